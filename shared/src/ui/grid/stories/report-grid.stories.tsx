import type { Story } from '@ladle/react';
import { useState } from 'react';
import { EmptyNotice } from '../../empty-notice';
import type { GridGroups, LoadBlock } from '../grid-model';
import { loadMade, madeColumns, madeRow } from './made-rows';
import { StoryGrid } from './story-grid';

const columns = madeColumns(12);
const wide = madeColumns(30);
const load = loadMade(columns);
const loadWide = loadMade(wide);

/** A million rows of thirty columns, fetched as they come into view. */
export const MillionRows: Story = () => (
  <StoryGrid columns={wide} rows={{ rowCount: 1_000_000, loadBlock: loadWide }} />
);

/** Sorted by two columns, filtered by two. */
export const SortedAndFiltered: Story = () => (
  <StoryGrid
    columns={columns}
    rows={{ rowCount: 48_212, loadBlock: load }}
    start={{
      sort: [
        { field: 'ggr', dir: 'desc' },
        { field: 'provider', dir: 'asc' },
      ],
      filters: [
        { field: 'ggr', op: 'between', value: ['-1000', '250000.5'] },
        { field: 'vertical', op: 'in', value: ['CASINO', 'BINGO'] },
      ],
    }}
  />
);

/** Cells marked by conditions, with a shape and words. */
export const Marked: Story = () => (
  <StoryGrid
    columns={columns}
    rows={{ rowCount: 48_212, loadBlock: load }}
    start={{
      marks: [
        { field: 'ggr', op: 'lt', value: '0' },
        { field: 'provider', op: 'contains', value: '7' },
      ],
    }}
  />
);

/** Columns pinned at both sides, moved, hidden and of chosen widths. */
export const Arranged: Story = () => (
  <StoryGrid
    columns={wide}
    rows={{ rowCount: 5_000, loadBlock: loadWide }}
    start={{
      layout: {
        order: ['day', 'ggr', 'stakes'],
        hidden: ['bets', 'figure3'],
        pins: { start: ['day', 'vertical'], end: ['ggr'] },
        widths: { vertical: 180, stakes: 220 },
      },
      density: 'compact',
    }}
  />
);

const groups: GridGroups = {
  by: ['vertical', 'provider'],
  hasRows: true,
  open: async () => {
    await new Promise((done) => setTimeout(done, 400));
    return { rowCount: 6, loadBlock: load };
  },
};

/** Groups within groups, each with the server's subtotals. */
export const Grouped: Story = () => (
  <StoryGrid columns={columns} rows={{ rowCount: 4, loadBlock: load, groups }} />
);

/** Nothing has come yet. */
export const Loading: Story = () => (
  <StoryGrid columns={columns} rows={{ rowCount: 0, loadBlock: load, isLoading: true }} />
);

/** Rows on the way that never come, and totals that are there already. */
export const Waiting: Story = () => {
  const [never] = useState((): LoadBlock => () => new Promise(() => undefined));
  return <StoryGrid columns={columns} rows={{ rowCount: 900, loadBlock: never }} />;
};

/** What is shown is asked for again. */
export const Updating: Story = () => (
  <StoryGrid columns={columns} rows={{ rowCount: 48_212, loadBlock: load, isUpdating: true }} />
);

/** Rows that cannot be had; trying again brings them. */
export const Failing: Story = () => {
  const [failing] = useState((): LoadBlock => {
    let attempts = 0;
    return (start, count, signal) => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new TypeError('no network')) : load(start, count, signal);
    };
  });
  return <StoryGrid columns={columns} rows={{ rowCount: 900, loadBlock: failing }} />;
};

/** Nothing matches the filter. */
export const Empty: Story = () => (
  <StoryGrid
    columns={columns}
    rows={{ rowCount: 0, loadBlock: load }}
    start={{ filters: [{ field: 'provider', op: 'contains', value: 'nobody' }] }}
    empty={<EmptyNotice title="Nothing matches the filter" hint="Take one of the filters away." />}
  />
);

const longColumns = columns.map((column) => ({
  ...column,
  title: `${column.title} ‹ẋẋẋẋẋẋẋẋẋẋẋẋ longer by half›`,
}));
const loadLong: LoadBlock = (start, count) =>
  Promise.resolve(
    Array.from({ length: count }, (_, step) => {
      const row = madeRow(start + step, longColumns);
      const provider = `A provider with a name that goes on and on, number ${start + step}, شركة للألعاب`;
      return { ...row, values: { ...row.values, provider } };
    }),
  );

/** Titles and names longer than their columns. */
export const LongText: Story = () => (
  <StoryGrid
    columns={longColumns}
    rows={{ rowCount: 48_212, loadBlock: loadLong }}
    start={{ density: 'comfortable' }}
  />
);

/** From right to left: pins and arrows mirror, numbers do not. */
export const RightToLeft: Story = () => (
  <div dir="rtl">
    <StoryGrid columns={wide} rows={{ rowCount: 1_000_000, loadBlock: loadWide }} />
  </div>
);

/** On the dark paper of the page; switch the theme at the lower left. */
export const Dark: Story = () => <StoryGrid columns={columns} rows={{ rowCount: 48_212, loadBlock: load }} />;
