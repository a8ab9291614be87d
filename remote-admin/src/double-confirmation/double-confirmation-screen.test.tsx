import {
  confirmReport,
  listConfirmations,
  readConfirmation,
  returnReport,
} from '@tallyhouse/shared/contracts/confirmation';
import {
  confirmationDetailExample,
  confirmationItemExample,
} from '@tallyhouse/shared/contracts/confirmation-examples';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DoubleConfirmationScreen } from './double-confirmation-screen';

// Looking up styles for every role is most of the time of a test.
findHiddenToo();

const approver = {
  user: { id: 'user-2', email: 'approver@tallyhouse.test', name: 'Amos Approver' },
  permissions: ['confirmation.view', 'reports.confirm', 'evidence.download'],
};
const { report } = confirmationDetailExample;
const warned: ConfirmationDetail = {
  ...confirmationDetailExample,
  submission:
    confirmationDetailExample.submission === null
      ? null
      : {
          ...confirmationDetailExample.submission,
          figureStatus: 'PROVISIONAL',
          warnings: [{ id: 'DATA', detail: 'A file is missing.' }],
        },
};

function open(detail: ConfirmationDetail, more: readonly FakeAnswer[] = [], session: object = approver) {
  return renderRemote(<DoubleConfirmationScreen />, {
    path: `/double-confirmation?id=${report.id}`,
    session,
    answers: [answering(readConfirmation, detail), ...more],
  });
}

function type(label: RegExp | string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the queue shows what waits, and says so when nothing does', async () => {
  const items = [{ ...confirmationItemExample, allowed: confirmationDetailExample.allowed }];
  const list = answering(listConfirmations, ({ query }) => {
    const isMine = (query as { box?: string }).box === 'mine';
    return { items: isMine ? items : [], page: 1, pageSize: 20, totalCount: isMine ? 1 : 0 };
  });
  renderRemote(<DoubleConfirmationScreen />, {
    path: '/double-confirmation',
    session: approver,
    answers: [list],
  });

  const card = await screen.findByRole('article', { name: report.title });
  expect(within(card).getByRole('link', { name: report.title })).toHaveAttribute(
    'href',
    `/double-confirmation?id=${report.id}`,
  );
  fireEvent.click(screen.getByText('Returned'));
  expect(await screen.findByText('Nothing has been returned')).toBeVisible();
});

test('a link with states lists exactly those, and the choice names them', async () => {
  const list = answering(listConfirmations, { items: [], page: 1, pageSize: 20, totalCount: 0 });
  const { sentTo } = renderRemote(<DoubleConfirmationScreen />, {
    path: '/double-confirmation?box=all&state=REJECTED,SEND_FAILED',
    session: approver,
    answers: [list],
  });

  expect(await screen.findByText('Nothing in the queue matches these filters')).toBeVisible();
  expect(screen.getByText('Sending failed, Rejected')).toBeInTheDocument();
  expect(screen.getByText('Not accepted')).toBeVisible();
  expect(sentTo(listConfirmations).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ box: 'all', pageSize: 20, state: ['SEND_FAILED', 'REJECTED'] }),
  );
});

test('nothing is sent while something is missing; then all of it goes, once', async () => {
  const { sentTo, visited } = open(warned, [answering(confirmReport, confirmationItemExample)]);
  await screen.findByText('Your decision');

  press('Confirm and submit');
  const summary = await screen.findByText('There is a problem');
  expect(summary.closest('[role="alert"]')).toHaveTextContent(
    'Give a reason for sending despite this warning: “A file is missing.”',
  );
  expect(screen.getByLabelText(/^Tax payable, in TZS/)).toHaveValue('');
  expect(sentTo(confirmReport)).toEqual([]);

  fireEvent.click(screen.getByRole('checkbox', { name: /A file is missing/ }));
  type(
    /^Reason for sending despite the warning: A file is missing/,
    'The source has confirmed that nothing is missing.',
  );
  type(/^Tax payable, in TZS/, '50,000,000');
  type('Authenticator code', '123456');
  const button = screen.getByRole('button', { name: 'Confirm and submit' });
  fireEvent.click(button);
  fireEvent.click(button);

  await waitFor(() => expect(visited).toEqual([`/double-confirmation?id=${report.id}&view=receipt`]));
  expect(sentTo(confirmReport).map(({ body }) => body)).toEqual([
    {
      payloadHash: warned.submission?.payloadHash,
      controlTotals: { taxPayable: '50000000' },
      otp: '123456',
      warnings: [{ id: 'DATA', reason: 'The source has confirmed that nothing is missing.' }],
      nonFinalReason: null,
    },
  ]);
});

const mismatch = new ApiError({
  type: 'about:blank',
  title: 'The control total does not match',
  status: 422,
  code: 'CONTROL_TOTAL_MISMATCH',
  traceId: 'trace-1',
  attemptsLeft: 2,
});

/** Confirms with a total and a code that the server refuses. */
async function confirmRefused(refusal: Error): Promise<void> {
  open(confirmationDetailExample, [
    answering(confirmReport, () => {
      throw refusal;
    }),
  ]);
  await screen.findByText('Your decision');
  type(/^Tax payable, in TZS/, '50000001');
  type('Authenticator code', '123456');
  press('Confirm and submit');
}

test.each([
  [/^Tax payable, in TZS/, mismatch, /2 attempts are left/],
  ['Authenticator code', problem(403, 'SECOND_FACTOR_REQUIRED'), /The code was not accepted/],
])(
  'what the server finds wrong with %s stands at the field and in the summary, which has the focus',
  async (field, refusal, words) => {
    await confirmRefused(refusal);

    const summary = (await screen.findByText('There is a problem')).closest('[role="alert"]');
    expect(summary).toHaveTextContent(words);
    await waitFor(() => expect(summary?.parentElement).toHaveFocus());
    const input = screen.getByLabelText(field);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(words);
    // What was typed stays.
    expect(screen.getByLabelText(/^Tax payable, in TZS/)).toHaveValue('50000001');
  },
);

test.each([
  ['SELF_CONFIRMATION', problem(403, 'SELF_CONFIRMATION'), /another person must confirm it/],
  ['PAYLOAD_CHANGED', problem(409, 'PAYLOAD_CHANGED'), /Reload it before you confirm/],
  ['REPORT_LOCKED', problem(409, 'REPORT_LOCKED'), /Someone else has just decided on it/],
  ['EXPIRED', problem(409, 'EXPIRED'), /The submission has expired/],
  ['ITEM_LOCKED', problem(423, 'ITEM_LOCKED'), /the submission is locked/],
  ['NON_FINAL_FIGURES', problem(422, 'NON_FINAL_FIGURES'), /The figures are not final/],
  ['UNAVAILABLE', problem(503, 'UNAVAILABLE', 'The store is away.'), /The store is away/],
])('a refusal is told in words: %s', async (_, refusal, words) => {
  await confirmRefused(refusal);

  expect(await screen.findByText(words)).toBeVisible();
  // What was typed stays.
  expect(screen.getByLabelText(/^Tax payable, in TZS/)).toHaveValue('50000001');
});

test('whoever confirms reads the notes that go along, and that their numbers are left out', async () => {
  const note = {
    ...{ id: 'note_1', rowNo: 1, line: [{ field: 'day', value: '2026-03-10' }], field: 'ggr', isOwn: false },
    text: 'Agreed on the phone, reference …',
    author: { id: 'u_2', name: 'Rehema Reporter' },
    ...{ writtenAt: '2026-04-02T08:00:00.000Z', correctedAt: null, carriedFrom: null },
  };
  const notes = { items: [note], isOpen: false, withheld: 'PENDING_CONFIRMATION' as const };
  open({ ...confirmationDetailExample, notes });

  const section = await screen.findByRole('region', { name: 'Notes' });
  expect(section).toHaveTextContent('Agreed on the phone, reference …');
  expect(section).toHaveTextContent('Numbers are left out until you have confirmed or returned the report.');
});

test('a return needs its reason', async () => {
  const { sentTo } = open(confirmationDetailExample, [answering(returnReport, confirmationItemExample)]);
  await screen.findByText('Your decision');
  press('Return with reason');
  press('Return it');
  // A dialog that just opened counts as hidden in a DOM without layout.
  expect(await screen.findByText(/Enter at least three characters/)).toBeInTheDocument();
  expect(screen.getByLabelText('What needs to be corrected')).toBeInvalid();

  type('What needs to be corrected', 'The last day is missing.');
  press('Return it');

  await waitFor(() => expect(sentTo(returnReport)).toHaveLength(1));
  expect(sentTo(returnReport)[0]?.body).toEqual({ reason: 'The last day is missing.' });
});

test('an own item says that another person must confirm it, and who can', async () => {
  const own: ConfirmationDetail = {
    ...confirmationDetailExample,
    allowed: confirmationItemExample.allowed,
    submission: confirmationItemExample.submission,
  };
  open(own, [], { permissions: ['confirmation.view'] });

  expect(await screen.findByText('You prepared this. Another person must confirm.')).toBeVisible();
  expect(screen.getByText(/Amos Approver can confirm it/)).toBeVisible();
  expect(screen.queryByText('Your decision')).toBeNull();
  expect(screen.getByText('Tax payable: TZS 50,000,000')).toBeVisible();
});

test('the receipt names the reference number, who prepared and who confirmed', async () => {
  const confirmed: ConfirmationDetail = {
    ...confirmationDetailExample,
    report: { ...report, state: 'SENT', ackRef: 'TRA-7' },
    submission:
      confirmationItemExample.submission === null
        ? null
        : {
            ...confirmationItemExample.submission,
            confirmedBy: 'Amos Approver',
            confirmedAt: '2026-04-03T09:00:00.000Z',
          },
  };
  renderRemote(<DoubleConfirmationScreen />, {
    path: `/double-confirmation?id=${report.id}&view=receipt`,
    session: approver,
    answers: [answering(readConfirmation, confirmed)],
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Confirmed and sent' })).toHaveFocus();
  // However long its title is.
  expect(screen.getByRole('heading', { level: 2, name: report.title })).toHaveClass('th-anywhere');
  expect(screen.getByText('sub_1')).toBeVisible();
  expect(screen.getByText('TRA-7')).toBeVisible();
  expect(screen.getByText(/^Confirmed by Amos Approver, /)).toBeVisible();
});

test('a report that is gone leads back to the queue', async () => {
  const { visited } = open(confirmationDetailExample, [
    answering(readConfirmation, () => {
      throw problem(404, 'NOT_FOUND');
    }),
  ]);

  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  expect(screen.getAllByText(/may have been deleted/)).toHaveLength(1);
  press('Back to the list');
  expect(visited).toEqual(['/double-confirmation']);
});

test('who is to find the total out sees no figure of what was frozen, and is told how and when', async () => {
  const { frozen, submission } = confirmationDetailExample;
  open({
    ...confirmationDetailExample,
    report: { ...report, withheld: 'PENDING_CONFIRMATION', stakes: null, ggr: null, tax: null },
    submission: submission === null ? null : { ...submission, controlTotals: null },
    differenceToLast: null,
    causesSinceLast: ['LATE_SETTLEMENT'],
    frozen:
      frozen === null
        ? null
        : {
            ...frozen,
            columns: [
              { field: 'day', title: 'Day', type: 'date' },
              { field: 'ggr', title: 'GGR', type: 'money' },
            ],
            rows: [['2026-03-01', null]],
            totals: [null, null],
            rowCount: 1,
            tax: null,
          },
  });

  const rows = await screen.findByRole('region', { name: 'Rows as frozen' });
  expect(within(rows).getAllByText('withheld')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Review the frozen content' })).toHaveTextContent(
    /StakesWithheld until you have confirmed or returned the report/,
  );
  expect(rows).toHaveTextContent('from your own records or from the authority’s files');
  const difference = screen.getByRole('region', { name: 'Differences' });
  expect(difference).toHaveTextContent('Withheld until you have confirmed or returned the report');
  expect(difference).not.toHaveTextContent('first version');
  // Why, without by how much.
  expect(difference).toHaveTextContent('Late recordsRecords loaded after the earlier version.');
});

test('a version says why it differs from the one before, the figure that is confirmed first', async () => {
  const ofMeasure = (measure: string, late: string) => ({
    ...{ measure, before: '100.00', after: '140.00', delta: '40.00' },
    causes: [{ cause: 'LATE_SETTLEMENT' as const, amount: late }],
  });
  open(
    {
      ...confirmationDetailExample,
      report: { ...report, state: 'CONFIRMED' },
      differenceToLast: {
        ...{ replaces: 'rep_0', version: 1 },
        measures: [ofMeasure('ggr', '40.00'), ofMeasure('taxPayable', '10.00')],
      },
    },
    [],
    { ...approver, permissions: ['confirmation.view'] },
  );

  expect(await screen.findByRole('table', { name: 'Tax payable: causes of the change' })).toHaveTextContent(
    'Late records',
  );
  expect(screen.getByRole('link', { name: 'Open version 1' })).toHaveAttribute(
    'href',
    '/double-confirmation?id=rep_0',
  );
});

test('after confirming, figures that another report withholds say so and lead to that one', async () => {
  const { submission } = confirmationItemExample;
  const confirmed: ConfirmationDetail = {
    ...confirmationDetailExample,
    report: {
      ...{ ...report, state: 'CONFIRMED', stakes: null, ggr: null, tax: null },
      ...{ withheld: 'PENDING_CONFIRMATION', withheldBy: { id: 'rep_2', title: 'Daily pack' } },
    },
    submission: submission === null ? null : { ...submission, controlTotals: null },
  };
  open(confirmed);

  const facts = await screen.findByRole('region', { name: 'Review the frozen content' });
  expect(facts).toHaveTextContent(
    /Tax payable: Withheld because another report with these figures still awaits you: Daily pack/,
  );
  expect(within(facts).getAllByRole('link', { name: 'Daily pack' })[0]).toHaveAttribute(
    'href',
    '/double-confirmation?id=rep_2',
  );
  expect(document.body).not.toHaveTextContent(/until you have (entered|confirmed)/i);
});

test.each(['/double-confirmation', '/double-confirmation?id=rep_1'])(
  'who may not see confirmations is told which permission is lacking, and nothing is asked: %s',
  (path) => {
    const { calls } = renderRemote(<DoubleConfirmationScreen />, { path, session: { permissions: [] } });

    expect(screen.getByText('Your role does not include double confirmation')).toBeVisible();
    expect(screen.getByText(/confirmation\.view/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to the dashboard' })).toBeVisible();
    expect(calls).toEqual([]);
  },
);
