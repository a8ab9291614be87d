import { changeDetailSchema, changeExample } from '@tallyhouse/shared/contracts/changes';
import {
  assignDataExceptions,
  listDataExceptions,
  waiveDataExceptions,
  type DataException,
} from '@tallyhouse/shared/contracts/data-exceptions';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEventFull from '@testing-library/user-event';
import { LoadDataScreen } from '../load-data/load-data-screen';

const userEvent = userEventFull.setup({ pointerEventsCheck: 0 });

const exception: DataException = {
  id: 'exc_1',
  brandId: 'alder',
  law: 'PAID_WITHIN_WINNINGS',
  severity: 'ERROR',
  state: 'OPEN',
  record: {
    ...{ kind: 'payment', source: 'alder-shops', recordId: 'p-771', betRecordId: 'b-512' },
    batchId: 'btc_alder_alder-shops_payments_7',
  },
  channel: 'RETAIL',
  day: '2026-11-02',
  otherDay: '2026-11-01',
  since: '2026-11-02T09:05:00.000Z',
  goneAt: null,
  foundAt: '2026-11-02T09:05:00.000Z',
  owner: null,
  waiver: null,
};
const waived: DataException = {
  ...exception,
  ...{ id: 'exc_2', state: 'WAIVED', law: 'ONE_LICENCE', record: { ...exception.record, recordId: 'p-9' } },
  waiver: {
    changeId: 'chg_1',
    state: 'APPLIED',
    reason: 'The licence was renewed on that day.',
    proposedBy: { id: 'u_2', name: 'Rehema' },
    proposedAt: '2026-11-03T08:00:00.000Z',
    decidedBy: { id: 'u_3', name: 'Amani' },
    decidedAt: '2026-11-03T09:00:00.000Z',
  },
};
const proposed = changeDetailSchema.parse(changeExample);
const listed = (items: readonly DataException[] = [exception, waived]) =>
  answering(listDataExceptions, { items: [...items], page: 1, pageSize: 100, totalCount: items.length });

const open = (
  answers: readonly FakeAnswer[] = [listed()],
  {
    query = '',
    permissions = ['loads.view', 'loads.manage', 'reports.view'],
  }: { readonly query?: string; readonly permissions?: readonly Permission[] } = {},
) =>
  renderRemote(<LoadDataScreen />, {
    path: `/load-data/exceptions${query}`,
    answers,
    session: { permissions },
  });

test('the list names record, law and state, and the drawer leads to the load and to the days concerned', async () => {
  const { sentTo } = open([listed()], { query: '?state=OPEN&law=PAID_WITHIN_WINNINGS' });

  const line = (await screen.findByText('p-771')).closest('tr')!;
  expect(line).toHaveTextContent('Open');
  expect(line).toHaveTextContent('The amount paid or expired does not exceed the winnings');
  expect(sentTo(listDataExceptions)[0]).toMatchObject({
    query: { state: 'OPEN', law: 'PAID_WITHIN_WINNINGS', page: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open Payment p-771' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText(/blocked until it is waived or corrected/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'payments no. 7 of alder-shops' })).toHaveAttribute(
    'href',
    '/load-data?batch=btc_alder_alder-shops_payments_7',
  );
  expect(drawer.getAllByRole('link', { name: /Reconciliation of/ })).toHaveLength(2);
});

test('what two people let stand says who, and why', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open Payment p-9' }));

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('The licence was renewed on that day.')).toBeVisible();
  expect(drawer.getByText(/Proposed by Rehema, confirmed by Amani/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Proposed waivers' })).toHaveAttribute(
    'href',
    '/settings/changes?change=chg_1',
  );
});

test('whoever manages loads takes an exception on, and proposes to waive it with a reason', async () => {
  const { sentTo } = open([
    listed(),
    answering(assignDataExceptions, { items: [exception] }),
    answering(waiveDataExceptions, proposed),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Open Payment p-771' }));
  const drawer = within(await screen.findByRole('dialog'));

  await userEvent.click(drawer.getByRole('button', { name: 'Assign to me' }));
  expect(sentTo(assignDataExceptions)).toMatchObject([{ body: { ids: ['exc_1'] } }]);
  await userEvent.click(drawer.getByRole('button', { name: 'Propose waiver …' }));
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(sentTo(waiveDataExceptions)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Reason for the waiver'), 'The shop bears it, as agreed.');
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(sentTo(waiveDataExceptions)).toMatchObject([
    { body: { ids: ['exc_1'], reason: 'The shop bears it, as agreed.' } },
  ]);
});

test('several open ones are waived together; one that is waived cannot be chosen', async () => {
  const { sentTo } = open([
    listed([
      exception,
      { ...exception, id: 'exc_3', record: { ...exception.record, recordId: 'p-3' } },
      waived,
    ]),
    answering(waiveDataExceptions, proposed),
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select: p-771' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select: p-3' }));
  expect(screen.getByRole('checkbox', { name: 'Select: p-9' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Propose waiver for 2 …' }));
  await userEvent.type(screen.getByLabelText('Reason for the waiver'), 'The shop bears it, as agreed.');
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(sentTo(waiveDataExceptions)).toMatchObject([{ body: { ids: ['exc_1', 'exc_3'] } }]);
});

const failing = answering(listDataExceptions, () => {
  throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
});

test('an empty list, a narrowed one, a failure and a role without loads each say what to do', async () => {
  const first = open([listed([])]);
  expect(await screen.findByText('No exceptions')).toBeVisible();
  first.unmount();
  const second = open([listed([])], { query: '?state=GONE' });
  expect(await screen.findByText('No exception matches')).toBeVisible();
  second.unmount();
  const third = open([failing]);
  expect(await screen.findByText('The exceptions could not be loaded')).toBeVisible();
  third.unmount();
  open([], { permissions: ['reports.view'] });
  expect(await screen.findByText('Your role does not include data loads')).toBeVisible();
});
