import { givenBet, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { runRebuildSumsCommand } from './rebuild-sums';

let store: Store;
let printed: string[];
beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store);
  await givenBet(store);
  printed = [];
});
afterEach(() => store.close());

const comparing = [
  'Comparing the sums of each day with its facts …',
  'Comparing what is kept of tickets …',
  'Comparing what is kept of players …',
];

const run = (...args: string[]) =>
  runRebuildSumsCommand(args, { store, print: (line) => void printed.push(line) });

test('sums that were changed by hand are found by --check, which changes nothing, and put right with progress', async () => {
  expect(await run('--check')).toBe(0);
  await store.query('update daily_sum set bets = 7');
  printed = [];

  expect(await run('--check')).toBe(1);
  expect(printed).toEqual([
    ...comparing,
    'alder 2026-03-10: bets',
    'This is not what the facts come to. Put it right with: rebuild-sums',
  ]);
  printed = [];
  expect(await run()).toBe(0);
  expect(printed[0]).toBe('  7 %  alder: bet');
  expect(printed.slice(-5)).toEqual([
    '100 %  elm: player',
    ...comparing,
    'What is kept of every day, ticket and player is what its facts come to.',
  ]);
  expect(await run('--check')).toBe(0);
});

test('says what it does', async () => {
  expect(await run('--help')).toBe(0);
  expect(printed.join('')).toContain('--check');
});
