import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readConfirmation, submitReport, withdrawReport } from '../../contracts/confirmation';
import { confirmationDetailExample, confirmationItemExample } from '../../contracts/confirmation-examples';
import type { ConfirmationDetail } from '../../contracts/confirmation-items';
import { readCalendar } from '../../contracts/deadlines';
import type { ReportHeader } from '../../contracts/reports';
import { answering, problem, type FakeAnswer } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { reporterOfAlder } from '../../testing/remote-stage';
import { shownDialog } from '../../testing/shown-dialog';
import { fineHealth } from '../page/data-health';
import { ReportHealthContext } from '../report-health';
import { SendForConfirmation } from './send-for-confirmation';
import { SentNotice } from './sent-notice';

const report: ReportHeader = { ...confirmationItemExample.report, state: 'SIMULATED' };
const detail: ConfirmationDetail = {
  ...confirmationDetailExample,
  report,
  submission: null,
  frozen: null,
  preview: {
    address: {
      authorityId: 'TRA',
      authorityName: { en: 'Tanzania Revenue Authority', sw: 'Mamlaka ya Mapato Tanzania' },
      obligationCode: 'GGT-ONLINE-CASINO',
      format: 'XML',
      correctionMethod: 'REPLACE',
      dueAt: '2026-04-07T21:00:00.000Z',
    },
    controlField: 'taxPayable',
    controlTotal: '50000000.00',
    warnings: [{ id: 'RULES', detail: 'A rule is not verified.' }],
    refusals: [],
    asOf: '2026-04-02T08:00:00.000Z',
    lastBrandIds: ['alder', 'birch'],
  },
};
function show(more: readonly FakeAnswer[] = [], onAgain = () => undefined) {
  return renderRemote(
    <>
      <h1>Return of March</h1>
      <SendForConfirmation
        report={report}
        asOf="2026-04-02T08:00:00.000Z"
        zone="Africa/Dar_es_Salaam"
        onAgain={onAgain}
      />
    </>,
    {
      answers: [
        answering(readConfirmation, detail),
        answering(readCalendar, { items: [] }),
        answering(submitReport, confirmationItemExample),
        ...more,
      ],
    },
  );
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Submit for confirmation' }));
  const dialog = await shownDialog();
  await within(dialog).findByText(/Tanzania Revenue Authority/);
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

test('while the server is away nothing is handed in, and the button says why', async () => {
  const user = userEvent.setup();
  const health = { isOffline: true, isUnreachable: false, data: fineHealth };
  renderRemote(
    <ReportHealthContext value={health}>
      <SendForConfirmation
        report={report}
        asOf="2026-04-02T08:00:00.000Z"
        zone="Africa/Dar_es_Salaam"
        onAgain={() => undefined}
      />
    </ReportHealthContext>,
  );
  const button = screen.getByRole('button', { name: 'Submit for confirmation' });

  await user.click(button);

  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/You are offline/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('B15: the dialog repeats whose, to whom, of when and how much, and a double click submits once', async () => {
  const user = userEvent.setup();
  const page = show();
  const dialog = await openDialog(user);
  // Late from midnight on: the last minute in time is that of the day before.
  const due = '7 Apr 2026, 23:59 EAT';
  for (const words of ['Alder', 'GGT-ONLINE-CASINO', '1 – 31 Mar 2026', due, 'A rule is not verified.']) {
    expect(dialog).toHaveTextContent(words);
  }
  expect(dialog).toHaveTextContent(/Rows31/);
  expect(dialog).toHaveTextContent(/Tax payableTZS.50,000,000(?![.,\d])/);

  const send = within(dialog).getByRole('button', { name: 'Submit for confirmation' });
  // Both before the page can draw that it is busy.
  act(() => {
    send.click();
    send.click();
  });

  await waitFor(() => expect(screen.getByText('Awaiting confirmation')).toBeVisible());
  await waitFor(() => expect(screen.getByText(/Amos Approver can confirm it/)).toBeVisible());
  expect(screen.getByText('Payload hash')).toBeVisible();
  expect(page.sentTo(submitReport)).toHaveLength(1);
  await user.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('an obligation that no deadline names is called as the approver reads it, not by its code', async () => {
  const address = { ...detail.preview!.address!, obligationCode: 'RETAIL_DAILY_PACK' };
  show([answering(readConfirmation, { ...detail, preview: { ...detail.preview!, address } })]);

  const dialog = await openDialog(userEvent.setup());

  expect(dialog).toHaveTextContent('ObligationRetail, day by day');
});

test('a simulation that facts have overtaken is explained, with the way to simulate again', async () => {
  const user = userEvent.setup();
  const onAgain = jest.fn();
  show(
    [
      answering(submitReport, () => {
        throw problem(409, 'STALE_SIMULATION', 'Two bets came in.');
      }),
    ],
    onAgain,
  );
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole('button', { name: 'Submit for confirmation' }));

  const notice = /Data or rules have changed since it was simulated/;
  await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Simulate again' }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});

test('who sent for other brands lately types the name of this one', async () => {
  const user = userEvent.setup();
  const page = show([
    answering(readConfirmation, { ...detail, preview: { ...detail.preview!, lastBrandIds: ['birch'] } }),
  ]);
  const dialog = await openDialog(user);
  const name = await within(dialog).findByRole('textbox');
  await user.type(name, 'Birch');
  await user.click(within(dialog).getByRole('button', { name: 'Submit for confirmation' }));
  await waitFor(() => expect(screen.getByText('This is not “Alder”')).toBeVisible());
  expect(page.sentTo(submitReport)).toHaveLength(0);

  await user.clear(name);
  await user.type(name, ' alder ');
  await user.click(within(dialog).getByRole('button', { name: 'Submit for confirmation' }));

  await waitFor(() => expect(page.sentTo(submitReport)).toHaveLength(1));
});

test('what would be refused is said before it is tried', async () => {
  const user = userEvent.setup();
  const refusals = [{ code: 'ALREADY_SENT', title: 'Running', detail: 'Version 1 is SENT.' }];
  show([answering(readConfirmation, { ...detail, preview: { ...detail.preview!, refusals } })]);
  const dialog = await openDialog(user);

  expect(within(dialog).getByText(/^Another version of this report is in progress/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Simulate again' })).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Submit for confirmation' })).not.toBeInTheDocument();
});

test('a submission is withdrawn by name; a viewer sees nothing of it', async () => {
  const user = userEvent.setup();
  const pending = {
    ...confirmationDetailExample,
    allowed: { ...confirmationItemExample.allowed, withdraw: true },
  };
  const session = { permissions: [...reporterOfAlder.permissions, 'confirmation.view'] };
  const answers = [
    answering(readConfirmation, pending),
    answering(withdrawReport, { ...confirmationItemExample, report: { ...report, state: 'DRAFT' as const } }),
  ];
  const page = renderRemote(<SentNotice reportId="rep_123" state="PENDING_CONFIRMATION" />, {
    answers,
    session,
  });

  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Withdraw “Tanzania internet casino return/);
  await user.click(screen.getByRole('button', { name: 'Withdraw the submission' }));
  await waitFor(() => expect(page.sentTo(withdrawReport)).toHaveLength(1));
  page.unmount();

  const viewer = renderRemote(<SentNotice reportId="rep_123" state="PENDING_CONFIRMATION" />, {
    answers,
    session: { permissions: ['reports.view'] },
  });
  expect(viewer.calls).toHaveLength(0);
});
