import { givenMeasures } from '../testing/given-totals';
import { reconcile } from './reconcile';

const online = givenMeasures({ bets: 3, stakesPlaced: '100.10', ggr: '-20.0001', hold: '-0.2' });
const retail = givenMeasures({ bets: 4, stakesPlaced: '0.20', ggr: '30.0002', hold: '0.9' });
const total = givenMeasures({ bets: 7, stakesPlaced: '100.30', ggr: '10.0001', hold: '0.1' });

test('every line that adds up is checked, ratios are not', () => {
  expect(reconcile([online, retail], total)).toEqual({ checked: 12, mismatches: [] });
});

test('a ten-thousandth too much is named with its line and its size', () => {
  const wrong = { ...total, ggr: '10.0000' };

  expect(reconcile([online, retail], wrong).mismatches).toMatchObject([
    { line: { measure: 'ggr', code: 'R4' }, difference: '0.0001' },
  ]);
});

test('counts are checked as amounts are', () => {
  expect(reconcile([online, retail], { ...total, bets: 8 }).mismatches).toMatchObject([
    { line: { measure: 'bets' }, difference: '-1.00' },
  ]);
});

test('a figure that is not defined for one of them is not checked', () => {
  const undefinedOnBasis = { ...online, winnings: null };

  expect(reconcile([undefinedOnBasis, retail], total).checked).toBe(11);
});

test('a brand with one channel has that channel as its total', () => {
  expect(reconcile([online], online)).toEqual({ checked: 12, mismatches: [] });
  expect(reconcile([], total).mismatches.map(({ line }) => line.measure)).toEqual([
    'bets',
    'stakesPlaced',
    'ggr',
  ]);
});
