import {
  acknowledgeAlert,
  assignAlert,
  resolveAlert,
  snoozeAlert,
} from '@tallyhouse/shared/contracts/alert-handling';
import {
  listCriticalAlerts,
  readCriticalAlert,
  type CriticalAlert,
  type CriticalAlertDetail,
} from '@tallyhouse/shared/contracts/critical-alerts';
import { listIncidents, type Incident } from '@tallyhouse/shared/contracts/incidents';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import type { RemoteStageOptions } from '@tallyhouse/shared/testing/remote-stage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CriticalAlertsScreen } from './critical-alerts-screen';

function givenAlert(overrides: Partial<CriticalAlert> = {}): CriticalAlert {
  return {
    id: 'alr_1',
    code: 'CA-04',
    name: 'SUBMISSION_REJECTED',
    severity: 'CRITICAL',
    state: 'OPEN',
    brandId: 'alder',
    object: { kind: 'report', id: 'rep_1' },
    period: { from: '2026-10-01', to: '2026-10-31' },
    title: 'The authority has rejected "October"',
    detail: 'Version 1: control total differs.',
    firstSeenAt: '2026-11-10T07:00:00Z',
    lastSeenAt: '2026-11-10T08:00:00Z',
    count: 2,
    reopenCount: 0,
    isStanding: true,
    owner: null,
    dueAt: null,
    acknowledgedAt: null,
    resolvedAt: null,
    secondsToAcknowledge: null,
    secondsToResolve: null,
    version: 3,
    incidentId: 'inc_1',
    snoozedUntil: null,
    link: '/reports-log?reportId=rep_1',
    ...overrides,
  };
}

/** The incident that some alerts are. */
function givenIncident(alerts: readonly CriticalAlert[], overrides: Partial<Incident> = {}): Incident {
  const [lead = givenAlert()] = alerts;
  const { code, name, severity, state, brandId, title, detail, firstSeenAt, lastSeenAt, link } = lead;
  return {
    ...{ id: lead.incidentId, code, name, severity, state, brandId, title, detail },
    ...{ alerts: alerts.length, open: alerts.length, unresolved: alerts.length, lead },
    ...{ firstSeenAt, lastSeenAt, owners: [], dueAt: null, link },
    ...overrides,
  };
}

function givenDetail(overrides: Partial<CriticalAlertDetail> = {}): CriticalAlertDetail {
  return {
    ...givenAlert(),
    history: [
      { at: '2026-11-10T07:00:00Z', kind: 'RAISED', actor: null, note: null, evidence: [], owner: null },
    ],
    evidence: [],
    mayHandle: true,
    handlers: [
      { id: 'u_a', name: 'Asha Approver' },
      { id: 'u_r', name: 'Rehema Reporter' },
    ],
    ...overrides,
  };
}

const listOf = (items: Incident[], lastCheckAt: string | null = '2026-11-10T08:00:00Z') => ({
  items,
  page: 1,
  pageSize: 100,
  totalCount: items.length,
  totals: { MEDIUM: 0, HIGH: 0, CRITICAL: 0, open: { MEDIUM: 0, HIGH: 4, CRITICAL: items.length } },
  meta: { lastCheckAt },
});
const list = (items: Incident[], lastCheckAt?: string | null) =>
  answering(listIncidents, listOf(items, lastCheckAt));
const members = (items: CriticalAlert[]) =>
  answering(listCriticalAlerts, {
    ...{ items, page: 1, pageSize: 500, totalCount: items.length },
    totals: { MEDIUM: 0, HIGH: 0, CRITICAL: 0, open: { MEDIUM: 0, HIGH: 0, CRITICAL: 0 } },
    meta: { lastCheckAt: null },
  });
const detail = (alert: CriticalAlertDetail) => answering(readCriticalAlert, alert);
const permissions = ['alerts.view', 'alerts.handle'];

function show(options: RemoteStageOptions & { readonly at?: string }) {
  const { at = '', ...rest } = options;
  return renderRemote(<CriticalAlertsScreen />, {
    path: `/critical-alert-history${at}`,
    ...rest,
    session: { permissions, ...rest.session },
  });
}

/** The dialog of a step, over the drawer of its alert. */
async function findDialog(action: string): Promise<HTMLElement> {
  const title = await screen.findByText(new RegExp(`^${action}: The authority`));
  return title.closest<HTMLElement>('[role="dialog"]')!;
}

test('incidents stand as the server weighs them, each with its next step, and the page says it once as an alarm', async () => {
  const late = givenAlert({
    id: 'alr_2',
    incidentId: 'inc_2',
    title: 'Late',
    code: 'CA-02',
    link: '/authorities/filing?id=d',
  });
  const owners = [
    { id: 'u_a', name: 'Asha Approver' },
    { id: 'u_r', name: 'Rehema Reporter' },
  ];
  const { sentTo } = show({
    answers: [list([givenIncident([late], { owners }), givenIncident([givenAlert()])])],
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('2 critical incidents are open');
  const buttons = await screen.findAllByRole('button', { name: /^Open incident:/ });
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Late',
    'The authority has rejected "October"',
  ]);
  expect(screen.getByRole('link', { name: 'File it now' })).toHaveAttribute(
    'href',
    '/authorities/filing?id=d',
  );
  expect(screen.getByRole('link', { name: 'View the reason and correct it' })).toHaveAttribute(
    'href',
    '/reports-log?reportId=rep_1',
  );
  expect(screen.getByRole('cell', { name: '2 people' })).toBeVisible();
  expect(sentTo(listIncidents).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ state: ['OPEN', 'ACKNOWLEDGED'], snoozed: 'NONE', pageSize: 100 }),
  );
});

test('an incident lists its alerts, each with where to look at it, and leads to any of them and back', async () => {
  const alerts = [
    givenAlert({ title: 'First' }),
    givenAlert({ id: 'alr_2', title: 'Second', link: '/load-data?batch=b' }),
  ];
  const incident = givenIncident(alerts, { title: 'Both have one cause' });
  const { router } = show({
    answers: [list([incident]), members(alerts), detail(givenDetail({ title: 'Second' }))],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Open incident: Both have one cause' }));
  const second = (await screen.findByRole('button', { name: 'Open alert: Second' })).closest('li')!;
  expect(within(second).getByRole('link')).toHaveAttribute('href', '/load-data?batch=b');
  await userEvent.click(screen.getByRole('button', { name: 'Open alert: Second' }));
  expect(router.state.location.search).toBe('?incident=inc_1&id=alr_2');
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the incident' }));
  expect(await screen.findByRole('button', { name: 'Open alert: First' })).toBeVisible();
});

test('filters stand in the address and go to the server', async () => {
  const { sentTo, router } = show({ at: '?view=ended&code=CA-06&from=2026-11-01', answers: [list([])] });

  expect(await screen.findByText('No alert matches the filters')).toBeVisible();
  expect(sentTo(listIncidents).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ state: ['RESOLVED', 'AUTO_RESOLVED'], code: 'CA-06', from: '2026-11-01' }),
  );
  const strip = screen.getByRole('group', { name: 'Open incidents by severity' });
  await userEvent.click(within(strip).getByRole('button', { name: /High/ }));
  expect(router.state.location.search).toBe('?code=CA-06&from=2026-11-01&severity=HIGH');
});

test('an alert says what it means and what to do, and is taken with a note and its version', async () => {
  const acknowledge = answering(acknowledgeAlert, givenDetail({ state: 'ACKNOWLEDGED', version: 4 }));
  const { sentTo, notices } = show({
    at: '?id=alr_1',
    answers: [list([givenIncident([givenAlert()])]), detail(givenDetail()), acknowledge],
  });

  expect(await screen.findByText(/Legally it counts as not filed/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'View the reason and correct it' }).at(-1)).toHaveAttribute(
    'href',
    '/reports-log?reportId=rep_1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  const dialog = await findDialog('Acknowledge');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Enter at least 10 characters');
  expect(sentTo(acknowledgeAlert)).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Note'), 'I call the authority');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));

  await waitFor(() => expect(notices).toHaveLength(1));
  expect(sentTo(acknowledgeAlert)).toEqual([
    expect.objectContaining({
      params: { id: 'alr_1' },
      headers: { 'If-Match': '"3"' },
      body: { note: 'I call the authority', evidence: [] },
    }),
  ]);
});

test('an alert is handed to one of those who may handle it', async () => {
  const assign = answering(assignAlert, givenDetail({ state: 'ACKNOWLEDGED', version: 4 }));
  const { sentTo } = show({
    at: '?id=alr_1',
    answers: [list([givenIncident([givenAlert()])]), detail(givenDetail()), assign],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  const dialog = await findDialog('Assign');
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'New owner' }));
  await userEvent.click(await screen.findByTitle('Asha Approver'));
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Knows the authority');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));

  await waitFor(() => expect(sentTo(assignAlert)).toHaveLength(1));
  expect(sentTo(assignAlert)[0]?.body).toMatchObject({ ownerId: 'u_a' });
});

test('a step is asked for again only once the alert behind is read as it is now', async () => {
  let version = 3;
  let answer = (): void => undefined;
  const untilAnswered = new Promise<void>((resolve) => (answer = resolve));
  const read = answering(readCriticalAlert, async () => {
    if (version > 3) await untilAnswered;
    return givenDetail({ version });
  });
  const acknowledge = answering(acknowledgeAlert, () => givenDetail({ version: (version += 1) }));
  const { sentTo } = show({
    at: '?id=alr_1',
    answers: [list([givenIncident([givenAlert()])]), read, acknowledge],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  const dialog = await findDialog('Acknowledge');
  await userEvent.type(within(dialog).getByLabelText('Note'), 'I call the authority');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));

  await waitFor(() => expect(sentTo(readCriticalAlert)).toHaveLength(2));
  expect(dialog).toBeInTheDocument();
  answer();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('when somebody else was quicker the dialog says so and keeps what was typed', async () => {
  const refused = answering(resolveAlert, () => {
    throw problem(412, 'VERSION_CONFLICT', 'It was changed meanwhile.');
  });
  const { sentTo } = show({
    at: '?id=alr_1',
    answers: [list([givenIncident([givenAlert()])]), detail(givenDetail()), refused],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const dialog = await findDialog('Resolve');
  expect(dialog).toHaveTextContent('It was still present at the last check');
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Sent again, accepted');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));

  expect(await within(dialog).findByText(/Someone else has handled it/)).toBeVisible();
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Sent again, accepted');
  await waitFor(() => expect(sentTo(readCriticalAlert).length).toBeGreaterThan(1));
});

test('who may not handle an alert reads who may', async () => {
  show({
    at: '?id=alr_1',
    answers: [list([givenIncident([givenAlert()])]), detail(givenDetail({ mayHandle: false }))],
  });

  expect(await screen.findByText(/Can be handled by: Asha Approver, Rehema Reporter/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
});

test('no alerts says when it was last looked, and a failure has words and a trace id', async () => {
  const first = show({ answers: [list([])] });
  expect(await screen.findByText('No unresolved incidents')).toBeVisible();
  expect(screen.getByText(/Last check: 10 Nov 2026, 11:00/)).toBeVisible();
  first.unmount();

  show({
    answers: [
      answering(listIncidents, () => {
        throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
      }),
    ],
  });
  expect(await screen.findByText('The alerts could not be loaded')).toBeVisible();
  expect(screen.getAllByText('trace-1').length).toBeGreaterThan(0);
});

test('the alerts of several incidents are taken with one note, each against its version; what was refused is named', async () => {
  const alerts = [givenAlert({ title: 'First' }), givenAlert({ id: 'alr_2', title: 'Second', version: 7 })];
  const ended = givenAlert({ id: 'alr_3', incidentId: 'inc_2', title: 'Ended', state: 'AUTO_RESOLVED' });
  const acknowledge = answering(acknowledgeAlert, ({ params }) => {
    if ((params as { id: string }).id === 'alr_2') throw problem(412, 'VERSION_CONFLICT');
    standing = [];
    return givenDetail({ state: 'ACKNOWLEDGED', version: 4 });
  });
  // What was taken may leave the list: what was refused is told all the same.
  let standing = [givenIncident(alerts), givenIncident([ended])];
  const { sentTo, notices } = show({
    answers: [answering(listIncidents, () => listOf(standing)), members(alerts), acknowledge],
  });

  // What has ended has no step that may be taken for many.
  expect(await screen.findByRole('checkbox', { name: 'Select: Ended' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge (1)' }));
  const dialog = (await screen.findByText('Acknowledge 1 incident')).closest<HTMLElement>('[role="dialog"]')!;
  expect(dialog).toHaveTextContent('In all: 2 alerts.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Enter at least 10 characters');
  await userEvent.type(within(dialog).getByLabelText('Note'), 'One outage of the source');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));

  await screen.findByText('No unresolved incidents');
  expect(await within(dialog).findByText('Alerts: 1 done, 1 not done')).toBeInTheDocument();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Second: someone else has handled it since');
  expect(sentTo(listCriticalAlerts)[0]?.query).toMatchObject({
    incident: ['inc_1'],
    state: ['OPEN', 'ACKNOWLEDGED'],
  });
  expect(sentTo(acknowledgeAlert).map(({ params, headers, body }) => [params, headers, body])).toEqual(
    [
      ['alr_1', 3],
      ['alr_2', 7],
    ].map(([id, version]) => [
      { id },
      { 'If-Match': `"${version}"` },
      { note: 'One outage of the source', evidence: [] },
    ]),
  );
  expect(notices).toEqual([expect.objectContaining({ text: 'Alerts done: 1 of 2' })]);
});

test('an incident is handed to one person, or put off no longer than the heaviest of its alerts allows', async () => {
  const alerts = [givenAlert(), givenAlert({ id: 'alr_2', severity: 'MEDIUM' })];
  const assign = answering(assignAlert, givenDetail());
  const snooze = answering(snoozeAlert, givenDetail());
  const { sentTo, notices } = show({
    answers: [list([givenIncident(alerts)]), members(alerts), detail(givenDetail()), assign, snooze],
  });
  const open = async (action: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select: The authority/ }));
    await userEvent.click(screen.getByRole('button', { name: `${action} (1)` }));
    const dialog = (await screen.findByText(`${action} 1 incident`)).closest<HTMLElement>('[role="dialog"]')!;
    await userEvent.type(within(dialog).getByLabelText('Note'), 'Knows the authority');
    return dialog;
  };

  const assigning = await open('Assign');
  await userEvent.click(within(assigning).getByRole('button', { name: 'Assign' }));
  expect(within(assigning).getByRole('alert')).toHaveTextContent('Choose an owner');
  await userEvent.click(within(assigning).getByRole('combobox', { name: 'New owner' }));
  await userEvent.click(await screen.findByTitle('Asha Approver'));
  await userEvent.click(within(assigning).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ text: '1 incident assigned' })]));
  expect(sentTo(assignAlert).map(({ body }) => (body as { ownerId: string }).ownerId)).toEqual([
    'u_a',
    'u_a',
  ]);

  const snoozing = await open('Snooze');
  await userEvent.click(within(snoozing).getByRole('combobox', { name: 'Until' }));
  expect(await screen.findByTitle(/^1 day · /)).toBeInTheDocument();
  expect(screen.queryByTitle(/^3 days/)).toBeNull();
  await userEvent.click(screen.getByTitle(/^1 hour · /));
  const before = Date.now();
  await userEvent.click(within(snoozing).getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(sentTo(snoozeAlert)).toHaveLength(2));
  const { until } = sentTo(snoozeAlert)[0]!.body as { until: string };
  expect(Math.abs(Date.parse(until) - before - 3_600_000)).toBeLessThan(60_000);
});

test('who may not handle alerts has nothing to tick', async () => {
  show({ answers: [list([givenIncident([givenAlert()])])], session: { permissions: ['alerts.view'] } });

  await screen.findByRole('button', { name: /^Open incident:/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
