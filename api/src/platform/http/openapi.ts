import { mayRepeat, type Endpoint, type Schema } from '@tallyhouse/shared/contracts/endpoint';
import { problemCodes, problemSchema } from '@tallyhouse/shared/contracts/problem';
import { takesTurns } from './reads/quick-reads';
import recordedExamples from './recorded-examples.json';
import { createSchemaPrinter, type PrintSchema } from './named-schemas';

type Json = Record<string, unknown>;

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** The OpenAPI 3.1 document of `endpoints`, in their order. */
export function createOpenApi(endpoints: readonly Endpoint[], version: string): Json {
  const { print, components } = createSchemaPrinter();
  const problem = print(problemSchema, 'output');
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, print) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tallyhouse API',
      version,
      description:
        'Money is a decimal string in major units, its currency beside it. Instants are UTC, gaming days plain dates. Every refusal is a problem (RFC 9457) whose `code` says why.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problem, ...components },
      responses: {
        Problem: {
          description: `The call was refused. Codes: ${problemCodes.join(', ')}.`,
          content: problemContent,
        },
        Busy: {
          description: 'BUSY: too many reads wait already; nothing was begun. Ask again after `Retry-After`.',
          headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } },
          content: problemContent,
        },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'Value of the cookie XSRF-TOKEN, on every writing call of a signed-in user.',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, print: PrintSchema): Json {
  const { access, method, tag, summary } = endpoint;
  const permission = access === 'public' || access === 'signed-in' ? {} : { 'x-permission': access };
  return {
    operationId: operationIdOf(endpoint),
    tags: [tag],
    summary,
    ...permission,
    // Whether a client may send it again when the answer was lost.
    'x-repeatable': mayRepeat(endpoint),
    security:
      access === 'public' ? [] : [{ accessToken: [], ...(method === 'GET' ? {} : { antiForgery: [] }) }],
    parameters: [
      ...parametersOf('path', endpoint.params, print),
      ...parametersOf('query', endpoint.query, print),
      ...brandParameter(endpoint),
      ...keyParameter(endpoint),
      ...versionParameter(endpoint),
    ],
    ...requestBodyOf(endpoint, print),
    responses: {
      [endpoint.status]: answerOf(endpoint, print),
      ...acceptedAnswer(endpoint, print),
      ...problemAnswers(endpoint),
    },
  };
}

/** What the contract says by way of example; where it says nothing, a call that was made of the demo server. */
function exampleOf({ method, path, example }: Endpoint): {
  readonly body?: unknown;
  readonly answer?: unknown;
} {
  const recorded: Readonly<Record<string, object | undefined>> = recordedExamples;
  return { ...recorded[`${method} ${path}`], ...example };
}

/** 202 with the job that the call goes on as, where it may. */
function acceptedAnswer({ accepted }: Endpoint, print: PrintSchema): Json {
  if (accepted === undefined) return {};
  const location = { description: 'Address of the job.', schema: { type: 'string' } };
  return {
    202: {
      description: 'It goes on as a job.',
      headers: { Location: location },
      content: { 'application/json': { schema: print(accepted, 'output') } },
    },
  };
}

function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .split('/')
    .flatMap((part) => (part === '' || part === 'api' ? [] : [part.replace(':', 'by-')]));
  return [method.toLowerCase(), ...words].join('-');
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined, print: PrintSchema): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = print(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function brandParameter({ brand }: Endpoint): Json[] {
  if (brand === undefined) return [];
  const description =
    brand === 'required'
      ? 'Id of the brand to act for.'
      : 'Id of one brand; left out: all of the user’s own.';
  return [
    { name: 'Brand', in: 'header', required: brand === 'required', description, schema: { type: 'string' } },
  ];
}

function keyParameter({ keyed }: Endpoint): Json[] {
  if (keyed !== true) return [];
  const description =
    'Names this call: for a day the same key with the same request is done once and gets the same answer, marked Idempotency-Replayed: true. Another request with it: 422 IDEMPOTENCY_MISMATCH. Still under way: 409 IDEMPOTENCY_RUNNING.';
  const schema = { type: 'string', pattern: '^[\\w-]{1,128}$' };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

function versionParameter({ versioned }: Endpoint): Json[] {
  if (versioned !== true) return [];
  const description =
    'The version that was read, as its ETag or number; left out for a document that nobody has written yet. Another version is in force: 412 VERSION_CONFLICT.';
  const schema = { type: 'string', pattern: '^(?:W/)?"?\\d{1,9}"?$' };
  return [{ name: 'If-Match', in: 'header', required: false, description, schema }];
}

function requestBodyOf(endpoint: Endpoint, print: PrintSchema): Json {
  const { body, upload } = endpoint;
  if (upload !== undefined) {
    const content = Object.fromEntries(upload.types.map((type) => [type, { schema: { type: 'string' } }]));
    return { requestBody: { required: true, content } };
  }
  if (body === undefined) return {};
  const example = exampleOf(endpoint).body;
  const examples = example === undefined ? {} : { example };
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: print(body, 'input'), ...examples } },
    },
  };
}

function answerOf(endpoint: Endpoint, print: PrintSchema): Json {
  const { answer, binary, orFile } = endpoint;
  if (binary !== undefined) {
    return {
      description: 'The file.',
      content: { [binary]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (answer === undefined) return { description: 'Done.' };
  const example = exampleOf(endpoint).answer;
  const examples = example === undefined ? {} : { example };
  return {
    description: 'The answer.',
    content: {
      'application/json': { schema: print(answer, 'output'), ...examples },
      ...(orFile === undefined ? {} : { [orFile]: { schema: { type: 'string', format: 'binary' } } }),
    },
  };
}

function problemAnswers(endpoint: Endpoint): Json {
  const { access, params, brand } = endpoint;
  const problem = { $ref: '#/components/responses/Problem' };
  return {
    400: problem,
    ...(access === 'public' ? {} : { 401: problem }),
    ...(access === 'public' && brand === undefined ? {} : { 403: problem }),
    ...(params === undefined ? {} : { 404: problem }),
    ...(takesTurns(endpoint) ? { 503: { $ref: '#/components/responses/Busy' } } : {}),
    default: problem,
  };
}
