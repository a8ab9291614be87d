import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { givenShops } from '../../reporting/retail/retail-reports/testing/given-shops';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp } from '../../app/testing/test-app';

let app: TestApp;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenShops(store);
  app = await startTestApp(store);
});
afterEach(() => app.close());

test('the tree has regions, their branches, and what stands and works in each', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  const answer = await viewer('GET', '/api/Branches/tree', { brand: 'alder' });

  const opened = { openedOn: '2025-01-01', closedOn: null };
  expect(answer.json()).toEqual({
    regions: [
      {
        region: 'Arusha',
        terminalCount: 2,
        branches: [
          {
            id: 'b4',
            name: 'Gone',
            ...opened,
            closedOn: '2026-02-27',
            terminals: [{ id: 'b4-t1', kind: 'OTC' }],
            cashiers: [],
          },
          { id: 'b3', name: 'Njiro', ...opened, terminals: [{ id: 'b3-t1', kind: 'OTC' }], cashiers: [] },
        ],
      },
      {
        region: 'Dar es Salaam',
        terminalCount: 2,
        branches: [
          {
            id: 'b1',
            name: 'Kariakoo',
            ...opened,
            terminals: [{ id: 'b1-t1', kind: 'OTC' }],
            cashiers: [{ id: 'cashier-1', name: 'Asha' }],
          },
          {
            id: 'b2',
            name: 'Mbezi',
            ...opened,
            terminals: [{ id: 'b2-t1', kind: 'OTC' }],
            cashiers: [{ id: 'cashier-2', name: 'Juma' }],
          },
        ],
      },
    ],
  });
});

test('a brand sees its own branches only', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['elm'] });

  expect((await viewer('GET', '/api/Branches/tree', { brand: 'elm' })).json()).toEqual({ regions: [] });
  expect((await viewer('GET', '/api/Branches/tree', { brand: 'alder' })).statusCode).toBe(403);
});
