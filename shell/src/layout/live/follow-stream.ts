import { readEvents, type StreamEvent } from '@tallyhouse/shared/http/event-stream';
import { isApiError } from '@tallyhouse/shared/http/api-error';

/** What the page that holds a stream is to it. */
export interface StreamPage {
  /** Whether anybody can see it. */
  readonly isHidden: () => boolean;
  /** Tells of each change of that; gives what ends the telling. */
  readonly onVisibility: (listener: () => void) => () => void;
  readonly random: () => number;
}

interface FollowOptions {
  readonly page: StreamPage;
  /** Opens the stream, after the event of that id. */
  readonly open: (lastEventId: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onEvent: (event: StreamEvent) => void;
  /** It was closed for a while: something may have been missed. */
  readonly onReopened: () => void;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
/** The server gives a sign of life every fifteen seconds. */
const silentMs = 45_000;

/**
 * Follows a stream of events until the function that it gives is called.
 *
 * It is let go while the page is hidden, and opened again when it is looked at. After a failure it is opened again
 * after a pause that grows, spread at random so that many browsers do not come back at once. It gives up when the
 * session is over.
 */
export function followStream({ page, open, onEvent, onReopened }: FollowOptions): () => void {
  const end = new AbortController();
  let lastEventId: string | null = null;
  let failures = 0;
  let wasOpen = false;

  const isEnded = () => end.signal.aborted;

  async function follow(): Promise<void> {
    while (!isEnded()) {
      await untilVisible();
      if (isEnded()) return;
      try {
        await readOnce();
      } catch (error) {
        if (isSessionOver(error)) return;
        failures += 1;
      }
      if (!isEnded() && !page.isHidden()) await pause(pauseMs());
    }
  }

  /** Resolves when the stream ends, be it because the page was hidden. */
  async function readOnce(): Promise<void> {
    const current = new AbortController();
    const stop = () => current.abort();
    const stopListening = page.onVisibility(() => (page.isHidden() ? stop() : undefined));
    end.signal.addEventListener('abort', stop, { once: true });
    let watchdog = setTimeout(stop, silentMs);
    try {
      const stream = await open(lastEventId, current.signal);
      if (wasOpen) onReopened();
      wasOpen = true;
      for await (const event of readEvents(stream)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(stop, silentMs);
        failures = 0;
        if (event === null) continue;
        lastEventId = event.id ?? lastEventId;
        onEvent(event);
      }
    } catch (error) {
      // Let go by this page itself.
      if (!current.signal.aborted) throw error;
    } finally {
      clearTimeout(watchdog);
      stopListening();
      end.signal.removeEventListener('abort', stop);
      stop();
    }
  }

  function untilVisible(): Promise<void> {
    if (!page.isHidden()) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        stopListening();
        resolve();
      };
      const stopListening = page.onVisibility(() => (page.isHidden() ? undefined : done()));
      end.signal.addEventListener('abort', done, { once: true });
    });
  }

  function pauseMs(): number {
    const grownMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));
    return grownMs * (0.5 + page.random() / 2);
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      end.signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }

  void follow();
  return () => end.abort();
}

/** Refused although the session was renewed, or another user's by now: whoever signs in next starts anew. */
function isSessionOver(error: unknown): boolean {
  if (error instanceof Error && error.name === 'SessionChangedError') return true;
  return isApiError(error) && (error.problem.status === 401 || error.problem.status === 403);
}
