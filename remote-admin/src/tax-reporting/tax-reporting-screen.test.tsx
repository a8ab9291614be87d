import { confirmTaxProposal, fileTaxPeriod } from '@tallyhouse/shared/contracts/tax-decisions';
import {
  examplePaper,
  exampleTaxPeriod,
  exampleTaxPeriodDetail,
} from '@tallyhouse/shared/contracts/tax-examples';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import {
  closeTaxPeriod,
  listTaxPeriods,
  readTaxPeriod,
  readWorkingPaper,
  simulateTaxPeriod,
} from '@tallyhouse/shared/contracts/tax-reporting';
import { exampleTaxRegister, readTaxRegister } from '@tallyhouse/shared/contracts/tax-register';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { shownDialog } from '@tallyhouse/shared/testing/shown-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { periodAddress } from './period-address';
import { TaxReportingScreen } from './tax-reporting-screen';

// Looking up styles for every click and every role is most of the time of a test.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
findHiddenToo();

const total = { tax: '50000000.00', adjustments: '0.00', penalties: '0.00', payable: '50000000.00' };
const list = {
  items: [exampleTaxPeriod],
  page: 1,
  pageSize: 50,
  totalCount: 1,
  totals: [{ currency: 'TZS', periods: 1, ...total, paid: '0.00', balance: '50000000.00' }],
  unclassified: [],
  notComputed: [],
};
const paper = {
  ...examplePaper,
  contentHash: 'sha256:9f2c…',
  checks: [{ id: 'INV-04', ok: true, words: 'The facts add up.' }],
};
const reporter = { permissions: ['tax.view', 'tax.propose'] };
const approver = {
  user: { id: 'u_9', email: 'approver@tallyhouse.test', name: 'Amos Approver' },
  permissions: ['tax.view', 'tax.confirm'],
};

function open(
  period: TaxPeriodDetail,
  {
    session = reporter,
    more = [],
    tab = '',
  }: {
    session?: object;
    more?: readonly FakeAnswer[];
    tab?: string;
  } = {},
) {
  const answers = [answering(readTaxPeriod, period), answering(readWorkingPaper, paper), ...more];
  return renderRemote(<TaxReportingScreen />, {
    path: `${periodAddress(period.id)}${tab}`,
    session,
    answers: [answering(listTaxPeriods, list), ...answers],
  });
}
const ready = { ...exampleTaxPeriodDetail, proposal: null };

test('the list shows where each period stands and leads to it; the address narrows it', async () => {
  const page = renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting?state=CLOSED&state=FILED',
    session: reporter,
    answers: [answering(listTaxPeriods, list)],
  });

  const row = (await screen.findByRole('link', { name: 'Gaming tax' })).closest('tr') as HTMLElement;

  expect(row).toHaveTextContent(/Sports betting.*1 – 31 Mar 2026.*Soft-closed.*Awaiting a second person/);
  expect(row).toHaveTextContent(/7 Apr 2026.*200,000,000.*25\.00 %.*50,000,000/);
  expect(page.sentTo(listTaxPeriods)[0]?.query).toMatchObject({ state: ['CLOSED', 'FILED'], page: 1 });
});

test('the list is of what is not settled, the first due first; tiles say what they cover, what is overdue first', async () => {
  const [sums] = list.totals;
  const covers = { from: '2025-11-01', to: '2026-03-31' };
  const overdue = { periods: 2, balance: '1250.00' };
  const totals = [{ ...sums!, periods: 7, covers, overdue, credit: '20.00' }];
  const closed = { ...exampleTaxPeriod, state: 'CLOSED' as const, filingId: 'alder|1' };
  const page = renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting',
    session: reporter,
    answers: [answering(listTaxPeriods, { ...list, items: [closed], totals })],
  });

  const tiles = await screen.findByLabelText(/7 periods not settled, 1 Nov 2025 – 31 Mar 2026/);
  expect(tiles.firstElementChild).toHaveTextContent(/^Overdue.*1,250.*TZS.*2 periods$/);
  expect(tiles.children[1]).toHaveTextContent(
    /^Outstanding.*7 periods not settled, 1 Nov 2025 – 31 Mar 2026$/,
  );
  expect(tiles.lastElementChild).toHaveTextContent(/^Overpaid.*20.*TZS/);
  expect(screen.getByText(/^2 periods are overdue: .*1,250.* outstanding$/)).toBeVisible();
  expect(page.sentTo(listTaxPeriods)[0]?.query).toMatchObject({
    ...{ sort: 'due:asc', state: ['OPEN', 'SOFT_CLOSED', 'CLOSED', 'FILED', 'REOPENED', 'AMENDED'] },
  });
  expect(screen.getByRole('link', { name: 'File Gaming tax, 1 – 31 Mar 2026' })).toHaveAttribute(
    'href',
    '/authorities/filing?id=alder%7C1',
  );

  await user.click(screen.getByText('All'));
  await waitFor(() => expect(page.sentTo(listTaxPeriods).at(-1)?.query).not.toHaveProperty('state'));
  expect(screen.getByLabelText(/7 periods that match/)).toBeInTheDocument();
});

test('below the list stands which rules in force make no period, and why, also where there is none at all', async () => {
  const rule = { brandId: 'alder', title: '', authority: 'KRA', code: 'EXC' };
  const notComputed = [
    { ...rule, ruleId: 'KE.EXC', productClass: 'WALLET_DEPOSIT', reason: 'NO_MOVEMENTS' as const },
    {
      ...rule,
      ruleId: 'GR.WHT',
      code: 'WHT',
      productClass: 'COLUMN_BETTING',
      reason: 'PERIOD_UNKNOWN' as const,
    },
  ];
  renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting',
    session: reporter,
    answers: [answering(listTaxPeriods, { ...list, items: [], totalCount: 0, totals: [], notComputed })],
  });

  await user.click(await screen.findByText('2 rules in force have no tax period'));
  const unknown = screen.getByRole('region', { name: 'The source does not state the length of a period' });
  expect(within(unknown).getByRole('listitem')).toHaveTextContent(/Withholding.*Column betting.*GR\.WHT/);
  const absent = screen.getByRole('region', { name: 'No deposits or withdrawals were loaded' });
  expect(within(absent).getByRole('listitem')).toHaveTextContent(/KRA · Deposits into wallets KE\.EXC/);
});

test('no match says so and shows all again', async () => {
  renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting?authority=GBT',
    session: reporter,
    answers: [answering(listTaxPeriods, { ...list, items: [], totalCount: 0, totals: [] })],
  });

  expect(await screen.findByText('No tax period matches the filters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all periods' })).toBeVisible();
});

test('without the right there are words, and nothing is asked', () => {
  const page = renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting',
    session: { permissions: [] },
  });

  expect(screen.getByText('Your role does not include tax reporting')).toBeVisible();
  expect(page.calls).toEqual([]);
});

test('what a paper is held against is said by the page, and by the server where the page does not know it', async () => {
  const checks = [...paper.checks, { id: 'INV-99', ok: false, words: 'A new law.' }];
  open(ready, { more: [answering(readWorkingPaper, { ...paper, checks })] });

  expect(await screen.findByText(/The facts behind every line add up to its base\./)).toBeVisible();
  expect(screen.getByText('A new law.')).toHaveAttribute('lang', 'en');
});

test('a line on tickets has its register below the paper, page by page, for who may see tickets', async () => {
  const [line] = examplePaper.lines;
  const withheld = { ...paper, lines: [{ ...line!, inputs: [{ code: 'tickets', value: '30' }] }] };
  const answers = [
    answering(readWorkingPaper, withheld),
    answering(readTaxRegister, { ...exampleTaxRegister, totalCount: 30 }),
  ];
  const permissions = [...reporter.permissions, 'reports.view-detail'];
  const page = open(ready, { session: { permissions }, more: answers });

  const section = await screen.findByRole('region', { name: `Register: ${line!.rule.id}` });
  const row = (await within(section).findByText('T260310-000412')).closest('tr')!;
  expect(row).toHaveTextContent(/12 Mar 2026.*5,000.*1,000.*4,000.*600/);
  await user.click(within(section).getByRole('listitem', { name: '2' }));

  await waitFor(() => expect(page.sentTo(readTaxRegister)).toHaveLength(2));
  expect(page.sentTo(readTaxRegister)[1]?.query).toMatchObject({ page: 2, ruleId: line!.rule.id });
});

test('closing wants a reason for every open warning, and is sent for the revision shown', async () => {
  const page = open(ready, { more: [answering(closeTaxPeriod, exampleTaxPeriodDetail)] });
  await user.click(await screen.findByRole('button', { name: 'Propose to close' }));
  const dialog = await shownDialog();
  const send = within(dialog).getByRole('button', { name: 'Propose to close' });

  await user.click(send);
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible();
  expect(page.sentTo(closeTaxPeriod)).toEqual([]);

  await user.type(within(dialog).getByLabelText(/^Reason for proceeding: The rule/), 'Letter of TRA');
  await user.click(send);

  await waitFor(() => expect(page.sentTo(closeTaxPeriod)).toHaveLength(1));
  expect(page.sentTo(closeTaxPeriod)[0]).toMatchObject({
    headers: { 'If-Match': '"2"' },
    body: {
      reason: '',
      warnings: [{ id: 'RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01', reason: 'Letter of TRA' }],
    },
  });
  await waitFor(() => expect(page.notices[0]?.text).toMatch(/Closing is proposed/));
});

test('warnings of one kind stand together, and one reason is for all, unless each kind is to have its own', async () => {
  const warning = (id: string) => ({ id, effect: 'WARNS' as const, words: '', nextStep: '' });
  const checks = [
    ...['1', '2', '3'].map((one) => warning(`PARTIAL:btc_${one}`)),
    warning('RULE_UNVERIFIED:TZ.GGT'),
  ];
  const page = open({ ...ready, checks }, { more: [answering(closeTaxPeriod, ready)] });
  await user.click(await screen.findByRole('button', { name: 'Propose to close' }));
  const dialog = await shownDialog();

  const kinds = within(dialog).getByRole('list', { name: 'Open warnings (4)' });
  expect(kinds.children).toHaveLength(2);
  expect(kinds.firstElementChild).toHaveTextContent(
    /^Records of 3 loads were refused and not sent again.*btc_1.*btc_3/,
  );
  await user.type(within(dialog).getByLabelText('Why go on in spite of all 4'), 'Known');
  await user.click(within(dialog).getByRole('button', { name: 'Propose to close' }));
  await waitFor(() => expect(page.sentTo(closeTaxPeriod)).toHaveLength(1));
  expect(page.sentTo(closeTaxPeriod)[0]?.body).toMatchObject({
    warnings: checks.map(({ id }) => ({ id, reason: 'Known' })),
  });
});

test('somebody else’s change in between keeps what was typed and reads the period again', async () => {
  const page = open(
    { ...ready, checks: [] },
    {
      more: [
        answering(closeTaxPeriod, () => {
          throw problem(412, 'VERSION_CONFLICT');
        }),
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Propose to close' }));
  const dialog = await shownDialog();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Month complete');
  await user.click(within(dialog).getByRole('button', { name: 'Propose to close' }));

  expect(
    await within(dialog).findByText(/Someone else has changed the period in the meantime/),
  ).toBeVisible();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('Month complete');
  await waitFor(() => expect(page.sentTo(readTaxPeriod).length).toBeGreaterThan(1));
});

test('a check that refuses blocks closing, with its cause and next step', async () => {
  const refusing = { effect: 'REFUSES', words: 'x', nextStep: 'y' } as const;
  const gap = { ...refusing, id: 'GAP:gap_alder_alder-shops_bets_4958' };
  const late = { ...refusing, id: 'LATE_TOLERANCE:2026-04-01T21:00:00.000Z' };
  open({ ...ready, checks: [gap, late] }, { tab: '?tab=checks' });

  const close = await screen.findByRole('button', { name: 'Propose to close' });

  expect(close).toHaveAttribute('aria-disabled', 'true');
  expect(close).toHaveAccessibleDescription('2 checks block closing: see the checks.');
  expect(screen.getByText('A file has not arrived: bets no. 4958 of alder-shops.')).toBeVisible();
  expect(screen.getByText('Late records are accepted until 2 Apr 2026, 00:00 EAT.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open data loads' })).toHaveAttribute('href', '/load-data');
});

test('a filed period, which is not checked, counts no checks', async () => {
  open({ ...ready, state: 'FILED', checks: [] }, { tab: '?tab=checks' });

  expect(await screen.findByRole('tab', { name: 'Checks' })).toBeVisible();
  expect(screen.getByText('Checks run while a period can be closed or corrected.')).toBeVisible();
});

test('who proposed is told that another person must confirm', async () => {
  open(exampleTaxPeriodDetail, { session: { ...approver, user: { ...approver.user, id: 'u_1' } } });

  expect(await screen.findByText('You proposed this. Another person must confirm it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('another person confirms what was shown, with a code', async () => {
  const page = open(exampleTaxPeriodDetail, {
    session: approver,
    more: [answering(confirmTaxProposal, { ...exampleTaxPeriodDetail, state: 'CLOSED', proposal: null })],
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const dialog = await shownDialog();
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
  await user.type(within(dialog).getByLabelText('Authenticator code'), '12');
  await user.click(confirm);
  expect(within(dialog).getByText('Enter the six-digit code.')).toBeVisible();

  await user.type(within(dialog).getByLabelText('Authenticator code'), '3456');
  await user.click(confirm);

  await waitFor(() => expect(page.sentTo(confirmTaxProposal)).toHaveLength(1));
  expect(page.sentTo(confirmTaxProposal)[0]?.body).toEqual({
    proposalId: 'txq_1',
    contentHash: 'sha256:9f2c…',
    otp: '123456',
  });
  expect(page.sentTo(confirmTaxProposal)[0]?.headers).not.toHaveProperty('Idempotency-Key');
});

test('the hash of a version is marked as cut, and copied whole', async () => {
  const contentHash = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const versions = ready.versions.map((one) => ({ ...one, contentHash }));
  open({ ...ready, versions }, { tab: '?tab=history' });

  const cut = (await screen.findAllByText('0123456789…'))[0]!;
  expect(cut).toHaveAttribute('title', contentHash);
  expect(screen.getAllByRole('button', { name: 'Copy the hash' })).toHaveLength(versions.length);
});

test('the acknowledgement of a portal files a closed period', async () => {
  const closed = { ...ready, state: 'CLOSED' as const, checks: [] };
  const page = open(closed, {
    session: approver,
    more: [answering(fileTaxPeriod, { ...closed, state: 'FILED', ackRef: 'TRA-1' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Attach acknowledgement' }));
  const dialog = await shownDialog();
  await user.type(within(dialog).getByLabelText('Acknowledgement reference'), ' TRA-1 ');
  await user.click(within(dialog).getByRole('button', { name: 'Attach' }));

  await waitFor(() => expect(page.sentTo(fileTaxPeriod)[0]?.body).toEqual({ ackRef: 'TRA-1' }));
});

test('what would be by the rules of another day is marked as hypothetical', async () => {
  const page = open(ready, {
    tab: '?tab=whatIf',
    more: [
      answering(simulateTaxPeriod, { ...examplePaper, hypothetical: true, taxDifference: '10000000.00' }),
    ],
  });
  const day = await screen.findByLabelText('Rules as at');
  await user.type(day, '2027-01-01{Enter}');
  await user.click(screen.getByRole('button', { name: 'Simulate' }));

  expect((await screen.findAllByText('HYPOTHETICAL')).length).toBeGreaterThan(0);
  expect(screen.getByText(/cannot be filed/)).toBeVisible();
  expect(page.sentTo(simulateTaxPeriod)[0]?.body).toEqual({
    includeUnverified: false,
    ruleDate: '2027-01-01',
  });
});

test('periods whose figures the reader is to find out are named with the reason, and nothing is totalled', async () => {
  const withheld = { ...list, items: [], totalCount: 0, totals: [], withheld: [exampleTaxPeriod] };
  renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting',
    session: approver,
    answers: [answering(listTaxPeriods, withheld)],
  });

  const notice = (await screen.findByText(/withheld until you have confirmed or returned/)).closest(
    '[role="status"]',
  );
  expect(notice).toHaveTextContent(/TRA · Gaming tax · Sports betting · 1 – 31 Mar 2026/);
  expect(screen.queryByText('No tax period')).toBeNull();
});

test('a period of several brands says whose it is, and what each has in it', async () => {
  const brands = [
    { id: 'alder', name: 'Alder', tax: '20000000.00', baseAmount: '80000000.00' },
    { id: 'rowan', name: 'Rowan', tax: '30000000.00', baseAmount: '120000000.00' },
  ];
  open({ ...ready, entity: { id: 'alder', name: 'Trees Ltd' }, brands });

  expect(await screen.findByText(/Trees Ltd \(Alder, Rowan\)/)).toBeInTheDocument();
  const parts = await screen.findByRole('group', { name: 'Tax of Trees Ltd by brand' });
  expect(within(parts).getByText('Rowan').closest('tr')).toHaveTextContent(/120,000,000.*30,000,000/);
});

test('what covers brands that the reader cannot act for is named, in words', async () => {
  const { id, authority, code, productClass, period } = exampleTaxPeriod;
  const spanning = { id, authority, code, productClass, period };
  renderRemote(<TaxReportingScreen />, {
    path: '/tax-reporting',
    session: reporter,
    answers: [
      answering(listTaxPeriods, {
        ...{ ...list, items: [], totalCount: 0, totals: [] },
        spanning: [{ ...spanning, entity: { id: 'alder', name: 'Trees Ltd' }, otherBrands: 1 }],
      }),
    ],
  });

  expect(await screen.findByText('1 period covers a brand to which you have no access')).toBeInTheDocument();
  expect(
    screen.getByText(/Trees Ltd · Gaming tax, Sports betting · 1 – 31 Mar 2026 · 1 other brand/),
  ).toBeInTheDocument();
});

test.each([
  ['10000000.00', '51000000.00', '0.00', 'What they change was carried into a later period.'],
  [
    '10000000.00',
    '51000000.00',
    '400000.00',
    'the tax would be .*51,000,000.*; .*400,000 of it has not been',
  ],
  ['10000000.00', '51000000.00', '1000000.00', 'the tax would be .*51,000,000.*1,000,000'],
] as const)(
  'late records of a base %s and a tax %s of which %s is open: %s',
  async (base, tax, open1, words) => {
    const differences = { baseDifference: base, taxDifference: open1 };
    const late = { records: 3, baseAmount: base, tax, ...differences, newestAt: '2026-04-09T08:00:00.000Z' };
    open({ ...ready, state: 'FILED', late });

    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  },
);
