import type { RowView } from '../report-queries';
import type { SpokenField } from '../use-report-fields';
import { viewOfLevel } from './group-steps';

const fields = [
  { field: 'day', role: 'dimension' },
  { field: 'vertical', role: 'dimension' },
  { field: 'ggr', role: 'measure' },
] as unknown as SpokenField[];
const view: RowView = {
  filters: [{ field: 'ggr', op: 'gt', value: '1' }],
  groupBy: ['vertical', 'licence'],
  sort: [
    { field: 'ggr', dir: 'desc' },
    { field: 'day', dir: 'asc' },
  ],
};

test('the first level asks for the groups of the first field, ordered by what groups have', () => {
  expect(viewOfLevel(view, [], fields)).toEqual({
    filters: view.filters,
    groupBy: ['vertical'],
    sort: [{ field: 'ggr', dir: 'desc' }],
  });
});

test('below a group its value holds too; a group without a value is asked for as such', () => {
  const inside = viewOfLevel(view, [{ field: 'vertical', value: null }], fields);

  expect(inside.groupBy).toEqual(['licence']);
  expect(inside.filters).toEqual([...view.filters, { field: 'vertical', op: 'isNull' }]);
});

test('below the last group stand plain rows in the whole order', () => {
  const path = [
    { field: 'vertical', value: 'BINGO' },
    { field: 'licence', value: 'lic_1' },
  ];

  expect(viewOfLevel(view, path, fields)).toEqual({
    filters: [
      ...view.filters,
      { field: 'vertical', op: 'eq', value: 'BINGO' },
      { field: 'licence', op: 'eq', value: 'lic_1' },
    ],
    groupBy: [],
    sort: view.sort,
  });
});
