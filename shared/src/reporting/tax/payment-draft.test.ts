import { instantInZone } from '../../format/instant-in-zone';
import { excessOf, paymentOf, type PaymentDraft } from './payment-draft';

const context = { zone: 'Africa/Dar_es_Salaam', today: '2026-11-20' };
const draft: PaymentDraft = {
  controlNumber: ' 991234567890 ',
  paidOn: '2026-11-06',
  paidAtTime: '11:30',
  amount: '594,536.00',
  penalties: '',
  bankRef: 'NMB-7781',
};

test('a payment typed in local time and with separators is recorded in UTC and exactly', () => {
  expect(paymentOf(draft, context)).toEqual({
    payment: {
      controlNumber: '991234567890',
      paidAt: '2026-11-06T08:30:00.000Z',
      amount: '594536.00',
      penalties: '0.00',
      bankRef: 'NMB-7781',
    },
  });
});

test.each<[Partial<PaymentDraft>, string]>([
  [{ controlNumber: '99 12' }, 'controlNumber'],
  [{ paidOn: '2026-11-21' }, 'paidOn'],
  [{ paidAtTime: '25:00' }, 'paidAtTime'],
  [{ amount: '0.00' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ penalties: '594536.01' }, 'penalties'],
  [{ bankRef: ' ' }, 'bankRef'],
])('%j is refused at its own field', (part, field) => {
  expect(paymentOf({ ...draft, ...part }, context)).toEqual({ wrong: [field] });
});

test('all wrong fields are told at once, from top to bottom', () => {
  expect(paymentOf({ ...draft, controlNumber: '', amount: '', bankRef: '' }, context)).toEqual({
    wrong: ['controlNumber', 'amount', 'bankRef'],
  });
});

test('local times are found on both sides of a change of clocks', () => {
  expect(instantInZone('2026-03-29', '00:30', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(instantInZone('2026-03-29', '12:00', 'Europe/London')).toBe('2026-03-29T11:00:00.000Z');
  expect(instantInZone('2026-02-30x', '12:00', 'UTC')).toBeNull();
});

test.each([
  ['1200.01', '', '1200.00', null],
  ['1200.02', '', '1200.00', '0.02'],
  ['1,230.00', '30', '1200.00', null],
  ['1,230.00', '20', '1200.00', '10.00'],
  ['10', '', '-20.00', '10.00'],
  ['twelve', '', '0.00', null],
] as const)('%s with %s of interest, where %s is owed: %s too much', (amount, penalties, balance, excess) => {
  expect(excessOf({ amount, penalties }, balance)).toBe(excess);
});
