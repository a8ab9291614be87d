import Big from 'big.js';
import type { WorkedExample } from '../../contracts/terms/term';
import { terms } from '../../contracts/terms/terms';
import { whyChanged, type PartPlayed, type Played } from './why-changed';

const played = (part: Partial<Played>): Played => ({
  ...{ bets: 0, players: null, stakes: '0.00', amount: '0.00' },
  ...part,
});
const add = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Big(0)).toFixed(2);

// Sports keeps 10 %, slots 5 %. Sports doubles, slots stays, and keeps 6 % now.
const parts: readonly PartPlayed[] = [
  {
    key: 'SPORTS',
    before: played({ stakes: '1000.00', amount: '100.00' }),
    now: played({ stakes: '2000.00', amount: '200.00' }),
  },
  {
    key: 'SLOTS',
    before: played({ stakes: '1000.00', amount: '50.00' }),
    now: played({ stakes: '1000.00', amount: '60.00' }),
  },
];

test('volume, mix and ratio of a change that was worked out by hand', () => {
  const why = whyChanged(parts, {
    before: { bets: 100, players: 10, staked: '2500.00' },
    now: { bets: 180, players: 12, staked: '3000.00' },
  });

  expect(why).toEqual({
    before: '150.00',
    now: '260.00',
    effects: [
      // Stakes that counted grew by half: 75. By players alone a fifth, 30; by bets four fifths, 120. What was staked
      // grew by a fifth alone, 30, so each bet was smaller: −90. A fifth of it had been given back, and nothing is: 45.
      { code: 'PLAYERS', amount: '30.00' },
      { code: 'BETS_PER_PLAYER', amount: '90.00' },
      { code: 'STAKE_PER_BET', amount: '-90.00' },
      { code: 'VOIDED', amount: '45.00' },
      // 2,000 at 10 % and 1,000 at 5 % are 250, and 225 had both grown alike.
      { code: 'MIX', amount: '25.00' },
      { code: 'RATIO', amount: '10.00' },
    ],
    parts: [
      { key: 'SPORTS', before: '100.00', volume: '50.00', mix: '50.00', ratio: '0.00', now: '200.00' },
      { key: 'SLOTS', before: '50.00', volume: '25.00', mix: '-25.00', ratio: '10.00', now: '60.00' },
    ],
  });
});

test('without players, bets alone tell how many played; without bets, stakes; where voids are not known, they are none', () => {
  const codes = (bets: number, players: number | null, staked: string | null = null) =>
    whyChanged(parts, {
      before: { bets, players, staked },
      now: { bets: 180, players: 12, staked },
    }).effects?.map(({ code }) => code);

  expect(codes(100, null)).toEqual(['BETS', 'STAKE_PER_BET', 'MIX', 'RATIO']);
  expect(codes(100, null, '9.00')).toEqual(['BETS', 'STAKE_PER_BET', 'VOIDED', 'MIX', 'RATIO']);
  expect(codes(100, 0)).toEqual(['BETS', 'STAKE_PER_BET', 'MIX', 'RATIO']);
  expect(codes(0, 10)).toEqual(['STAKES', 'MIX', 'RATIO']);
});

test('a period without stakes explains nothing, and says by how much each part changed', () => {
  const why = whyChanged([{ key: 'NEW', before: null, now: played({ stakes: '10.00', amount: '3.00' }) }], {
    before: { bets: 0, players: 0, staked: null },
    now: { bets: 1, players: 1, staked: null },
  });

  expect(why).toEqual({
    before: '0.00',
    now: '3.00',
    effects: null,
    parts: [{ key: 'NEW', before: '0.00', volume: null, mix: null, ratio: null, now: '3.00' }],
  });
});

test('figures in whole units have causes in whole units', () => {
  const [sports, slots] = parts;
  const odd = { ...slots!, now: played({ stakes: '997.00', amount: '61.00' }) };

  const { effects } = whyChanged([sports!, odd], {
    before: { bets: 7, players: null, staked: '2003.00' },
    now: { bets: 9, players: null, staked: '3007.00' },
  });

  for (const { amount } of effects ?? []) expect(amount).toMatch(/\.00$/);
  expect(add(['150.00', ...(effects ?? []).map(({ amount }) => amount)])).toBe('261.00');
});

test('whatever was played, causes and parts add up to the cent, each row and each column', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const cents = (below: number, least = 0) => ((next(below) + least) / 100).toFixed(2);
  for (let book = 0; book < 300; book += 1) {
    const isStakes = next(5) === 0;
    const side = () => {
      const stakes = cents(9_999_999);
      return next(6) === 0
        ? null
        : played({ stakes, amount: isStakes ? stakes : cents(2_000_001, -1_000_000) });
    };
    const random = Array.from({ length: 1 + next(7) }, (_, place) => ({
      key: `P${place}`,
      before: side(),
      now: side(),
    }));
    const count = () => ({
      ...{ bets: next(5000), players: next(3) === 0 ? null : next(700) },
      staked: next(4) === 0 ? null : cents(19_999_999),
    });

    const { before, now, effects, parts: found } = whyChanged(random, { before: count(), now: count() });

    expect(before).toBe(add(random.map((one) => one.before?.amount ?? null)));
    expect(now).toBe(add(random.map((one) => one.now?.amount ?? null)));
    for (const part of effects === null ? [] : found)
      expect(add([part.before, part.volume, part.mix, part.ratio])).toBe(part.now);
    if (effects === null) continue;
    expect(add([before, ...effects.map(({ amount }) => amount)])).toBe(now);
    if (isStakes) continue;
    const of = (code: string) => effects.find((one) => one.code === code)?.amount;
    expect(add(found.map(({ mix }) => mix))).toBe(of('MIX'));
    expect(add(found.map(({ ratio }) => ratio))).toBe(of('RATIO'));
  }
});

test.each([
  ['volumeEffect', 'volume'],
  ['mixEffect', 'mix'],
  ['ratioEffect', 'ratio'],
] as const)('the example of the term %s is what a change is split into', (term, effect) => {
  const { given, result } = terms[term].example as WorkedExample;
  const side = (stakes: string, rate: string) =>
    played({
      bets: 1,
      stakes: String(given[stakes]),
      amount: new Big(String(given[stakes])).times(String(given[rate])).toFixed(2),
    });
  const verticals: readonly PartPlayed[] = [
    {
      key: 'SPORTS',
      before: side('sportsBefore', 'sportsRate'),
      now: side('sportsNow', 'sportsRate'),
    },
    {
      key: 'SLOTS',
      before: side('slotsBefore', 'slotsRateBefore'),
      now: side('slotsNow', 'slotsRateNow'),
    },
  ];
  const whole = { bets: 2, players: null, staked: null };

  expect(add(whyChanged(verticals, { before: whole, now: whole }).parts.map((part) => part[effect]))).toBe(
    result,
  );
});
