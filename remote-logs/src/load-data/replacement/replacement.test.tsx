import { supersedeBatch, type LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { shownDialog } from '@tallyhouse/shared/testing/shown-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import userEventFull from '@testing-library/user-event';
import { Replacement } from './replacement';

const userEvent = userEventFull.setup({ pointerEventsCheck: 0, applyAccept: false });

const batch: LoadBatchDetail = {
  id: 'btc-1',
  brandId: 'alder',
  source: 'sportsbook',
  channel: 'ONLINE',
  kind: 'BETS',
  seq: 9001,
  state: 'LOADED',
  periodFrom: '2026-11-20T06:00:00Z',
  periodTo: '2026-11-20T07:00:00Z',
  file: 'sportsbook-bets-9001',
  bytes: 146000,
  sha256: 'ab'.repeat(32),
  received: 1000,
  accepted: 1000,
  rejected: 0,
  duplicate: 0,
  corrected: 0,
  control: { count: 1000, amount: '1614250.00' },
  computed: { count: 1000, amount: '1614250.0000' },
  firstEventAt: '2026-11-20T06:00:09Z',
  lastEventAt: '2026-11-20T06:59:56Z',
  loadedAt: '2026-11-20T07:05:40Z',
  lagSeconds: 340,
  gapBefore: false,
  rejectCodes: [],
  supersedes: null,
  supersededBy: null,
  reprocesses: null,
  openRejects: 0,
  explanation: null,
  reports: [],
};

const header = {
  format: 'tallyhouse-load/1',
  brand: 'alder',
  source: 'sportsbook',
  channel: 'ONLINE',
  kind: 'BETS',
  seq: 9001,
  periodFrom: '2026-11-20T06:00:00Z',
  periodTo: '2026-11-20T07:00:00Z',
  count: 998,
  amount: '1610000.00',
};
const csvOf = (fields: object) =>
  new File(
    [
      ...Object.entries(fields).map(([key, value]) => `# ${key}: ${value}\n`),
      'recordId,recordVersion\nb1,1\n',
    ],
    'newer.csv',
  );
const ndjson = new File([`\u{FEFF}${JSON.stringify(header)}\n{"recordId":"b1"}\n`], 'newer.ndjson');

const newer = { ...batch, id: 'btc-1_r2', accepted: 990, corrected: 12, duplicate: 8 };

function render(
  given: LoadBatchDetail = batch,
  answer = answering(supersedeBatch, { batch: newer, withdrawn: 4 }),
) {
  return renderRemote(<Replacement batch={given} zone="Africa/Dar_es_Salaam" />, {
    path: '/load-data?state=LOADED&batch=btc-1',
    answers: [answer],
    session: { permissions: ['loads.view', 'loads.manage'] },
  });
}
async function openDialog() {
  await userEvent.click(screen.getByText('Replace with a newer file'));
  return shownDialog();
}
const choose = (dialog: HTMLElement, file: File) =>
  userEvent.upload(within(dialog).getByLabelText('Newer file'), file);
const replace = (dialog: HTMLElement) => userEvent.click(within(dialog).getByText('Replace the file'));

test.each([
  ['text/csv', csvOf(header)],
  ['application/x-ndjson', ndjson],
])('a %s file is compared, sent as it is, and what came of it is told', async (contentType, file) => {
  const { sentTo } = render({
    ...batch,
    reports: [
      {
        id: 'rep_1',
        type: 'ONLINE_DAILY',
        title: 'October',
        version: 1,
        state: 'ACCEPTED',
        period: { from: '2026-11-01', to: '2026-11-30' },
      },
    ],
  });
  const dialog = await openDialog();
  expect(within(dialog).getByText(/are withdrawn when it is loaded/)).toBeInTheDocument();
  expect(within(dialog).getByText(/1 report includes figures from this batch/)).toBeInTheDocument();
  await choose(dialog, file);

  const row = (await within(dialog).findByText('Records')).closest('tr');
  expect(row).toHaveTextContent('Records1,000998');
  expect(sentTo(supersedeBatch)).toEqual([]);
  await replace(dialog);

  expect(
    await screen.findByText('Accepted 990, of which corrected 12; duplicate 8; withdrawn 4.'),
  ).toBeInTheDocument();
  expect(sentTo(supersedeBatch)).toEqual([
    { params: { id: 'btc-1' }, body: file, headers: { 'Content-Type': contentType } },
  ]);
});

test('a file of another batch, one without a header and none at all are refused before anything is sent', async () => {
  const { sentTo } = render();
  const dialog = await openDialog();
  await replace(dialog);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose the newer file');

  await choose(dialog, csvOf({ ...header, seq: 9002, kind: 'PAYMENTS' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Kind is PAYMENTS in the file and must be BETSNumber is 9002 in the file and must be 9001',
    ),
  );
  await choose(dialog, new File(['{"not": "a header"}'], 'other.json'));
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent('does not begin with the header'),
  );
  await replace(dialog);
  expect(sentTo(supersedeBatch)).toEqual([]);
});

test('a refused file changes nothing, and the page says which lines are wrong', async () => {
  render(
    batch,
    answering(supersedeBatch, () => {
      throw problem(400, 'VALIDATION', '1 record is refused.');
    }),
  );
  const dialog = await openDialog();
  await choose(dialog, csvOf(header));
  await within(dialog).findByText('Records');
  await replace(dialog);

  expect(
    await within(dialog).findByText('The file was not replaced, and nothing was changed'),
  ).toBeInTheDocument();
  expect(within(dialog).getByText(/1 record is refused\./)).toBeInTheDocument();
});

test('a replaced file leads to the one in its place and cannot be replaced again', () => {
  render({ ...batch, state: 'SUPERSEDED', supersededBy: 'btc-1_r2' });

  expect(screen.getByText('Open the file that replaced it')).toHaveAttribute(
    'href',
    expect.stringMatching(/\?state=LOADED&batch=btc-1_r2$/),
  );
  expect(screen.queryByText('Replace with a newer file')).not.toBeInTheDocument();
});

test('who may not handle loads is told so', () => {
  renderRemote(<Replacement batch={batch} zone="UTC" />, {
    path: '/load-data',
    session: { permissions: ['loads.view'] },
  });

  const button = screen.getByText('Replace with a newer file').closest('button');
  expect(button).toHaveAccessibleDescription(
    /for the permission “Reprocess loads and explain gaps” \(loads\.manage\)/,
  );
});
