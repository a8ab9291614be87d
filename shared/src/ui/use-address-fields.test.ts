import * as z from '../contracts/schema';
import { addressWithFields, fieldsOfAddress } from './use-address-fields';

const fields = { state: z.enum(['OPEN', 'OVER']), from: z.iso.date() };

test('reads what it knows, and leaves out what nobody could mean', () => {
  const search = new URLSearchParams('state=OPEN&from=yesterday&page=2&other=1');

  expect(fieldsOfAddress(search, fields)).toEqual({ state: 'OPEN' });
});

test('another filter starts at the first page and leaves foreign parameters alone', () => {
  const search = new URLSearchParams('state=OPEN&page=4&view=sch_1');

  const next = addressWithFields(search, { state: undefined, from: '2026-11-01' });

  expect(next.toString()).toBe('view=sch_1&from=2026-11-01');
});
