import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { LightMyRequestResponse } from 'fastify';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import type { Target } from './fuzz-calls';
import type { OpenApiDocument } from './json-schema';

/**
 * What is wrong with an answer by the document; undefined when nothing is.
 *
 * An independent validator reads the document: the server checks its answers by the schemas that the document was
 * printed from, so it would not notice a wrong print.
 */
export function createJudge(
  document: OpenApiDocument,
): (target: Target, answer: LightMyRequestResponse) => string | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', ...document });
  const validators = new Map<string, ValidateFunction>();

  function validator(pointer: string): ValidateFunction {
    const known = validators.get(pointer);
    if (known !== undefined) return known;
    const made = ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, made);
    return made;
  }

  return ({ method, path, operation }, answer) => {
    const { statusCode } = answer;
    if (answer.headers['x-content-type-options'] !== 'nosniff') return 'no security headers';
    if (statusCode >= 500 && !isOfAuthority(answer)) return `${statusCode}: ${answer.body.slice(0, 300)}`;
    const type = withoutParameters(String(answer.headers['content-type'] ?? ''));
    if (statusCode >= 400) {
      if (type !== 'application/problem+json') return `a refusal of type ${type}`;
      const isProblem = validator('/components/schemas/Problem');
      if (!isProblem(answer.json())) return `no problem: ${ajv.errorsText(isProblem.errors)}`;
      return wordless(answer.json<Problem>());
    }
    const described = operation.responses[String(statusCode)];
    if (described === undefined) return `status ${statusCode} is not in the document`;
    const kinds = Object.keys(described.content ?? {});
    if (kinds.length === 0) return answer.body === '' ? undefined : 'a body where none is described';
    const kind = kinds.find((one) => withoutParameters(one) === type);
    if (kind === undefined) return `type ${type} instead of ${kinds.join(' or ')}`;
    if (kind !== 'application/json') return undefined;
    const steps = ['paths', path, method.toLowerCase(), 'responses', String(statusCode)];
    const pointer = [...steps, 'content', kind, 'schema'].map(escape).join('/');
    const isAnswer = validator(`/${pointer}`);
    return isAnswer(answer.json()) ? undefined : `not of its schema: ${ajv.errorsText(isAnswer.errors)}`;
  };
}

/** What a refusal leaves its caller to guess; undefined when it says which field is wrong and what would be right. */
function wordless({ code, detail = '', errors = [] }: Problem): string | undefined {
  if (code !== 'VALIDATION') return undefined;
  if (errors.length === 0) return detail === '' ? 'VALIDATION without a word of what to do' : undefined;
  const bare = errors.find(
    ({ field, message }) => field === '' || message.trim() === '' || message === 'Invalid input',
  );
  return bare === undefined
    ? undefined
    : `VALIDATION that names no field or no remedy: ${JSON.stringify(bare)}`;
}

/** An authority that does not answer is no failure of the server. */
export function isOfAuthority(answer: LightMyRequestResponse): boolean {
  if (![502, 504].includes(answer.statusCode)) return false;
  return answer.json<{ code?: string }>().code === 'AUTHORITY_UNAVAILABLE';
}

/** `text/csv` of `text/csv; charset=utf-8`. */
function withoutParameters(contentType: string): string {
  return contentType.split(';', 1)[0] ?? '';
}

/** A step of a JSON pointer inside a URI fragment. */
function escape(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
