import type { SummaryRow } from '@tallyhouse/shared/contracts/total-reports';
import { givenRow } from '../totals/testing/given-totals';
import { pivotOf } from './pivot';

function given(part: Partial<SummaryRow>): SummaryRow {
  return {
    ...givenRow(),
    from: '2026-10-01',
    to: '2026-10-01',
    hasData: true,
    status: 'FINAL',
    statusReasons: [],
    ...part,
  };
}

test('buckets become columns and values of the dimension rows', () => {
  const pivot = pivotOf(
    [
      given({ from: '2026-10-02', to: '2026-10-02', channel: 'ONLINE', ggr: '2.00' }),
      given({ channel: 'ONLINE', ggr: '1.00' }),
      given({ channel: 'RETAIL', ggr: '-3.00' }),
    ],
    'channel',
    'ggr',
  );

  expect(pivot.buckets.map(({ from }) => from)).toEqual(['2026-10-01', '2026-10-02']);
  expect(pivot.rows.map(({ value, cells }) => [value, ...cells])).toEqual([
    ['ONLINE', '1.00', '2.00'],
    ['RETAIL', '-3.00', null],
  ]);
});

test('a bucket without any fact is no zero', () => {
  const pivot = pivotOf(
    [given({ ggr: '0.00', hasData: false }), given({ from: '2026-10-02', ggr: '0.00' })],
    null,
    'ggr',
  );

  expect(pivot.rows[0]?.cells).toEqual([null, '0.00']);
});

test('a bucket without facts makes a column, but no row without a name', () => {
  const pivot = pivotOf(
    [given({ hasData: false }), given({ from: '2026-10-02', vertical: 'BINGO', ggr: '5.00' })],
    'vertical',
    'ggr',
  );

  expect(pivot.buckets).toHaveLength(2);
  expect(pivot.rows.map(({ value, cells }) => [value, ...cells])).toEqual([['BINGO', null, '5.00']]);
});

test('brands are not mixed', () => {
  const pivot = pivotOf([given({ ggr: '1.00' }), given({ brandId: 'birch', ggr: '2.00' })], null, 'ggr');

  expect(pivot.rows).toHaveLength(2);
});
