import type { FiguresAnswer } from '../figures/figures-query';
import { chartViewOf, withChartView } from './chart-view';
import { placesMixOf } from './places-mix';

test('a drawing goes into the address and comes back; defaults leave it again', () => {
  const there = withChartView(new URLSearchParams('level=branch'), { chart: 'week', measure: 'winnings' });

  expect(there.toString()).toBe('level=branch&chart=week&chartMeasure=winnings');
  expect(chartViewOf(there)).toEqual({ chart: 'week', measure: 'winnings' });
  expect(withChartView(there, { chart: null, measure: 'ggr' }).toString()).toBe('level=branch');
  expect(chartViewOf(new URLSearchParams('chart=hour&chartMeasure=luck'))).toEqual({
    ...{ chart: null, measure: 'ggr' },
  });
});

test('places and what is left of them add up to the server’s total, to the cent', () => {
  const answer = (totalCount: number) =>
    ({
      items: [
        { id: 'a', ggr: '0.10' },
        { id: 'b', ggr: '-3.20' },
      ],
      totals: { ggr: '5.00' },
      totalCount,
    }) as unknown as FiguresAnswer;

  expect(placesMixOf(answer(2), 'ggr')).toMatchObject({ values: ['0.10', '-3.20'], sum: '5.00', rest: null });
  expect(placesMixOf(answer(9), 'ggr').rest).toBe('8.10');
});
