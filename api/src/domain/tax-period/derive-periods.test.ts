import fc from 'fast-check';
import { addDays } from '../periods/calendar';
import { readShippedRules } from '../rules/rule-pack';
import { selectRules } from '../rules/select-rules';
import { derivePeriods, scopeOf, type TaxedClass } from './derive-periods';
import { keyOf, keyOfTaxPeriodId, taxPeriodId } from './tax-period-key';

const shipped = readShippedRules();
const derive = (taxed: Partial<TaxedClass>, from: string, to: string, includeUnverified = false) =>
  derivePeriods(
    shipped,
    [
      {
        ...{ entityId: 'alder', brandIds: ['alder'] },
        jurisdiction: 'TZ',
        productClass: 'SPORTS',
        from: '2025-01-01',
        to: null,
        ...taxed,
      },
    ],
    { range: { from, to }, includeUnverified },
  );
const idsOf = ({ periods }: ReturnType<typeof derive>) => periods.map(({ id }) => id);

test('a land casino owes by the week, due on Wednesday, and withholds by the month', () => {
  const { periods } = derive({ productClass: 'LAND_CASINO' }, '2026-03-09', '2026-03-15');

  expect(
    periods.map(({ code, period, due }) => [code, period.from, period.to, due.kind === 'DATED' && due.day]),
  ).toEqual([
    ['GGT', '2026-03-09', '2026-03-15', '2026-03-18'],
    ['WHT', '2026-03-01', '2026-03-31', '2026-04-07'],
  ]);
});

test('quarters are those of the tax authority', () => {
  const ids = idsOf(
    derive(
      { entityId: 'cedar', jurisdiction: 'GB', productClass: 'REMOTE_GAMING' },
      '2026-02-01',
      '2026-05-01',
    ),
  );

  expect(ids).toEqual([
    'cedar~GB~HMRC~RGD~REMOTE_GAMING~2026-01-01~2026-03-31',
    'cedar~GB~HMRC~RGD~REMOTE_GAMING~2026-04-01~2026-06-30',
  ]);
});

test('a rule that changes within the range cuts no period, and one is not there twice', () => {
  expect(idsOf(derive({}, '2025-06-15', '2025-07-15')).filter((id) => id.includes('WHT'))).toEqual([
    'alder~TZ~TRA~WHT~SPORTS~2025-06-01~2025-06-30',
    'alder~TZ~TRA~WHT~SPORTS~2025-07-01~2025-07-31',
  ]);
});

test('a class falls back on the rule of a wider one only while it has none of its own', () => {
  const remote = { entityId: 'cedar', jurisdiction: 'GB', productClass: 'REMOTE_BETTING' };
  const ruleIn = (day: string) => derive(remote, day, day).periods.map(({ rule }) => rule.id);

  expect(ruleIn('2027-03-31')).toEqual(['GB.GBD.BETTING.2014-12-01']);
  expect(ruleIn('2027-04-01')).toEqual(['GB.GBD.REMOTE_BETTING.2027-04-01']);
  const slots = selectRules(
    shipped,
    scopeOf({ jurisdiction: 'TZ', productClass: 'SLOT_CLUB' }, { includeUnverified: false }),
    '2026-03-01',
  ).inForce;
  expect(slots.map(({ id }) => id)).toEqual([
    'TZ.GGT.SLOT_ROUTE.2018-07-01',
    'TZ.LEVY.SLOT_CLUB.2023-07-01',
    'TZ.WHT.ALL_OTHER.2021-07-01',
  ]);
});

test('the rule nobody has verified is off unless asked for', () => {
  expect(idsOf(derive({}, '2026-07-01', '2026-07-31')).some((id) => id.includes('EXC'))).toBe(false);
  expect(idsOf(derive({}, '2026-07-01', '2026-07-31', true))).toContain(
    'alder~TZ~TRA~EXC~SPORTS~2026-07-01~2026-07-31',
  );
});

test('a class that stands for unclaimed prizes has no other taxes', () => {
  expect(idsOf(derive({ productClass: 'ONLINE', only: 'UNCLAIMED' }, '2026-03-01', '2026-03-31'))).toEqual([
    'alder~TZ~GBT~UNCL~ONLINE~2026-01-01~2026-03-31',
  ]);
});

test('before the first and after the last day of a class nothing is owed; a period with such a day is whole', () => {
  const licensed = { from: '2026-02-10', to: '2026-03-20' };

  expect(idsOf(derive(licensed, '2026-01-01', '2026-12-31')).filter((id) => id.includes('GGT'))).toEqual([
    'alder~TZ~TRA~GGT~SPORTS~2026-02-01~2026-02-28',
    'alder~TZ~TRA~GGT~SPORTS~2026-03-01~2026-03-31',
  ]);
});

test('a rule without a known period makes none, and is not among those that tax', () => {
  const { periods, taxing } = derive(
    { jurisdiction: 'NG-LA', productClass: 'LICENSED' },
    '2026-03-01',
    '2026-03-31',
  );

  expect(periods).toEqual([]);
  expect(taxing.size).toBe(0);
});

test('the periods of a tax tile its time: each day lies in exactly one', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2025-01-01', count));
  fc.assert(
    fc.property(
      day,
      day,
      fc.constantFrom('SPORTS', 'LAND_CASINO', 'VIRTUAL', 'ONLINE_CASINO'),
      (a, b, productClass) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const { periods } = derive({ productClass }, from, to);
        for (const code of new Set(periods.map((period) => period.code))) {
          const own = periods.filter((period) => period.code === code).map(({ period }) => period);
          expect(own[0]!.from <= from && own.at(-1)!.to >= to).toBe(true);
          for (const [index, { from: start }] of own.entries()) {
            if (index > 0) expect(start).toBe(addDays(own[index - 1]!.to, 1));
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('an id says its key, and nothing else is one', () => {
  const [period] = derive({}, '2026-03-01', '2026-03-31').periods;
  const { id } = period!;
  const key = keyOf(period!);

  expect(keyOfTaxPeriodId(id)).toEqual(key);
  expect(taxPeriodId(key)).toBe(id);
  for (const text of [
    '',
    'alder',
    id.replace('2026-03-31', '2026-02-31'),
    `${id}~x`,
    id.replace('TRA', ''),
  ]) {
    expect(keyOfTaxPeriodId(text)).toBeNull();
  }
});
