import { ApiError } from '@tallyhouse/shared/http/api-error';
import { followStream } from './follow-stream';

/** A stream that the test writes, and a page that it hides. */
function world() {
  const opened: {
    lastEventId: string | null;
    signal: AbortSignal;
    controller: ReadableStreamDefaultController;
  }[] = [];
  const listeners = new Set<() => void>();
  const events: string[] = [];
  let hidden = false;
  let reopened = 0;
  let failure: Error | null = null;
  const stop = followStream({
    page: {
      isHidden: () => hidden,
      onVisibility: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      random: () => 1,
    },
    open: (lastEventId, signal) => {
      if (failure !== null) {
        opened.push({ lastEventId, signal, controller: null as never });
        return Promise.reject(failure);
      }
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened.push({ lastEventId, signal, controller });
          signal.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')));
        },
      });
      return Promise.resolve(stream);
    },
    onEvent: ({ data }) => events.push(data),
    onReopened: () => (reopened += 1),
  });
  return {
    opened,
    events,
    stop,
    reopened: () => reopened,
    fail: (error: Error | null) => (failure = error),
    say: (text: string) => opened.at(-1)?.controller.enqueue(new TextEncoder().encode(text)),
    close: () => opened.at(-1)?.controller.close(),
    hide: (isHidden: boolean) => {
      hidden = isHidden;
      for (const listener of [...listeners]) listener();
    },
  };
}

const unavailable = new ApiError({
  type: 'about:blank',
  title: 'gone',
  status: 503,
  code: 'UNAVAILABLE',
  traceId: '',
});
const over = new ApiError({
  type: 'about:blank',
  title: 'over',
  status: 401,
  code: 'TOKEN_INVALID',
  traceId: '',
});

let page: ReturnType<typeof world>;

beforeEach(() => {
  jest.useFakeTimers();
  page = world();
});
afterEach(() => {
  page.stop();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

test('events are handed on, and after the stream ended it goes on behind the last of them', async () => {
  await settle();
  page.say('id: 7\ndata: one\n\n');
  await settle();
  page.close();
  await jest.advanceTimersByTimeAsync(1000);

  expect(page.events).toEqual(['one']);
  expect(page.opened.map(({ lastEventId }) => lastEventId)).toEqual([null, '7']);
  expect(page.reopened()).toBe(1);
});

test('a page that nobody sees lets the stream go, and opens it again when it is looked at', async () => {
  await settle();
  page.hide(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(page.opened).toHaveLength(1);
  expect(page.opened[0]?.signal.aborted).toBe(true);

  page.hide(false);
  await settle();

  expect(page.opened).toHaveLength(2);
  expect(page.reopened()).toBe(1);
});

test('after failures the pauses grow, to a minute at the most', async () => {
  page.fail(unavailable);
  await settle();
  page.close();
  await jest.advanceTimersByTimeAsync(1000);
  const at: number[] = [];
  const startedAt = Date.now();
  for (let seconds = 0; seconds < 240; seconds += 1) {
    const before = page.opened.length;
    await jest.advanceTimersByTimeAsync(1000);
    if (page.opened.length > before) at.push(Math.round((Date.now() - startedAt) / 1000));
  }

  const pauses = at.slice(1).map((second, index) => second - (at[index] ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(60);
  expect(at.length).toBeLessThan(12);
});

test('a server that gives no sign of life is asked anew', async () => {
  await settle();
  page.say(': beat\n\n');
  await jest.advanceTimersByTimeAsync(44_000);
  expect(page.opened).toHaveLength(1);

  await jest.advanceTimersByTimeAsync(3000);

  expect(page.opened).toHaveLength(2);
});

test('when the session is over, it gives up', async () => {
  await settle();
  page.fail(over);
  page.close();
  await jest.advanceTimersByTimeAsync(600_000);

  expect(page.opened).toHaveLength(2);
});

test('who stops following lets it go for good', async () => {
  await settle();
  page.stop();
  await jest.advanceTimersByTimeAsync(600_000);

  expect(page.opened).toHaveLength(1);
  expect(page.opened[0]?.signal.aborted).toBe(true);
});
