import { fieldInWords } from './field-in-words';

test.each([
  ['payload.zone', 'Zone'],
  ['period.to', 'Period, to'],
  ['payload.brands.0.validFrom', 'Brands 1, valid from'],
  ['brandIds.11', 'Brands 12'],
  ['dateBasis', 'Date basis'],
  ['Idempotency-Key', 'Idempotency-Key'],
  ['payload', ''],
])('%s is “%s”', (path, words) => {
  expect(fieldInWords(path)).toBe(words);
});
