import type { Condition } from '../../contracts/report-fields';
import { chosenCurrency, inOneCurrency, withCurrency } from './one-currency';

const currencies = [
  { currency: 'DKK', licenceIds: ['casino', 'betting'] },
  { currency: 'SEK', licenceIds: ['swedish'] },
];
const ofSlots: Condition = { field: 'vertical', op: 'eq', value: 'CASINO_SLOTS' };
const danish: Condition = { field: 'licence', op: 'in', value: ['casino', 'betting'] };

test('a report of several currencies starts with the licences of the brand’s own, beside its other filters', () => {
  expect(inOneCurrency(currencies, [ofSlots])).toEqual([ofSlots, danish]);
  expect(inOneCurrency([], [ofSlots])).toEqual([ofSlots]);
});

test('licences of one currency that were chosen stay', () => {
  for (const value of [['swedish'], ['casino']]) {
    const filters: Condition[] = [{ field: 'licence', op: 'in', value }, ofSlots];
    expect(inOneCurrency(currencies, filters)).toBe(filters);
  }
  expect(chosenCurrency(currencies, [{ field: 'licence', op: 'eq', value: 'swedish' }])).toBe('SEK');
});

test('licences of two currencies give way to those of one', () => {
  const both: Condition = { field: 'licence', op: 'in', value: ['casino', 'swedish'] };

  expect(chosenCurrency(currencies, [both])).toBeNull();
  expect(inOneCurrency(currencies, [both])).toEqual([danish]);
  expect(withCurrency(currencies, [danish, ofSlots], 'SEK')).toEqual([
    ofSlots,
    { field: 'licence', op: 'in', value: ['swedish'] },
  ]);
});
