import { taxCodes } from '@tallyhouse/shared/contracts/words/tax-codes.en';
import { addDays } from '../periods/calendar';
import { chargeFormula, comparePacks } from './compare-packs';
import { readRules } from './read-rules';
import type { Rule } from './rule-schema';
import { packRules, readShippedRules } from './rule-pack';
import { rulesOver, selectRules } from './select-rules';
import { withOverrides } from './what-if';

const shipped = readShippedRules();
const sports: Rule = shipped.rules.find(({ id }) => id === 'TZ.GGT.SPORTS.2018-07-01')!;
const idsOf = (rules: readonly Rule[]) => rules.map(({ id }) => id);
const faultsOf = (rules: readonly unknown[]) => {
  const read = readRules({ format: 'tallyhouse-rules/1', rules });
  return read.kind === 'FAULTS' ? read.faults : [];
};

test('every tax of the shipped file has a name', () => {
  expect(shipped.rules.map(({ code }) => code).filter((code) => !(code in taxCodes))).toEqual([]);
});

test('the shipped file has 48 rules, 24 of them read at their source', () => {
  expect(shipped.rules).toHaveLength(48);
  expect(shipped.rules.filter(({ status }) => status === 'VERIFIED')).toHaveLength(24);
});

test.each<[string, object, string, string]>([
  ['words for a rate', { charge: { unit: 'RATE', rate: '25 %' } }, 'charge.rate', 'not a fraction'],
  [
    'a percentage',
    { charge: { unit: 'RATE', rate: '25' } },
    'charge.rate',
    'more than 1: rates are fractions, 0.25 for 25 %',
  ],
  [
    'a number for a rate',
    { charge: { unit: 'RATE', rate: 0.25 } },
    'charge.rate',
    'missing or of another kind',
  ],
  ['an end before its start', { validTo: '2018-07-01' }, 'validTo', 'ends before it starts'],
  ['no source', { source: '' }, 'source', 'empty'],
  [
    'an id of another code',
    { id: 'TZ.WHT.SPORTS.2018-07-01' },
    'id',
    'does not start with jurisdiction and code',
  ],
  [
    'a word nobody knows',
    { negative: 'IGNORE' },
    'negative',
    'not one of FLOOR_ZERO, CARRY_FORWARD, UNKNOWN, NOT_APPLICABLE',
  ],
  ['a field nobody knows', { colour: 'red' }, '', 'there is no field colour'],
  [
    'machines without an amount for each',
    { base: 'MACHINES' },
    'charge',
    'an amount per machine and the base MACHINES go together',
  ],
  [
    'a winnings base on a tax on revenue',
    { winningsBase: 'GROSS_PAYOUT' },
    'winningsBase',
    'belongs to taxes on winnings, and to each of them',
  ],
  [
    'a date that is not in every year',
    { due: { anchor: 'FIXED_DATE', monthDay: '02-29', roll: 'NONE' } },
    'due.monthDay',
    'not a MM-DD of every year',
  ],
  [
    'brackets with a hole',
    {
      charge: {
        unit: 'BRACKETS',
        brackets: [
          { from: '0', upTo: '100', rate: '0' },
          { from: '200', upTo: null, rate: '0.1' },
        ],
      },
    },
    'charge.brackets',
    'brackets must start at 0, join and end open',
  ],
])('%s is refused, by rule and field', (_words, change, field, message) => {
  expect(faultsOf([{ ...sports, ...change }])).toEqual([
    { ruleId: 'id' in change ? change.id : sports.id, field, message },
  ]);
});

test('a rule without an id is named by its place, and a document that is none by its field', () => {
  expect(faultsOf([sports, { ...sports, id: undefined }])).toContainEqual(
    expect.objectContaining({ ruleId: 'rule 2', field: 'id' }),
  );
  expect(readRules({ format: 'another', rules: [] })).toEqual({
    kind: 'FAULTS',
    faults: [{ ruleId: '', field: 'format', message: 'not one of tallyhouse-rules/1' }],
  });
});

test('two rules that hold on the same day for the same thing are refused, and so is an id that comes twice', () => {
  const later = { ...sports, id: 'TZ.GGT.SPORTS.2024-07-01', validFrom: '2024-07-01' };

  expect(faultsOf([later, sports])).toEqual([
    { ruleId: later.id, field: 'validFrom', message: `${sports.id} still holds then` },
  ]);
  expect(faultsOf([later, { ...sports, validTo: '2024-07-02' }])).toHaveLength(1);
  expect(faultsOf([{ ...sports, validTo: '2024-07-01' }, later])).toEqual([]);
  expect(faultsOf([sports, sports])).toContainEqual({
    ruleId: sports.id,
    field: 'id',
    message: 'comes twice',
  });
});

test.each([
  ['2022-06-30', ['TZ.WHT.ALL_OTHER.2021-07-01']],
  ['2022-07-01', ['TZ.WHT.SPORTS.2022-07-01']],
  ['2025-06-30', ['TZ.WHT.SPORTS.2022-07-01']],
  ['2025-07-01', ['TZ.WHT.SPORTS.2025-07-01']],
  ['2021-06-30', []],
])('on %s sports winnings in Tanzania fall under %j', (day, ids) => {
  const { inForce } = selectRules(shipped, { jurisdiction: 'TZ', product: 'SPORTS', code: 'WHT' }, day);

  expect(idsOf(inForce)).toEqual(ids);
});

test('the stake excise nobody has read is off, unless asked for, and says that it is', () => {
  const scope = { jurisdiction: 'TZ', product: 'SPORTS', code: 'EXC' };

  const usual = selectRules(shipped, scope, '2026-07-01');
  const asked = selectRules(shipped, { ...scope, includeUnverified: true }, '2026-07-01');

  expect(usual.inForce).toEqual([]);
  expect(idsOf(usual.switchedOff)).toEqual(['TZ.EXC.ALL_STAKES.2026-07-01']);
  expect(idsOf(asked.inForce)).toEqual(['TZ.EXC.ALL_STAKES.2026-07-01']);
  expect(selectRules(shipped, scope, '2026-06-30').switchedOff).toEqual([]);
});

test('a product has the taxes and levies of its class, by every code', () => {
  const { inForce } = selectRules(shipped, { jurisdiction: 'TZ', product: 'VIRTUAL' }, '2026-03-01');

  expect(idsOf(inForce)).toEqual([
    'TZ.GGT.VIRTUAL.2021-07-01',
    'TZ.LEVY.VIRTUAL.2022-07-01',
    'TZ.WHT.ALL_OTHER.2021-07-01',
  ]);
});

test('a period over a change of rate is cut there, and the spans tile it', () => {
  const scope = { jurisdiction: 'GB', product: 'REMOTE_GAMING', code: 'RGD' };

  const spans = rulesOver(shipped, scope, { from: '2026-03-15', to: '2026-04-15' });

  expect(spans.map(({ period, inForce }) => [period, idsOf(inForce)])).toEqual([
    [{ from: '2026-03-15', to: '2026-03-31' }, ['GB.RGD.REMOTE_GAMING.2019-04-01']],
    [{ from: '2026-04-01', to: '2026-04-15' }, ['GB.RGD.REMOTE_GAMING.2026-04-01']],
  ]);
});

test('every day lies in the span that its own selection gives, for each product there is', () => {
  const period = { from: '2025-06-01', to: '2026-05-31' };
  for (const { jurisdiction, product } of shipped.rules) {
    const spans = rulesOver(shipped, { jurisdiction, product }, period);

    let day = period.from;
    for (const span of spans) {
      expect(span.period.from).toBe(day);
      for (; day <= span.period.to; day = addDays(day, 1)) {
        const own = selectRules(shipped, { jurisdiction, product }, day);
        expect(idsOf(own.inForce)).toEqual(idsOf(span.inForce));
      }
    }
    expect(day).toBe('2026-06-01');
  }
});

test('the version of a pack is its content: it does not depend on order, and any change is another', () => {
  const { rules, version } = shipped;

  expect(version).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(packRules([...rules].reverse()).version).toBe(version);
  expect(packRules(rules.map((rule) => ({ ...rule, note: `${rule.note} ` }))).version).not.toBe(version);
});

test('what differs between two packs is told in words', () => {
  const { id } = sports;
  const changed = packRules([
    ...shipped.rules.filter((rule) => rule.id !== id && rule.code !== 'IVA'),
    { ...sports, charge: { unit: 'RATE', rate: '0.305' }, status: 'VERIFIED' },
    { ...sports, id: 'TZ.GGT.CRASH.2027-01-01', product: 'CRASH', validFrom: '2027-01-01' },
  ]);

  expect(comparePacks(shipped, shipped)).toEqual([]);
  expect(comparePacks(shipped, changed)).toEqual([
    {
      ruleId: 'CO.IVA.ONLINE.2026-01-01',
      kind: 'REMOVED',
      words: ['Rule removed: 19 % × GGR, in force from 2026-01-01, SECONDARY.'],
      said: [{ code: 'GOES_OUT', params: { charge: '19 % × GGR', from: '2026-01-01', status: 'SECONDARY' } }],
    },
    {
      ruleId: 'TZ.GGT.CRASH.2027-01-01',
      kind: 'ADDED',
      words: ['Rule added: 25 % × GGR, in force from 2027-01-01, SECONDARY.'],
      said: [{ code: 'COMES_IN', params: { charge: '25 % × GGR', from: '2027-01-01', status: 'SECONDARY' } }],
    },
    {
      ruleId: id,
      kind: 'CHANGED',
      words: [
        'Charge: 30.5 % × GGR, previously 25 % × GGR.',
        'Field status: VERIFIED, previously SECONDARY.',
      ],
      said: [
        { code: 'CHARGES', params: { charge: '30.5 % × GGR', before: '25 % × GGR' } },
        { code: 'FIELD_IS', params: { field: 'status', after: 'VERIFIED', before: 'SECONDARY' } },
      ],
    },
  ]);
});

test.each([
  ['TZ.GGT.SLOT_ROUTE.2018-07-01', '100000 TZS × MACHINES'],
  ['IT.IU.ONLINE_CASINO_SKILL_BINGO.2025-01-01', '25.5 % × GGR'],
  [
    'GR.WHT.COUPON.2021-07-12',
    '0 % × NET_WINNINGS_PER_COUPON (0 – 100), 2.5 % × NET_WINNINGS_PER_COUPON (100 – 200), 5 % × NET_WINNINGS_PER_COUPON (200 – 500), 7.5 % × NET_WINNINGS_PER_COUPON (500 – …)',
  ],
])('the charge of %s reads %s', (id, words) => {
  expect(chargeFormula(shipped.rules.find((rule) => rule.id === id)!)).toBe(words);
});

test('a what-if is hypothetical, under a version of its own, and leaves the pack as it was', () => {
  const version = shipped.version;

  const whatIf = withOverrides(shipped, [{ ruleId: 'TZ.WHT.SPORTS.2025-07-01', rate: '0.12' }]);

  expect(whatIf.isHypothetical).toBe(true);
  expect(comparePacks(shipped, whatIf).map(({ words }) => words)).toEqual([
    ['Charge: 12 % × WINNINGS, previously 15 % × WINNINGS.'],
  ]);
  expect([shipped.version, shipped.isHypothetical]).toEqual([version, false]);
  expect(withOverrides(shipped, [])).toBe(shipped);
});

test.each([
  [{ ruleId: 'XX.NONE' }, 'there is no rule XX.NONE in this pack'],
  [{ ruleId: sports.id, rate: '25' }, `the change does not fit ${sports.id}: charge.rate`],
  [
    { ruleId: sports.id, winningsBase: 'GROSS_PAYOUT' as const },
    `the change does not fit ${sports.id}: winningsBase`,
  ],
  [{ ruleId: sports.id, amountPerMachine: '5' }, `${sports.id} has no amount per machine to change`],
  [
    { ruleId: 'TZ.LEVY.SLOT_SHOP.2022-07-01', rate: '0.1' },
    'TZ.LEVY.SLOT_SHOP.2022-07-01 has no rate to change',
  ],
])('the what-if %j is refused: %s', (override, words) => {
  expect(() => withOverrides(shipped, [override])).toThrow(words);
});
