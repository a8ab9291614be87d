import Big from 'big.js';
import fc from 'fast-check';
import { formatMoney, subtractMoney, sumMoney } from '../money/money';
import { roundAmount } from '../money/round-amount';
import { recordCauses, splitByCause, type RecordCause, type VersionInputs } from './split-by-cause';

type Inputs = VersionInputs<{ readonly ggr: string }, string, string>;

/** Tax of the converted sum: rounded twice on the way, so steps do not simply add up. */
function taxOf({ records, rates, rules }: Inputs): string {
  const ggr = new Big(sumMoney([...records.values()].map((record) => record.ggr)));
  const converted = roundAmount(ggr.times(rates), { unit: '0.01', mode: 'HALF_EVEN' });
  return formatMoney(roundAmount(converted.times(rules), { unit: '0.01', mode: 'HALF_UP' }));
}

const records = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([id, ggr]) => [id, { ggr }]));

test('the difference is told by cause, in order, and causes that change nothing are left out', () => {
  const before: Inputs = {
    records: records({ a: '100.00', b: '50.00', twice: '50.00' }),
    rates: '1',
    rules: '0.25',
  };
  const after: Inputs = {
    records: records({ a: '80.00', b: '50.00', late: '10.00' }),
    rates: '2',
    rules: '0.3',
  };
  const causes = new Map<string, RecordCause>([
    ['a', 'SOURCE_CORRECTION'],
    ['late', 'LATE_SETTLEMENT'],
    ['twice', 'DEDUP'],
  ]);

  expect(splitByCause(before, after, { causes, figureOf: taxOf })).toEqual([
    { cause: 'DEDUP', amount: '-12.50' },
    { cause: 'LATE_SETTLEMENT', amount: '2.50' },
    { cause: 'SOURCE_CORRECTION', amount: '-5.00' },
    { cause: 'FX', amount: '35.00' },
    { cause: 'RULE_CHANGE', amount: '14.00' },
  ]);
});

test('a record that differs without a cause is refused by name', () => {
  const before: Inputs = { records: records({ a: '1.00' }), rates: '1', rules: '1' };
  const after: Inputs = { ...before, records: records({ a: '2.00' }) };

  expect(() => splitByCause(before, after, { causes: new Map(), figureOf: taxOf })).toThrow(
    'the record a differs without a cause',
  );
});

test('a record read again with the same content does not differ', () => {
  const before: Inputs = { records: records({ a: '1.00' }), rates: '1', rules: '1' };
  const after: Inputs = { ...before, records: records({ a: '1.00' }) };

  expect(splitByCause(before, after, { causes: new Map(), figureOf: taxOf })).toEqual([]);
});

test('INV-20 the causes sum to the difference of the versions, to the cent', () => {
  const amount = fc
    .bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
    .map((units) => formatMoney(`${units}e-2`));
  const side = fc.option(amount, { nil: undefined });
  const change = fc.record({ before: side, after: side, cause: fc.constantFrom(...recordCauses) });
  const rate = fc.integer({ min: 1, max: 99_999 }).map((digits) => `0.${String(digits).padStart(5, '0')}`);

  fc.assert(
    fc.property(fc.array(change), fc.tuple(rate, rate), fc.tuple(rate, rate), (changes, rates, rules) => {
      const inputsOf = (version: 'before' | 'after', index: 0 | 1): Inputs => ({
        records: records(
          Object.fromEntries(
            changes.flatMap((entry, id) => {
              const ggr = entry[version];
              return ggr === undefined ? [] : [[String(id), ggr]];
            }),
          ),
        ),
        rates: rates[index],
        rules: rules[index],
      });
      const [before, after] = [inputsOf('before', 0), inputsOf('after', 1)];
      const causes = new Map(changes.map(({ cause }, id) => [String(id), cause]));

      const lines = splitByCause(before, after, { causes, figureOf: taxOf });

      expect(sumMoney(lines.map((line) => line.amount))).toBe(subtractMoney(taxOf(after), taxOf(before)));
    }),
  );
});
