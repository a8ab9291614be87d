import {
  listApiCalls,
  readApiCall,
  replayApiCall,
  type ApiCallHeader,
} from '@tallyhouse/shared/contracts/api-log';
import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import type { RemoteStageOptions } from '@tallyhouse/shared/testing/remote-stage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCallDetail } from './api-log-queries';
import { ApiLogScreen } from './api-log-screen';

function givenCall(overrides: Partial<ApiCallHeader> = {}): ApiCallHeader {
  return {
    id: 'call-1',
    time: '2026-11-20T09:12:44Z',
    direction: 'OUT',
    method: 'POST',
    path: '/returns/TZ-GBT-MONTHLY',
    status: 503,
    durationMs: 1812,
    requestBytes: 18_204,
    responseBytes: 96,
    brandId: 'alder',
    actor: { id: 'u_a', name: 'Amos Approver' },
    authority: 'TZ-GBT',
    attempt: 2,
    correlationId: 'rep_123:2',
    payloadHash: `sha256:${'ab'.repeat(32)}`,
    problemCode: 'UNAVAILABLE',
    isReplayable: true,
    ...overrides,
  };
}

const given = (overrides: Partial<ApiCallDetail> = {}): ApiCallDetail => ({
  ...givenCall(),
  requestBody: '{"reference":"rep_123:2","password":"[hidden]"}',
  responseBody: null,
  bodiesKeptUntil: '2020-01-01T00:00:00Z',
  curl: 'curl -X POST "$BASE_URL" -H "Authorization: Bearer $TOKEN"',
  ...overrides,
});

const calls = (items: ApiCallHeader[], lost = 0) =>
  answering(listApiCalls, { items, page: 1, pageSize: 100, totalCount: items.length, lost });

const proposed: ChangeDetail = {
  id: 'chg_2',
  kind: 'API_REPLAY',
  brandId: 'alder',
  summary: 'Make the call again',
  said: null,
  reason: 'The authority has lost it.',
  state: 'OPEN',
  proposedBy: { id: 'user-1', name: 'Adam Admin' },
  proposedAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-04T10:00:00Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  mayConfirm: false,
  obstacle: 'Somebody else has to confirm what you proposed.',
  payload: {},
  document: null,
  differences: [],
  contentHash: 'ab'.repeat(32),
};

function show(options: RemoteStageOptions & { readonly at?: string } = {}) {
  const { at = '', ...rest } = options;
  return renderRemote(<ApiLogScreen />, { path: `/api-log${at}`, ...rest });
}

test('a call is a row with its end in words, and the filters of the address reach the server', async () => {
  const { sentTo } = show({
    at: '?direction=OUT&authority=TZ-GBT&statusClass=5xx&minDurationMs=1000',
    answers: [calls([givenCall()], 3)],
  });

  const row = (await screen.findByRole('button', { name: /^Open POST/ })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('503 UNAVAILABLE');
  expect(row).toHaveTextContent('1,812 ms');
  expect(screen.getByText(/3 calls of these days could not be logged/)).toBeVisible();
  expect(sentTo(listApiCalls)[0]?.query).toMatchObject({
    direction: 'OUT',
    authority: 'TZ-GBT',
    statusClass: '5xx',
    minDurationMs: '1000',
  });
});

test('an opened call shows what was said, masked, and why something is not there any more', async () => {
  show({ at: '?call=call-1', answers: [calls([givenCall()]), answering(readApiCall, given())] });

  const asked = await screen.findByRole('region', { name: 'Request' });
  expect(asked).toHaveTextContent('"password": "[hidden]"');
  expect(screen.getByText(/Stored until 1 Jan 2020.*only the hash/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'cURL command' })).toHaveTextContent('$TOKEN');
  expect(screen.getByRole('button', { name: 'Propose to repeat the call' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('making a call again is proposed with a reason, for somebody else to confirm', async () => {
  const replay = answering(replayApiCall, proposed);
  const { sentTo } = show({
    at: '?call=call-1',
    answers: [calls([givenCall()]), answering(readApiCall, given()), replay],
    session: { permissions: ['logs.view', 'administration.propose'] },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Propose to repeat the call' }));
  const reason = await screen.findByLabelText('Reason');
  const dialog = reason.closest<HTMLElement>('[role="dialog"]')!;
  await userEvent.click(within(dialog).getByText('Propose to repeat the call'));
  expect(dialog).toHaveTextContent('Enter at least 10 characters');
  await userEvent.type(reason, 'The authority has lost it');
  await userEvent.click(within(dialog).getByText('Propose to repeat the call'));

  expect(await screen.findByText(/once a second person has confirmed it, by 4 Dec 2026/)).toBeVisible();
  expect(sentTo(replayApiCall)).toEqual([
    expect.objectContaining({ params: { id: 'call-1' }, body: { reason: 'The authority has lost it' } }),
  ]);
});

test('a failure leads to its own call', async () => {
  const failing = answering(listApiCalls, () => {
    throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
  });
  const { visited } = show({ answers: [failing, answering(readApiCall, given({ id: 'trace-1' }))] });

  await userEvent.click(await screen.findByRole('button', { name: 'Show the call in the API log' }));

  expect(visited).toEqual(['/api-log?call=trace-1']);
});

test('no call at all, none that matches and a missing permission are told apart', async () => {
  const first = show({ answers: [calls([])] });
  expect(await screen.findByText('No call has been logged yet')).toBeVisible();
  first.unmount();
  const second = show({ at: '?correlationId=none', answers: [calls([])] });
  expect(await screen.findByText('No call matches the filters')).toBeVisible();
  second.unmount();
  const { calls: asked } = show({ session: { permissions: ['reports.view'] } });
  expect(screen.getByText('Your role does not include the API log')).toBeVisible();
  expect(asked).toEqual([]);
});
