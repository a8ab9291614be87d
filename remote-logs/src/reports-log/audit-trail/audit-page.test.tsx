import { listAudit, type AuditEventLine } from '@tallyhouse/shared/contracts/audit';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEventFull from '@testing-library/user-event';
import { ReportsLogScreen } from '../reports-log-screen';

const userEvent = userEventFull.setup({ pointerEventsCheck: 0 });

const moved: AuditEventLine = {
  seq: 4211,
  time: '2026-04-10T08:01:00.000Z',
  action: 'REPORT_MOVED',
  actor: { id: 'u_reporter', name: 'Rehema Reporter', account: 'reporter@tallyhouse.test' },
  brandId: 'alder',
  object: { kind: 'report', id: 'rep_1' },
  detail: { from: 'DRAFT', to: 'DELETED', reason: null },
  hash: '6f'.repeat(32),
  previousHash: 'a1'.repeat(32),
};
const unknown: AuditEventLine = {
  ...moved,
  ...{ seq: 4210, action: 'SOMETHING_NEWER', actor: null, object: { kind: 'audit', id: null }, detail: {} },
};

const open = (items: AuditEventLine[], search = '') =>
  renderRemote(<ReportsLogScreen />, {
    path: `/reports-log/audit${search}`,
    answers: [answering(listAudit, { items, page: 1, pageSize: 100, totalCount: items.length })],
    session: { permissions: ['logs.view', 'audit.verify'] },
  });

test('an action says who did what to what in words, and one that this page does not know by its name', async () => {
  open([moved, unknown]);

  const row = (await screen.findByText('Report state changed')).closest('tr');
  expect(row).toHaveTextContent(
    /^4,211.*Report state changedRehema Reporter reporter@tallyhouse.testReport rep_1from DRAFT, to DELETED/,
  );
  expect(screen.getByText('SOMETHING_NEWER').closest('tr')).toHaveTextContent('not signed in');
});

test('a press on a person or a thing narrows the list, the address keeps it, and it is let go again', async () => {
  const { sentTo, router } = open([moved], '?from=2026-04-01');
  await userEvent.click(await screen.findByLabelText('Only actions on Report rep_1'));
  expect(router.state.location.search).toBe('?from=2026-04-01&objectKind=report&objectId=rep_1');
  await userEvent.click(screen.getByLabelText('Only actions by Rehema Reporter (reporter@tallyhouse.test)'));

  await waitFor(() =>
    expect(sentTo(listAudit).at(-1)?.query).toMatchObject({
      ...{ from: '2026-04-01', objectKind: 'report', objectId: 'rep_1', actor: 'u_reporter' },
    }),
  );
  await userEvent.click(await screen.findByText('Only Rehema Reporter (reporter@tallyhouse.test)'));
  expect(router.state.location.search).not.toContain('actor');
});

test('nothing, nothing of the kind, and a failure are told apart', async () => {
  const first = open([]);
  expect(await screen.findByText('No action has been recorded yet')).toBeVisible();
  first.unmount();
  const second = open([], '?action=TAX_PAID');
  expect(await screen.findByText('No action matches the filters')).toBeVisible();
  second.unmount();

  renderRemote(<ReportsLogScreen />, {
    path: '/reports-log/audit',
    answers: [
      answering(listAudit, () => {
        throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
      }),
    ],
    session: { permissions: ['logs.view', 'audit.verify'] },
  });
  expect(await screen.findByText('The audit trail could not be loaded')).toBeVisible();
});

test('without the permission nothing is asked', () => {
  const { calls } = renderRemote(<ReportsLogScreen />, {
    path: '/reports-log/audit',
    session: { permissions: ['logs.view'] },
  });

  expect(screen.getByText('Your role does not include the audit trail')).toBeVisible();
  expect(screen.getByText(/audit\.verify/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the dashboard' })).toBeVisible();
  expect(calls).toEqual([]);
});
