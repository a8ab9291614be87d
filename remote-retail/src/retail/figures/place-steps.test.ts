import type { RetailText } from '../../i18n/use-retail-text';
import type { RegionOfTree } from '../branches/branch-tree-query';
import { placeSteps } from './place-steps';
import { placeViewOf } from './place-view';

const text = ((key: string) => key) as RetailText;
const regions: readonly RegionOfTree[] = [
  {
    region: 'Arusha',
    terminalCount: 1,
    branches: [
      {
        id: 'S021',
        name: 'Kaloleni',
        openedOn: '2022-01-01',
        closedOn: null,
        terminals: [{ id: 'S021-T1', kind: 'OTC' }],
        cashiers: [{ id: 'S021-C1', name: 'Zawadi' }],
      },
    ],
  },
];

const titles = (search: string) =>
  placeSteps(placeViewOf(new URLSearchParams(search)), regions, text).map(({ title }) => title);

test.each([
  ['', ['allRegions']],
  ['level=branch', ['allRegions', 'allBranches']],
  ['level=branch&parentId=Arusha', ['allRegions', 'Arusha']],
  ['level=terminal&parentId=S021', ['allRegions', 'Arusha', 'Kaloleni']],
  ['level=ticket&parentId=S021', ['allRegions', 'Arusha', 'Kaloleni', 'level.ticket']],
  ['level=ticket&parentId=S021-C1', ['allRegions', 'Arusha', 'Kaloleni', 'Zawadi']],
  ['level=ticket', ['allRegions', 'allTickets']],
  ['level=terminal&parentId=gone', ['allRegions', 'gone']],
] as const)('%s leads through %j', (search, expected) => {
  expect(titles(search)).toEqual(expected);
});

test('the way back from a cashier’s tickets is the branch’s cashiers', () => {
  const steps = placeSteps(placeViewOf(new URLSearchParams('level=ticket&parentId=S021-C1')), regions, text);

  expect(steps.at(-2)?.target).toEqual({ level: 'cashier', parentId: 'S021' });
});
