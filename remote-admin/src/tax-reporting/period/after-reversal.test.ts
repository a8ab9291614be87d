import { afterReversal } from './after-reversal';

const period = { state: 'PAID', payable: '1230.00', paid: '1230.00', penalties: '30.00' } as const;

test('without the payment that paid it a period is owed, and filed again', () => {
  expect(afterReversal(period, { amount: '1230.00', penalties: '30.00' })).toEqual({
    ...{ state: 'FILED', penalties: '0.00', payable: '1200.00', paid: '0.00', balance: '1200.00' },
  });
});

test('what is paid in full without it stays paid, and what was never paid keeps its state', () => {
  expect(afterReversal(period, { amount: '30.00', penalties: '30.00' })).toMatchObject({
    ...{ state: 'PAID', balance: '0.00' },
  });
  expect(afterReversal({ ...period, state: 'CLOSED' }, { amount: '0.01', penalties: '0.00' })).toMatchObject({
    ...{ state: 'CLOSED', balance: '0.01' },
  });
});
