import { givenOwnBrand, signInWithEveryRole } from '../access/testing/own-brand';
import { openTestStore } from '../../store/testing/open-test-store';
import { targetsOf, type Target } from '../../app/testing/fuzz/fuzz-calls';
import { resolve, type OpenApiDocument } from '../../app/testing/fuzz/json-schema';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let caller: TestCaller;
let document: OpenApiDocument;

beforeAll(async () => {
  const store = await openTestStore();
  await givenOwnBrand(store);
  app = await startTestApp(store);
  caller = await signInWithEveryRole(app);
  document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
});
afterAll(() => app.close());

const inQuery = ({ operation }: Target) => operation.parameters.some(({ name }) => name === 'pageSize');

function inBody({ operation }: Target): boolean {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return false;
  const { properties, anyOf = [] } = resolve(schema, document);
  const forms = [properties, ...anyOf.map((form) => resolve(form, document).properties)];
  return forms.some((fields) => fields !== undefined && 'pageSize' in fields);
}

test('no list gives more than 500 rows at once: 501 are refused by every call that takes a page size', async () => {
  const passed: string[] = [];
  const paged = targetsOf(document).filter((target) => inQuery(target) || inBody(target));
  for (const target of paged) {
    const { method } = target;
    const path = target.path.replaceAll(/\{\w+\}/g, 'x');
    const answer = inBody(target)
      ? await caller(method, path, { brand: 'alder', body: { pageSize: 501 } })
      : await caller(method, `${path}?pageSize=501`, { brand: 'alder' });
    const { errors = [] } = answer.json<{ errors?: readonly { field: string }[] }>();
    const isRefused = answer.statusCode === 400 && errors.some(({ field }) => field === 'pageSize');
    if (!isRefused) passed.push(`${method} ${target.path}: ${answer.statusCode} ${JSON.stringify(errors)}`);
  }

  expect(passed).toEqual([]);
  expect(paged.length).toBeGreaterThan(20);
});
