import type { PackColumn } from '@tallyhouse/shared/contracts/retail-pack';
import { packCells, packColumns } from './pack-columns';

const title = { en: 'Drawer', sw: 'Droo' };
const columns: readonly PackColumn[] = [
  { field: 'closedAt', type: 'instant', title, help: title },
  { field: 'overShort', type: 'money', title, help: title },
  {
    field: 'drawerState',
    type: 'text',
    title,
    help: title,
    options: [{ value: 'SHORT', label: { en: 'Short', sw: 'Pungufu' } }],
  },
];

test('amounts carry their currency, states a shape beside the word of the reader', () => {
  const [, overShort, state] = packColumns(columns, {
    currency: 'TZS',
    titleOf: ({ sw }) => sw,
    wordOf: (_field, code) => code,
  });

  expect(overShort).toMatchObject({ type: 'money', unit: 'TZS' });
  expect(state?.title).toBe('Droo');
  expect(state?.valueLabels?.get('SHORT')).toBe('▼ Pungufu');
});

test('instants are written in the zone of the gaming day, all else stays as it is', () => {
  const cells = packCells(
    { closedAt: '2026-10-01T20:30:00.000Z', overShort: '-2350.50', drawerState: null },
    columns,
    'Africa/Dar_es_Salaam',
  );

  expect(cells['closedAt']).toContain('23:30');
  expect(cells).toMatchObject({ overShort: '-2350.50', drawerState: null });
});
