import { payTaxPeriod } from '@tallyhouse/shared/contracts/tax-decisions';
import { exampleTaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-examples';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taxReporter } from '../../totals/testing/page-answers';
import { classRowsOf } from '../classes/class-rows';
import { givenClass, givenTaxPeriod } from '../testing/given-tanzania';
import { ClassPayments } from './class-payments';

/** At once: typing key by key takes long, and is not what is tested here. */
function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function open(state: 'CLOSED' | 'OPEN', answers: readonly FakeAnswer[] = []) {
  const user = userEvent.setup();
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const [one] = classRowsOf([givenClass()], [givenTaxPeriod({ state })], october);
  if (one === undefined) throw new Error('no class');
  const rendered = renderRemote(<ClassPayments one={one} today="2026-11-20" onClose={() => undefined} />, {
    session: taxReporter,
    answers,
  });
  return { user, ...rendered };
}

test('a payment is recorded once with its control number, in UTC', async () => {
  const { user, sentTo, notices } = open('CLOSED', [answering(payTaxPeriod, exampleTaxPeriodDetail)]);
  await user.click(await screen.findByLabelText('Record payment of Gaming tax'));

  fill('Control number', '991234');
  fill('Bank reference', 'NMB-1');
  await user.click(screen.getByText('Record payment', { selector: 'button[type=submit] *' }));

  await waitFor(() => expect(sentTo(payTaxPeriod)).toHaveLength(1));
  expect(sentTo(payTaxPeriod)[0]).toMatchObject({
    params: { id: 'alder~TZ~TRA~GGT~SPORTS~2026-10-01~2026-10-31' },
    body: { controlNumber: '991234', amount: '594536.00', bankRef: 'NMB-1' },
  });
  expect((sentTo(payTaxPeriod)[0]!.body as { paidAt: string }).paidAt).toMatch(/T09:00:00\.000Z$/);
  expect(notices).toEqual([{ kind: 'success', text: 'The payment under 991234 was recorded.' }]);
});

test('a payment without a control number is refused before it is sent, with a summary that has the focus', async () => {
  const { user, sentTo } = open('CLOSED');
  await user.click(await screen.findByLabelText('Record payment of Gaming tax'));

  await user.click(screen.getByText('Record payment', { selector: 'button[type=submit] *' }));

  const title = await screen.findByText('There is a problem');
  await waitFor(() => expect(document.activeElement).toContainElement(title));
  expect(sentTo(payTaxPeriod)).toEqual([]);
});

test('a refused payment keeps what was typed', async () => {
  const { user } = open('CLOSED', [
    answering(payTaxPeriod, () => {
      throw problem(409, 'CONTROL_NUMBER_TAKEN', 'The control number is recorded already');
    }),
  ]);
  await user.click(await screen.findByLabelText('Record payment of Gaming tax'));
  fill('Control number', '991234');
  fill('Bank reference', 'NMB-1');
  await user.click(screen.getByText('Record payment', { selector: 'button[type=submit] *' }));

  expect(await screen.findByText('Your entries have been kept.')).toBeInTheDocument();
  expect(screen.getByLabelText('Control number')).toHaveValue('991234');
});

test('more than is owed is recorded once its excess is confirmed, and another amount is confirmed anew', async () => {
  const { user, sentTo } = open('CLOSED', [answering(payTaxPeriod, exampleTaxPeriodDetail)]);
  await user.click(await screen.findByLabelText('Record payment of Gaming tax'));
  fill('Control number', '991234');
  fill('Bank reference', 'NMB-1');
  const send = screen.getByText('Record payment', { selector: 'button[type=submit] *' });
  const confirmed = (excess: string) =>
    screen.getByLabelText(new RegExp(`^I have checked it: .*\\b${excess}\\b.* more than is owed was paid$`));

  fill('Amount, TZS', '594540.00');
  await user.click(send);
  expect(await screen.findByText(/^Confirm that more than is owed was paid/)).toBeInTheDocument();
  await user.click(confirmed('4'));
  fill('Amount, TZS', '594541.00');
  expect(confirmed('5')).not.toBeChecked();
  await user.click(send);
  expect(sentTo(payTaxPeriod)).toEqual([]);
  await user.click(confirmed('5'));
  await user.click(send);

  await waitFor(() => expect(sentTo(payTaxPeriod)).toHaveLength(1));
  expect(sentTo(payTaxPeriod)[0]?.body).toMatchObject({ amount: '594541.00', acceptExcess: true });
});

test('an open period cannot be paid, and says what to do first', async () => {
  open('OPEN');

  expect(await screen.findByText(/close it in tax reporting first/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Record payment of Gaming tax')).not.toBeInTheDocument();
});
