import type { GridColumn, GridRow, LoadBlock } from '../grid-model';

const verticals = ['CASINO', 'SPORTS', 'BINGO', 'LOTTERY'] as const;
const verticalNames = new Map([
  ['CASINO', 'Casino'],
  ['SPORTS', 'Sports betting'],
  ['BINGO', 'Bingo'],
  ['LOTTERY', 'Lottery'],
]);

const leading: readonly GridColumn[] = [
  { field: 'day', title: 'Gaming day', type: 'date', filter: 'date', isSortable: true, group: 'What' },
  {
    field: 'vertical',
    title: 'Vertical',
    type: 'text',
    filter: 'choice',
    valueLabels: verticalNames,
    isSortable: true,
    isGroupable: true,
    group: 'What',
  },
  {
    field: 'provider',
    title: 'Provider',
    type: 'text',
    filter: 'text',
    isSortable: true,
    isGroupable: true,
    group: 'What',
  },
  { field: 'bets', title: 'Bets', type: 'count', filter: 'number', isSortable: true, group: 'Figures' },
  {
    field: 'stakes',
    title: 'Stakes',
    type: 'money',
    unit: 'TZS',
    filter: 'number',
    isSortable: true,
    isLink: true,
    group: 'Figures',
  },
  {
    field: 'ggr',
    title: 'Gross gaming revenue',
    type: 'money',
    unit: 'TZS',
    filter: 'number',
    isSortable: true,
    lockedBecause: 'the authority demands it',
    help: 'Stakes minus payouts',
    group: 'Figures',
  },
  { field: 'hold', title: 'Hold', type: 'rate', filter: 'number', isSortable: true, group: 'Figures' },
];

/** So many columns of a report: what is told apart first, then figures. */
export function madeColumns(count: number): readonly GridColumn[] {
  const more = Array.from({ length: Math.max(0, count - leading.length) }, (_, at): GridColumn => ({
    field: `figure${at + 1}`,
    title: `Figure ${at + 1}`,
    type: 'money',
    unit: 'TZS',
    filter: 'number',
    isSortable: true,
    group: 'Further figures',
  }));
  return [...leading, ...more].slice(0, count);
}

/** A row as a server would send it; every thirteenth has no revenue, every seventh a loss. */
export function madeRow(index: number, columns: readonly GridColumn[]): GridRow {
  const day = new Date(Date.UTC(2026, 9, 1) + (index % 31) * 86_400_000).toISOString().slice(0, 10);
  const amount = `${(index * 7919) % 1_000_000}.${String((index * 37) % 100).padStart(2, '0')}`;
  const known: GridRow['values'] = {
    day,
    vertical: verticals[index % verticals.length] ?? null,
    provider: `Provider ${index + 1}`,
    bets: (index * 31) % 5000,
    stakes: amount,
    ggr: index % 13 === 12 ? null : index % 7 === 6 ? `-${amount}` : amount,
    hold: '0.0525',
  };
  const values = columns.map(({ field }) => [field, field in known ? (known[field] ?? null) : amount]);
  return { key: String(index), values: Object.fromEntries(values) as GridRow['values'] };
}

/** Made rows after a moment, as over a network. */
export function loadMade(columns: readonly GridColumn[], delayMs = 60): LoadBlock {
  return async (start, count) => {
    await new Promise((done) => setTimeout(done, delayMs));
    return Array.from({ length: count }, (_, step) => madeRow(start + step, columns));
  };
}
