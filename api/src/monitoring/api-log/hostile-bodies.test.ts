import type { ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp } from '../../app/testing/test-app';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp(await openTestStore(), { now: '2026-04-10T08:00:00Z' });
});
afterEach(() => app.close());

test.each([
  ['lists', '['.repeat(5000) + ']'.repeat(5000)],
  ['objects', `{"email":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`],
])(
  'a login nested in thousands of %s is refused in words, and everybody’s calls are noted',
  async (_what, payload) => {
    const auditor = await app.signIn({ role: 'auditor', brandIds: '*' });
    const headers = { 'content-type': 'application/json' };
    await auditor('GET', '/api/User/brands');

    const refused = await app.server.inject({ method: 'POST', url: '/api/Auth/login', headers, payload });
    await auditor('GET', '/api/User/brands');

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION',
      title: 'The request is nested too deeply',
      detail: 'Send at most 64 levels of objects and lists within each other.',
    });
    const answer = await auditor('GET', '/api/ApiLog');
    const { items, lost } = answer.json<{ items: ApiCallHeader[]; lost: number }>();
    expect(items.map(({ path, status }) => `${path} ${status}`).sort()).toEqual([
      '/api/Auth/login 400',
      '/api/User/brands 200',
      '/api/User/brands 200',
    ]);
    expect(lost).toBe(0);
  },
);
