import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readConfirmation } from '../../contracts/confirmation';
import { confirmationDetailExample, confirmationItemExample } from '../../contracts/confirmation-examples';
import type { ReportState } from '../../contracts/reports';
import { answering } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { reporterOfAlder } from '../../testing/remote-stage';
import { SentNotice } from './sent-notice';

async function show(state: ReportState, lastDetail: string) {
  const submission = {
    ...confirmationItemExample.submission!,
    ...{ confirmedBy: 'Amos Approver', confirmedAt: '2026-04-03T09:00:00.000Z' },
  };
  const delivery = {
    ...{ idempotencyKey: 'key', attempts: 1, nextAt: null, lastDetail },
    ackDueAt: '2026-04-05T09:00:00.000Z',
  };
  const report = { ...confirmationItemExample.report, state, ackRef: 'ACK-1' };
  renderRemote(<SentNotice reportId={report.id} state={state} />, {
    answers: [answering(readConfirmation, { ...confirmationDetailExample, report, submission, delivery })],
    session: { permissions: [...reporterOfAlder.permissions, 'confirmation.view'] },
  });
  return screen.findByRole('region', { name: 'Status of this report' });
}

test('what became of a report that was sent is a line, its delivery behind it', async () => {
  const notice = await show('ACKNOWLEDGED', 'The authority took it.');

  expect(notice).toHaveTextContent(/Confirmed by Amos Approver .* · Authority reference: ACK-1/);
  const took = screen.getByText('The authority took it.');
  const fold = screen.getByRole('button', { name: 'One delivery attempt', expanded: false });
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(took).toBeInTheDocument();
  expect(notice).toHaveTextContent(/Response expected by/);
});

test('what went wrong stands first and open, and no response is expected any more', async () => {
  const notice = await show('REJECTED', 'The authority rejected it: a day is missing.');

  expect(notice).toHaveTextContent(
    /^The authority rejected it: a day is missing\. · One delivery attemptConfirmed by Amos Approver/,
  );
  expect(notice).not.toHaveTextContent(/Response expected/);
  expect(screen.queryByRole('button')).toBeNull();
});
