import type { RegionOfTree } from './branch-tree-query';
import { keyOfPlace, placeOfKey, treeNodes } from './tree-nodes';

const branch = { openedOn: '2022-01-01', closedOn: null, terminals: [], cashiers: [] };
const regions: readonly RegionOfTree[] = [
  {
    region: 'Arusha',
    terminalCount: 2,
    branches: [
      {
        ...branch,
        id: 'S021',
        name: 'Kaloleni',
        terminals: [{ id: 'S021-T1', kind: 'OTC' }],
        cashiers: [{ id: 'S021-C1', name: 'Zawadi' }],
      },
      { ...branch, id: 'S022', name: 'Njiro', closedOn: '2026-01-31' },
    ],
  },
  { region: 'Dodoma', terminalCount: 0, branches: [{ ...branch, id: 'S029', name: 'Area C' }] },
];
const options = {
  sought: '',
  terminalTitle: (id: string, kind: string) => `${id} ${kind}`,
  closedTitle: (name: string) => `${name} closed`,
};

test('regions hold branches, branches their terminals and cashiers, which cannot be ticked', () => {
  const [arusha] = treeNodes(regions, options);

  expect(arusha?.title).toBe('Arusha (2)');
  expect(arusha?.children.map(({ title }) => title)).toEqual(['Kaloleni', 'Njiro closed']);
  expect(arusha?.children[0]?.children).toEqual([
    { key: 'terminal:S021-T1', title: 'S021-T1 OTC', isLeaf: true, checkable: false },
    { key: 'cashier:S021-C1', title: 'Zawadi', isLeaf: true, checkable: false },
  ]);
});

test.each([
  ['kalo', [['branch:S021']]],
  ['s029', [['branch:S029']]],
  ['arusha', [['branch:S021', 'branch:S022']]],
  ['nowhere', []],
] as const)('a search for %s leaves %j', (sought, expected) => {
  const nodes = treeNodes(regions, { ...options, sought });

  expect(nodes.map(({ children }) => children.map(({ key }) => key))).toEqual(expected);
});

test('a place survives the way through a key, whatever its name', () => {
  expect(placeOfKey(keyOfPlace('region', 'Dar: es Salaam'))).toEqual({
    kind: 'region',
    id: 'Dar: es Salaam',
  });
  expect(placeOfKey('planet:X')).toBeNull();
});
