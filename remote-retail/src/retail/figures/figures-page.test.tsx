import { writeRetailBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { listSummaries } from '@tallyhouse/shared/contracts/total-reports';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetailScreen } from '../retail-screen';
import { givenFigures, quietAnswers } from '../testing/given-retail';

// Without looking at every ancestor's style for each click: the page is large.
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const path = '/retail?from=2026-10-01&to=2026-10-31';
const grid = () => screen.findByLabelText(/^Retail figures/);
const open = (at = path, answers = quietAnswers) => renderRemote(<RetailScreen />, { path: at, answers });
const lastAsked = (opened: ReturnType<typeof open>) => opened.sentTo(listRetailReports).at(-1)?.query;

test('figures and totals are the server’s, with the header standard beside them', async () => {
  open();

  const table = await grid();

  expect(await within(table).findAllByText('2,000,000')).toHaveLength(2);
  expect(within(table).getByText('Total of 1 region')).toBeVisible();
  expect(within(table).getByText('9,999')).toBeVisible();
  expect(within(screen.getByLabelText('Retail totals')).getByText('1,400,000.50')).toBeVisible();
  expect(screen.getByText('Channel is retail')).toBeVisible();
});

test('a region opens its branches, a branch its terminals, and the path leads back', async () => {
  const opened = open();

  await user.click(await within(await grid()).findByText('Arusha'));
  await user.click(await within(await grid()).findByText('Kaloleni'));

  expect(await within(await grid()).findByText('S021-T1')).toBeVisible();
  expect(lastAsked(opened)).toMatchObject({ level: 'terminal', parentId: 'S021' });
  const way = screen.getByLabelText('Current location');
  await user.click(within(way).getByText('Arusha'));
  await waitFor(() => expect(lastAsked(opened)).toMatchObject({ level: 'branch', parentId: 'Arusha' }));
});

test('a closed branch says so, and its blanks are no zeros; what still fell due is shown', async () => {
  open(`${path}&level=branch&parentId=Arusha`);

  const row = (await within(await grid()).findByText('Ngarenaro')).closest<HTMLElement>('[role="row"]')!;

  expect(within(row).getByText('◻ Closed')).toBeVisible();
  expect(within(row).queryByText('0.00')).toBeNull();
  expect(within(row).getByText('250')).toBeVisible();
  expect(within(row).getAllByLabelText('no data').length).toBeGreaterThan(3);
});

test('over and short are told by sign and word', async () => {
  open(`${path}&level=branch&parentId=Arusha`);

  const row = (await within(await grid()).findByText('Kaloleni')).closest<HTMLElement>('[role="row"]')!;

  expect(within(row).getByText('▲ over')).toBeVisible();
  expect(within(screen.getByLabelText('Retail totals')).getByText('−1,150.50')).toBeVisible();
  expect(within(screen.getByLabelText('Retail totals')).getByText(/▼ short/)).toBeVisible();
});

test('the link says everything: level, place, day that counts, payments and order', async () => {
  const opened = open(
    `${path}&level=cashier&parentId=S021&dateBasis=sold&payouts=selling&sort=overShort:asc&text=zaw&appliedSetId=fas_1`,
  );

  await grid();

  expect(opened.sentTo(listRetailReports)[0]?.query).toMatchObject({
    level: 'cashier',
    parentId: 'S021',
    dateBasis: 'sold',
    payouts: 'selling',
    sort: 'overShort:asc',
    text: 'zaw',
    appliedSetId: 'fas_1',
  });
});

test('a sort by a column that a level does not have is not asked for', async () => {
  const opened = open(`${path}&level=ticket&parentId=S021&sort=overShort:asc`);

  await grid();

  expect(opened.sentTo(listRetailReports)[0]?.query).not.toHaveProperty('sort');
});

test('a drawing of the places opens the records behind a bar, and adds up to the total of the strip', async () => {
  const opened = open(`${path}&chart=place`);
  const chart = await screen.findByRole('figure', { name: 'GGR: Regions' });
  await user.click(within(chart).getByText('View as table'));

  expect(within(chart).getByRole('row', { name: /^Total/ })).toHaveTextContent('587,999.50');
  await user.click(within(chart).getByRole('button', { name: 'Arusha. GGR: 587,999.50' }));

  await waitFor(() => expect(opened.router.state.location.search).toContain('drill='));
});

test('over time there are figures of all shops alone: of a place none is drawn', async () => {
  const opened = open(`${path}&chart=day&level=branch&parentId=Arusha`);

  await within(await grid()).findByText('Kaloleni');

  expect(opened.sentTo(listSummaries)).toEqual([]);
  expect(screen.queryByRole('figure')).toBeNull();
});

test('no activity and no match are told apart', async () => {
  const quiet = answering(listRetailReports, (input) => givenFigures(input, { rows: [], noActivity: true }));
  const first = open(path, [...quietAnswers, quiet]);
  expect(await screen.findByText('No activity in this period')).toBeVisible();
  first.unmount();

  open(`${path}&text=zzz`, [
    ...quietAnswers,
    answering(listRetailReports, (input) => givenFigures(input, { rows: [] })),
  ]);
  expect(await screen.findByText('Nothing matches the filter')).toBeVisible();
});

test('a failure names its trace id and can be tried again', async () => {
  let isFailing = true;
  const unsteady = answering(listRetailReports, (input) => {
    if (isFailing) throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
    return givenFigures(input);
  });
  open(path, [...quietAnswers, unsteady]);
  expect(await screen.findByText(/The store does not answer\./)).toBeVisible();
  expect(screen.getByText('trace-1')).toBeVisible();

  isFailing = false;
  await user.click(screen.getByText('Try again'));

  expect(await within(await grid()).findByText('Total of 1 region')).toBeVisible();
});

test('hiding a column writes the reader’s retail list with its version', async () => {
  const written = answering(writeRetailBlacklist, ({ body }) => ({
    scope: 'USER' as const,
    etag: '2',
    hidden: (body as { hidden: string[] }).hidden,
    brandHidden: [],
    forced: [],
    protected: [],
    last: null,
    pending: null,
  }));
  const opened = open(path, [...quietAnswers, written]);
  await grid();

  await user.click(screen.getByText('Columns'));
  await user.click(await screen.findByRole('checkbox', { name: /^Commission/ }));

  await waitFor(() => expect(screen.queryByLabelText('Options for Commission')).not.toBeInTheDocument());
  expect(opened.sentTo(writeRetailBlacklist)[0]?.body).toEqual({
    scope: 'USER',
    type: '*',
    hidden: ['commission'],
  });
});

test.each([
  ['without a brand', { brand: null }, /choose a brand/i],
  [
    'for an online brand',
    { brand: { ...reporterOfAlder.brand!, channels: ['ONLINE'] } },
    'Alder has no retail channel',
  ],
  ['without the permission', { permissions: [] }, 'Your role does not include retail figures'],
])('%s nothing is asked and the reason is said', (_case, session, reason) => {
  const { calls } = renderRemote(<RetailScreen />, { path, session });

  expect(screen.getAllByText(reason)[0]).toBeVisible();
  expect(calls).toEqual([]);
});
