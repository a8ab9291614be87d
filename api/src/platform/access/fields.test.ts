import fc from 'fast-check';
import { openTestStore } from '../../store/testing/open-test-store';
import { targetsOf, type Target } from '../../app/testing/fuzz/fuzz-calls';
import { resolve, type JsonSchema, type OpenApiDocument } from '../../app/testing/fuzz/json-schema';
import { valuesOf } from '../../app/testing/fuzz/schema-values';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { givenOwnBrand, signInWithEveryRole } from './testing/own-brand';

let app: TestApp;
let caller: TestCaller;
let document: OpenApiDocument;
let targets: readonly Target[];

beforeAll(async () => {
  const store = await openTestStore();
  await givenOwnBrand(store);
  app = await startTestApp(store);
  caller = await signInWithEveryRole(app);
  document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  targets = targetsOf(document).filter(({ path }) => !path.includes('/stream'));
});
afterAll(() => app.close());

/** What only the server decides. */
const decided = ['id', 'brandId', 'state', 'status', 'role', 'createdBy', 'ownerId', 'version', '__proto__'];

const jsonBodyOf = ({ operation }: Target) => operation.requestBody?.content['application/json'];
const nameOf = ({ method, path }: Target) => `${method} ${path}`;

test('every object of every request is closed', () => {
  const open = targets.flatMap((target) => {
    const schema = jsonBodyOf(target)?.schema;
    return schema === undefined ? [] : openObjects(schema).map((place) => `${nameOf(target)} ${place}`);
  });

  expect(open).toEqual([]);
  expect(targets.filter((target) => jsonBodyOf(target) !== undefined).length).toBeGreaterThan(40);
});

/** Places of objects that take more than the fields they name; a map of free keys names none. */
function openObjects(schema: JsonSchema, place = 'body', depth = 0): string[] {
  if (depth > 8) return [];
  const plain = resolve(schema, document);
  const own =
    plain.type === 'object' && plain.properties !== undefined && plain.additionalProperties !== false
      ? [place]
      : [];
  const parts: (readonly [string, JsonSchema])[] = [
    ...Object.entries(plain.properties ?? {}),
    ...[...(plain.anyOf ?? []), ...(plain.oneOf ?? []), ...(plain.allOf ?? [])].map(
      (part, index) => [`(${index})`, part] as const,
    ),
    ...(plain.items === undefined ? [] : [['[]', plain.items] as const]),
  ];
  return [...own, ...parts.flatMap(([name, part]) => openObjects(part, `${place}.${name}`, depth + 1))];
}

test('a field that is not of the call is refused by every call that takes a body', async () => {
  const passed: string[] = [];
  for (const target of targets) {
    const json = jsonBodyOf(target);
    if (json === undefined) continue;
    const made = fc.sample(valuesOf(json.schema, { document, known: new Map() }), { numRuns: 1, seed: 1 })[0];
    const body = (json.example ?? made) as object;
    const known = new Set(fieldsOf(json.schema));
    for (const field of decided.filter((name) => !known.has(name))) {
      // Written by hand: an object would take `__proto__` for its own.
      const text = JSON.stringify(body).replace(
        /^\{/,
        `{"${field}":"x"${Object.keys(body).length > 0 ? ',' : ''}`,
      );
      const answer = await caller(target.method, pathOf(target), {
        brand: 'alder',
        body: text,
        headers: { 'content-type': 'application/json' },
      });
      if (answer.statusCode !== 400) passed.push(`${nameOf(target)} ${field}: ${answer.statusCode}`);
    }
  }

  expect(passed).toEqual([]);
});

test('so is one that is not of its query, by every call there is', async () => {
  const passed: string[] = [];
  for (const target of targets) {
    if (/^\/api\/(Auth|health|Version|openapi)/.test(target.path)) continue;
    const answer = await caller(target.method, `${pathOf(target)}?createdBy=u_1`, { brand: 'alder' });
    if (answer.statusCode !== 400) passed.push(`${nameOf(target)}: ${answer.statusCode}`);
  }

  expect(passed).toEqual([]);
});

function pathOf({ path }: Target): string {
  return path.replaceAll(/\{\w+\}/g, 'x');
}

/** Names of the fields of a body, those of all its forms together. */
function fieldsOf(schema: JsonSchema): string[] {
  const plain = resolve(schema, document);
  const forms = [...(plain.anyOf ?? []), ...(plain.oneOf ?? []), ...(plain.allOf ?? [])];
  return [...Object.keys(plain.properties ?? {}), ...forms.flatMap(fieldsOf)];
}
