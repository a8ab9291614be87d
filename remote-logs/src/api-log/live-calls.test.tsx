import { listApiCalls, type ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, screen } from '@testing-library/react';
import { ApiLogScreen } from './api-log-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  see('visible');
  jest.useRealTimers();
});

const givenCall = (path: string): ApiCallHeader => ({
  ...{ id: path, time: '2026-11-20T09:12:44Z', direction: 'IN', method: 'GET', path, status: 200 },
  ...{ durationMs: 12, requestBytes: 0, responseBytes: 96, brandId: 'alder', actor: null, authority: null },
  ...{ attempt: 1, correlationId: 'c-1', payloadHash: null, problemCode: null, isReplayable: false },
});

/** The log as it grows: each answer has one call more. */
function given({
  page = 1,
  give,
}: { readonly page?: number; readonly give?: (asked: number) => unknown } = {}) {
  let asked = 0;
  const answer = (count: number) => ({
    items: Array.from({ length: count }, (_, at) => givenCall(`/api/call-${count - at}`)),
    ...{ page, pageSize: 100, totalCount: 300, lost: 0 },
  });
  renderRemote(<ApiLogScreen />, {
    path: page === 1 ? '/api-log' : `/api-log?page=${page}`,
    session: reporterOfAlder,
    answers: [
      answering(listApiCalls, () => {
        asked += 1;
        return give?.(asked) ?? answer(asked);
      }),
    ],
  });
  return { asked: () => asked, answer };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function see(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('new calls come without a reload', async () => {
  given();
  await wait(100);
  expect(screen.getByText('/api/call-1')).toBeInTheDocument();
  expect(screen.queryByText('/api/call-2')).toBeNull();

  await wait(10_000);
  expect(screen.getByText('/api/call-2')).toBeInTheDocument();
});

test('one question is under way at a time, however long its answer takes', async () => {
  let answerLate: (answer: unknown) => void = () => undefined;
  const { asked, answer } = given({
    give: (count) => (count === 2 ? new Promise((done) => (answerLate = done)) : undefined),
  });
  await wait(45_000);
  expect(asked()).toBe(2);

  answerLate(answer(2));
  await wait(10_000);
  expect(asked()).toBe(3);
});

test('nothing is asked while the page is hidden; it is up to date once it is seen again', async () => {
  const { asked } = given();
  await wait(100);

  see('hidden');
  await wait(60_000);
  expect(asked()).toBe(1);
  see('visible');
  await wait(100);
  expect(asked()).toBe(2);
});

test('a later page stays as it is, so that nothing moves away from who reads it', async () => {
  const { asked } = given({ page: 2 });
  await wait(60_000);

  expect(asked()).toBe(1);
});

test('what was read stays when the log cannot be asked for once', async () => {
  given({
    give: (count) => {
      if (count === 2) throw problem(503, 'UNAVAILABLE');
      return undefined;
    },
  });
  await wait(10_100);
  expect(screen.getByText('The calls could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('/api/call-1')).toBeInTheDocument();

  await wait(10_000);
  expect(screen.queryByText('The calls could not be loaded')).toBeNull();
  expect(screen.getByText('/api/call-3')).toBeInTheDocument();
});
