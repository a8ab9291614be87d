import { reverseTaxPayment } from '@tallyhouse/shared/contracts/tax-decisions';
import { exampleTaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-examples';
import type { RecordedPayment, TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { shownDialog } from '@tallyhouse/shared/testing/shown-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { PaymentsPanel } from './payments-panel';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
findHiddenToo();

const payment: RecordedPayment = {
  ...{ id: 'txm_1', controlNumber: '991', paidAt: '2026-04-07T08:00:00.000Z', bankRef: 'NMB-1' },
  ...{ amount: '51000000.00', penalties: '1000000.00', recordedAt: '2026-04-07T09:00:00.000Z' },
  recordedBy: { id: 'u_1', name: 'Rehema Reporter' },
  reversal: null,
};
const paid: TaxPeriodDetail = {
  ...exampleTaxPeriodDetail,
  ...{ state: 'PAID', revision: 7, proposal: null, payments: [payment] },
  ...{ penalties: '1000000.00', payable: '51000000.00', paid: '51000000.00', balance: '0.00' },
};

function open(period: TaxPeriodDetail, permissions = ['tax.view', 'tax.propose'], isRefused = false) {
  const answer = () => {
    if (isRefused) throw problem(412, 'VERSION_CONFLICT');
    return { ...period, state: 'FILED' as const };
  };
  return renderRemote(<PaymentsPanel period={period} zone="Africa/Dar_es_Salaam" />, {
    ...{ path: '/', session: { permissions }, answers: [answering(reverseTaxPayment, answer)] },
  });
}

test('a payment is reversed with a reason, after the dialog has said what the period comes to without it', async () => {
  const page = open(paid);
  await user.click(screen.getByRole('button', { name: 'Reverse the payment 991' }));
  const dialog = await shownDialog();
  const rowOf = (name: string) => within(dialog).getByRole('rowheader', { name }).closest('tr');

  expect(rowOf('Payable')).toHaveTextContent(/51,000,000.*50,000,000/);
  expect(rowOf('Paid')).toHaveTextContent(/51,000,000.*0/);
  expect(rowOf('Outstanding')).toHaveTextContent(/0.*50,000,000/);
  expect(rowOf('State')).toHaveTextContent(/Paid.*Filed/);
  // On a phone each row is a card, whose lines have the words of the heads.
  expect([...rowOf('Paid')!.querySelectorAll('td')].map((cell) => cell.dataset['head'])).toEqual([
    'Now',
    'After',
  ]);
  const send = within(dialog).getByRole('button', { name: 'Reverse the payment' });
  await user.click(send);
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible();
  expect(page.sentTo(reverseTaxPayment)).toEqual([]);

  await user.type(within(dialog).getByLabelText(/^Reason/), ' Of April ');
  await user.click(send);

  await waitFor(() => expect(page.sentTo(reverseTaxPayment)).toHaveLength(1));
  expect(page.sentTo(reverseTaxPayment)[0]).toMatchObject({
    headers: { 'If-Match': '"7"', 'Idempotency-Key': expect.any(String) as unknown },
    body: { paymentId: 'txm_1', reason: 'Of April' },
  });
  await waitFor(() => expect(page.notices[0]?.text).toBe('The payment 991 has been reversed.'));
});

test('somebody else’s change in between keeps the reason', async () => {
  open(paid, undefined, true);
  await user.click(screen.getByRole('button', { name: 'Reverse the payment 991' }));
  const dialog = await shownDialog();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Of April');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse the payment' }));

  expect(await within(dialog).findByText(/Someone else has changed the period/)).toBeVisible();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('Of April');
});

test('a reversed payment is struck through, with who, when and why, and is not reversed again', () => {
  const reversal = {
    ...{ by: { id: 'u_2', name: 'Asha' }, at: '2026-04-08T09:00:00.000Z', reason: 'Of April' },
  };
  open({ ...paid, state: 'FILED', payments: [{ ...payment, reversal }] });

  const row = screen.getByRole('rowheader', { name: /991/ }).closest('tr')!;
  expect([...row.querySelectorAll('del')].map(({ textContent }) => textContent)).toContain('51,000,000');
  expect(row).toHaveTextContent(/Reversed.*Asha.*8 Apr 2026.*Of April/);
  expect(screen.queryByRole('button', { name: /Reverse/ })).not.toBeInTheDocument();
});

test('who may not record a payment has no action at it', () => {
  open(paid, ['tax.view']);
  expect(screen.queryByRole('button', { name: /Reverse/ })).not.toBeInTheDocument();
});

test.each([
  ['reopened', { state: 'REOPENED' }, /The period is reopened/],
  ['waiting', { proposal: exampleTaxPeriodDetail.proposal }, /A proposal is awaiting a decision/],
] as const)('while it is %s the action says why it cannot be used', (_, changes, words) => {
  open({ ...paid, ...changes });

  const action = screen.getByRole('button', { name: 'Reverse the payment 991' });
  expect(action).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveAccessibleDescription(words);
});
