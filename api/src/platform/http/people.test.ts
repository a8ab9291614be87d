import { openTestStore } from '../../store/testing/open-test-store';
import { targetsOf } from '../../app/testing/fuzz/fuzz-calls';
import { resolve, type JsonSchema, type OpenApiDocument } from '../../app/testing/fuzz/json-schema';
import { startTestApp, type TestApp } from '../../app/testing/test-app';

let app: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  app = await startTestApp(await openTestStore());
  document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
});
afterAll(() => app.close());

/** What reads as if it named somebody, and does not: the file that came in the place of another. */
const nobody: readonly string[] = ['supersededBy'];

/** Names of fields that stand for somebody. */
const somebody = /(?:^by|By|^actor|^owner|^recipient|^handlers)$/;

interface Named {
  readonly field: string;
  /** Whether the account is beside it. */
  readonly beside: boolean;
}

/** Every field of `schema` and of what it is made of that names somebody, by its path. */
function namedIn(schema: JsonSchema, path: readonly string[], seen: ReadonlySet<JsonSchema>): Named[] {
  const plain = resolve(schema, document);
  if (seen.has(plain)) return [];
  const within = (part: JsonSchema, ...steps: string[]) =>
    namedIn(part, [...path, ...steps], new Set([...seen, plain]));
  const { properties = {}, items, additionalProperties } = plain;
  const forms = [...(plain.anyOf ?? []), ...(plain.oneOf ?? []), ...(plain.allOf ?? [])];
  return [
    ...Object.entries(properties).flatMap(([key, part]) => [
      ...(somebody.test(key) && !nobody.includes(key)
        ? namesOf(part, properties[`${key}Account`] !== undefined)
        : []
      ).map((beside): Named => ({ field: [...path, key].join('.'), beside })),
      ...within(part, key),
    ]),
    ...(items === undefined ? [] : within(items)),
    ...(typeof additionalProperties === 'object' ? within(additionalProperties) : []),
    ...forms.flatMap((form) => within(form)),
  ];
}

/** For each form of a field that is a text or an object with a name: whether the account is beside it. */
function namesOf(schema: JsonSchema, isBeside: boolean): boolean[] {
  const plain = resolve(schema, document);
  const forms = [...(plain.anyOf ?? []), ...(plain.oneOf ?? [])];
  if (forms.length > 0) return forms.flatMap((form) => namesOf(form, isBeside));
  if (plain.type === 'array') return namesOf(plain.items ?? {}, isBeside);
  if (plain.type === 'object')
    return plain.properties?.['name'] === undefined ? [] : ['account' in plain.properties];
  const isName = plain.type === 'string' && plain.enum === undefined && plain.format === undefined;
  return isName ? [isBeside] : [];
}

test('wherever an answer names somebody, its contract has the account beside the name', () => {
  const named = targetsOf(document).flatMap(({ method, path, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      status.startsWith('2')
        ? Object.values(content).flatMap(({ schema }) => namedIn(schema, [`${method} ${path}`], new Set()))
        : [],
    ),
  );

  expect(named.filter(({ beside }) => !beside).map(({ field }) => field)).toEqual([]);
  expect(new Set(named.map(({ field }) => field)).size).toBeGreaterThan(40);
});
