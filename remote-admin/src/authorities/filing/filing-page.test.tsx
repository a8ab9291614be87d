import { deadlineExample, readCalendar, recordFiling } from '@tallyhouse/shared/contracts/deadlines';
import { filingExample, readFiling, type Filing } from '@tallyhouse/shared/contracts/filings';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuthoritiesScreen } from '../authorities-screen';

const [period] = filingExample.taxPeriods;
if (period === undefined) throw new Error('the example has a tax period');
const link = { route: '/double-confirmation', query: { id: 'rep_1' } };
const sent: Filing['return'] = {
  ...{ id: 'rep_1', type: 'TZ_SPORTS_MONTHLY', title: 'Sports', version: 2, state: 'ACCEPTED' },
  ...{ figureStatus: 'FINAL', currency: 'TZS', tax: '2562641.00', ackRef: 'TRA-1', sentAt: null },
  ...{ preparedBy: 'Rehema', preparedByAccount: 'r@x.test', confirmedBy: 'Amos', confirmedByAccount: null },
};
const contradicting: Filing = {
  ...filingExample,
  return: sent,
  taxPeriods: [{ ...period, state: 'FILED', tax: '4404191.00', stated: { base: '1.00', tax: '2562641.00' } }],
  mismatches: [{ code: 'RETURN_TAX', periodId: period.id, first: '2562641.00', second: '4404191.00' }],
  next: { code: 'MEND', by: 'YOU', link },
};

function open(filing: Filing, more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<AuthoritiesScreen />, {
    path: `/authorities/filing?id=${encodeURIComponent(filing.deadline.id)}`,
    session: { permissions: ['authorities.view', 'tax.view', 'reports.submit'] },
    ...more,
    answers: [
      answering(readFiling, filing),
      answering(readCalendar, {
        items: [
          { ...deadlineExample, id: 'soon', title: 'Levy' },
          { ...deadlineExample, id: 'late', title: 'Withholding', state: 'OVERDUE' },
          { ...deadlineExample, id: 'done', title: 'Casino', state: 'DONE' },
        ],
      }),
      answering(recordFiling, filing.deadline),
    ],
  });
}

test('an obligation that is not there leads back to the calendar', async () => {
  const gone = answering(readFiling, () => {
    throw problem(404, 'NOT_FOUND', 'There is no such obligation');
  });
  const { visited } = renderRemote(<AuthoritiesScreen />, {
    ...{
      path: '/authorities/filing?id=nope',
      session: { permissions: ['authorities.view'] },
      answers: [gone],
    },
  });

  expect(await screen.findByText('The obligation could not be loaded')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(visited).toEqual(['/authorities?view=calendar']);
});

test('the next step stands first and leads on; return, tax, payment and receipt stand beside each other', async () => {
  const page = open(filingExample);

  const step = await screen.findByRole('region', { name: 'Next step' });
  expect(step).toHaveTextContent('Next step: Prepare the return');
  expect(within(step).getByRole('button', { name: 'Prepare the return' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Return' })).toHaveTextContent('current');
  expect(screen.getByRole('region', { name: 'Tax period' })).toHaveTextContent('50,000,000');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('No payment has been made yet.');
  expect(screen.getByRole('region', { name: 'Receipt' })).toHaveTextContent('to come');
  fireEvent.click(within(step).getByRole('button', { name: 'Prepare the return' }));
  const { pathname, search } = page.router.state.location;
  expect(pathname + search).toBe('/online/new?type=TZ_SPORTS_MONTHLY&from=2026-10-01&to=2026-10-31');
});

test('it says which company owes it, for which licence and brands', async () => {
  const owner = { ...deadlineExample.owner!, otherBrands: 1 };
  const { unmount } = open({ ...filingExample, deadline: { ...deadlineExample, owner } });
  const words = 'Owed by Alder Gaming Ltd · licence SB/1 · Alder, 1 brand that you cannot act for';
  expect(await screen.findByText(words)).toBeVisible();
  unmount();

  const ofAll = { ...deadlineExample.owner!, licenceNumber: null };
  open({ ...filingExample, deadline: { ...deadlineExample, owner: ofAll } });
  expect(
    await screen.findByText('Owed by Alder Gaming Ltd · all its licences together · Alder'),
  ).toBeVisible();
});

test('a contradiction stops it: both figures, their difference, and the ways to mend it', async () => {
  open(contradicting);

  const notice = (await screen.findByText('One difference')).closest('[role=alert]');
  expect(notice).toHaveTextContent(/states a tax of TZS 2,562,641;.*was closed with TZS 4,404,191/);
  expect(notice).toHaveTextContent(/The difference is .*1,841,550/);
  const step = screen.getByRole('region', { name: 'Next step' });
  expect(step).toHaveTextContent('Resolve the differences first');
  expect(within(step).getByRole('button', { name: 'Go to the return' })).toBeVisible();
  expect(within(step).getByRole('button', { name: 'Go to the tax period' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Return' })).toHaveTextContent('differs');
});

test('what waits for somebody else is said so, and figures that are withheld are not shown', async () => {
  const hidden = { baseAmount: null, tax: null, payable: null, paid: null, balance: null };
  open({
    ...filingExample,
    taxPeriods: [{ ...period, ...hidden }],
    withheld: 'PENDING_CONFIRMATION',
    withheldBy: { id: 'rep_1', title: 'Daily pack' },
    next: { code: 'CONFIRM', by: 'OTHERS', link },
  });

  expect(await screen.findByRole('region', { name: 'Next step' })).toHaveTextContent(
    'Waiting for another user.',
  );
  expect(screen.getByRole('region', { name: 'Tax period' })).not.toHaveTextContent('50,000,000');
  expect(screen.getByRole('link', { name: 'Daily pack' })).toHaveAttribute(
    'href',
    '/double-confirmation?id=rep_1',
  );
});

test('what is done elsewhere is recorded from here', async () => {
  const deadline = { ...deadlineExample, reportType: null, title: 'Levy' };
  const page = open({
    ...filingExample,
    ...{ deadline, taxPeriods: [], next: { code: 'RECORD', by: 'YOU', link: null } },
  });

  fireEvent.click(await screen.findByRole('button', { name: 'Record filing' }));
  fireEvent.change(await screen.findByLabelText('Authority reference'), { target: { value: 'R-1' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Record filing' }).at(-1)!);

  await waitFor(() => expect(page.sentTo(recordFiling)[0]?.body).toMatchObject({ reference: 'R-1' }));
  await waitFor(() => expect(page.sentTo(readFiling)).toHaveLength(2));
});

test('what else is due follows, the late ones first', async () => {
  open(filingExample);

  const others = await screen.findByRole('table', { name: 'Other items due' });
  const links = within(others).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/authorities/filing?id=late',
    '/authorities/filing?id=soon',
  ]);
});
