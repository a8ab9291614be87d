import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { permissionsByRole, type Role } from '@tallyhouse/shared/contracts/permissions';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp } from '../../app/testing/test-app';
import { accessTable, roles, type AccessDocument, type AccessRow } from './access-table';
import { printAccessJson, printAccessMarkdown } from './print-access';
import { signInForFetch } from './testing/sign-in-for-fetch';

const docs = join(__dirname, '../../../../docs');
let app: TestApp;
let table: AccessRow[];
let address: string;

beforeAll(async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder' });
  app = await startTestApp(store);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  table = accessTable((await app.server.inject('/api/openapi.json')).json<AccessDocument>());
});
afterAll(() => app.close());

// When these fail on purpose: npm run build, then
// node api/dist/main.js access > docs/access.json; node api/dist/main.js access --markdown > docs/access.md
test('docs/access.json has a row for every call, and no other', async () => {
  expect(await readFile(join(docs, 'access.json'), 'utf8')).toBe(printAccessJson(table));
});

test('docs/access.md is the same table', async () => {
  expect(await readFile(join(docs, 'access.md'), 'utf8')).toBe(printAccessMarkdown(table));
});

/** The domain's own table, §3.1: the permissions of a row, and the roles that have it. */
const law: readonly (readonly [string, readonly Role[]])[] = [
  ['dashboard.view', ['viewer', 'reporter', 'approver', 'auditor', 'admin']],
  ['reports.view', ['viewer', 'reporter', 'approver', 'auditor', 'admin']],
  ['reports.view-detail', ['viewer', 'reporter', 'approver', 'auditor']],
  ['players.unmask', ['reporter', 'approver', 'auditor']],
  ['reports.simulate', ['reporter', 'approver']],
  ['reports.delete-draft', ['reporter', 'approver']],
  ['filters.own', ['viewer', 'reporter', 'approver']],
  ['filters.shared', ['reporter', 'approver']],
  ['reports.submit', ['reporter']],
  ['reports.confirm', ['approver']],
  ['confirmation.view', ['viewer', 'reporter', 'approver', 'auditor']],
  ['tax.propose', ['reporter']],
  ['tax.confirm', ['approver']],
  ['alerts.handle', ['reporter', 'approver']],
  ['alerts.handle-system', ['admin']],
  ['logs.view', ['reporter', 'approver', 'auditor', 'admin']],
  ['loads.view', ['reporter', 'approver', 'auditor', 'admin']],
  ['audit.verify', ['approver', 'auditor']],
  ['evidence.download', ['approver', 'auditor']],
  ['blacklist.brand', ['approver', 'admin']],
  ['administration.view', ['approver', 'auditor', 'admin']],
  ['administration.propose', ['admin']],
  ['administration.confirm', ['approver']],
];

test.each(law)('%s is held by %j and nobody else', (permission, holders) => {
  const held = roles.filter((role) => (permissionsByRole[role] as readonly string[]).includes(permission));

  expect(held.sort()).toEqual([...holders].sort());
});

test('nothing but signing in, health and what describes the API is public', () => {
  const open = table.filter(({ access }) => access === 'public').map(({ call }) => call);

  expect(open).toEqual([
    'POST /api/Auth/acceptInvitation',
    'POST /api/Auth/checkInvitation',
    'POST /api/Auth/forgottenPassword',
    'POST /api/Auth/login',
    'POST /api/Auth/login/enrolment',
    'POST /api/Auth/login/enrolment/confirm',
    'POST /api/Auth/login/passkey',
    'POST /api/Auth/login/passkey/options',
    'POST /api/Auth/login/recoveryCode',
    'POST /api/Auth/refresh',
    'GET /api/Version',
    'GET /api/health',
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/openapi.json',
  ]);
});

describe.each(roles)('as %s', (role) => {
  test('every call is answered as its cell says', async () => {
    const wrong: string[] = [];
    for (const row of table) {
      const status = await statusOf(row, role);
      const isRefused = status === 401 || status === 403;
      if (row.access !== 'public' && isRefused !== (row.cells[role] === 'deny')) {
        wrong.push(`${row.call}: ${status} in place of ${row.cells[role]}`);
      }
      if (row.cells[role] === 'deny' && status !== 403) wrong.push(`${row.call}: ${status}, not 403`);
    }

    expect(wrong).toEqual([]);
  });
});

let people = 0;
const sessions = new Map<string, Record<string, string>>();

/** The status of the bare call; its answer is not waited for, since a stream has no end. */
async function statusOf({ call, brand }: AccessRow, role: Role): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  // Those end the session that they are made in.
  const key = /\/Auth\/|sessions|Password/.test(path) ? `${role} ${call}` : role;
  const headers = sessions.get(key) ?? (await signInForFetch(app, role, `u_${role}_${(people += 1)}`));
  sessions.set(key, headers);
  const ending = new AbortController();
  const answer = await fetch(`${address}${path.replaceAll(/\{\w+\}/g, 'x')}`, {
    method,
    headers: { ...headers, ...(brand === 'required' ? { brand: 'alder' } : {}) },
    signal: ending.signal,
  });
  ending.abort();
  return answer.status;
}
