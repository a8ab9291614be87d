import { givenOwnBrand, signInWithEveryRole } from '../access/testing/own-brand';
import { openTestStore } from '../../store/testing/open-test-store';
import { targetsOf, type Target } from '../../app/testing/fuzz/fuzz-calls';
import type { OpenApiDocument } from '../../app/testing/fuzz/json-schema';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let caller: TestCaller;

beforeAll(async () => {
  const store = await openTestStore();
  await givenOwnBrand(store);
  app = await startTestApp(store);
  caller = await signInWithEveryRole(app);
});
afterAll(() => app.close());

/** What some calls need beside their days. */
const needed: Readonly<Record<string, string>> = {
  list: 'intake',
  by: 'branch',
  since: '2026-03-01T00:00:00Z',
};

// Versions of a document.
const undated = '/api/TaxReporting/periods/{id}/changes';

const namesOf = ({ operation }: Target) => operation.parameters.map(({ name }) => name);

test('days that end before they start are refused in one way by every call that takes them', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const dated = targetsOf(document).filter((target) => {
    const names = namesOf(target);
    return target.path !== undated && names.includes('from') && names.includes('to');
  });
  const passed: string[] = [];
  for (const target of dated) {
    const more = Object.entries(needed).filter(([name]) => namesOf(target).includes(name));
    const query = { from: '2026-03-31', to: '2026-03-01', ...Object.fromEntries(more) };
    const answer = await caller(target.method, target.path, { brand: 'alder', query });
    const { errors = [] } = answer.json<{ errors?: readonly { field: string; code: string }[] }>();
    const isRefused = errors.some(({ field, code }) => field === 'to' && code === 'BEFORE_FROM');
    if (answer.statusCode !== 400 || !isRefused)
      passed.push(`${target.method} ${target.path}: ${answer.statusCode} ${JSON.stringify(errors)}`);
  }

  expect(passed).toEqual([]);
  expect(dated.length).toBeGreaterThan(20);
});

test('the body of a simulation is refused so, too', async () => {
  const period = { from: '2026-03-31', to: '2026-03-01' };
  const body = { type: 'GGR_DAILY', period };
  const answer = await caller('POST', '/api/OnlineReports/simulation', { brand: 'alder', body });

  const { errors } = answer.json<{ errors: readonly { field: string }[] }>();
  expect(errors.find(({ field }) => field === 'period.to')).toMatchObject({ code: 'BEFORE_FROM' });
});

test('days without a beginning or without an end are open there', async () => {
  for (const query of [
    { from: '2026-03-31' },
    { to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-01' },
  ]) {
    expect((await caller('GET', '/api/LoadData', { brand: 'alder', query })).statusCode).toBe(200);
  }
});

test('the calendar of the dashboard says so of an end before its own beginning, too', async () => {
  const answer = await caller('GET', '/api/Dashboard/calendar', { query: { to: '2020-01-01' } });

  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'to', code: 'BEFORE_FROM' }] });
});
