import fc from 'fast-check';
import { resolve, type JsonSchema, type OpenApiDocument } from './json-schema';

/** Values worth trying wherever a text of that name is asked for: real ids, types, currencies. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>;

interface Surroundings {
  readonly document: OpenApiDocument;
  readonly known: KnownTexts;
}

const mostDepth = 5;

/** Values of the form `schema` asks for. `name` is that of the field, where there is one. */
export function valuesOf(
  schema: JsonSchema,
  surroundings: Surroundings,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const plain = resolve(schema, surroundings.document);
  const inner = (part: JsonSchema, of = name) => valuesOf(part, surroundings, of, depth + 1);
  if ('const' in plain) return fc.constant(plain.const);
  if (plain.enum !== undefined) return fc.constantFrom(...plain.enum);
  const branches = plain.anyOf ?? plain.oneOf;
  if (branches !== undefined) return fc.oneof(...endingBranches(branches, depth).map((part) => inner(part)));
  if (plain.allOf !== undefined) {
    return fc
      .tuple(...plain.allOf.map((part) => inner(part)))
      .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  }
  switch (plain.type) {
    case 'string':
      return textsOf(plain, surroundings.known.get(name) ?? []);
    case 'integer':
    case 'number':
      return fc.integer({ min: clamp(plain.minimum, 0), max: Math.min(plain.maximum ?? 1000, 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(plain.items ?? {}), {
        minLength: plain.minItems ?? 0,
        maxLength: Math.max(plain.minItems ?? 0, depth > mostDepth ? 0 : Math.min(plain.maxItems ?? 3, 3)),
      });
    case 'object':
      return objectsOf(plain, inner);
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  }
}

/** Deep down only what comes to an end. */
function endingBranches(branches: readonly JsonSchema[], depth: number): readonly JsonSchema[] {
  if (depth <= mostDepth) return branches;
  const ending = branches.filter(({ $ref, type }) => $ref === undefined && type !== 'object');
  return ending.length > 0 ? ending : branches.slice(0, 1);
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (part: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, inner(part, name)]),
  );
  if (Object.keys(fields).length > 0) return fc.record(fields, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return fc.constant({});
  return fc.dictionary(fc.stringMatching(/^[A-Za-z]{1,12}$/), inner(additionalProperties, ''), {
    maxKeys: 3,
  });
}

function textsOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const made = madeTexts(schema);
  return known.length === 0 ? made : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, made);
}

function madeTexts({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  if (format === 'date') return instants.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return instants.map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

function clamp(minimum: number | undefined, least: number): number {
  return Math.max(minimum ?? least, -1000);
}
