import { answerOf } from './answer-of';
import { openInWorker } from './open-in-worker';
import { type ArchiveWorker, type WorkerAnswer } from './worker-messages';

/** A worker that answers what `reply` gives, or nothing at all. */
function givenWorker(reply: (worker: ArchiveWorker, bytes: ArrayBuffer) => void) {
  const state = { isEnded: false };
  const worker: ArchiveWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (bytes) => queueMicrotask(() => reply(worker, bytes)),
    terminate: () => {
      state.isEnded = true;
    },
  };
  return { worker, state };
}

function say(worker: ArchiveWorker, answer: WorkerAnswer): void {
  worker.onmessage?.({ data: answer } as MessageEvent<WorkerAnswer>);
}

test('what the worker refuses is refused with its reason, and the worker is ended', async () => {
  const { worker, state } = givenWorker((one, bytes) => {
    void answerOf(new Uint8Array(bytes)).then((answer) => say(one, answer));
  });
  const bytes = new ArrayBuffer(64);

  await expect(openInWorker(bytes, worker)).rejects.toMatchObject({
    name: 'ArchiveRefused',
    reason: 'not-a-zip',
  });

  expect(state.isEnded).toBe(true);
  expect(bytes.byteLength).toBe(64);
});

test('an archive that keeps the worker busy is refused when time is up, and the worker is ended', async () => {
  const { worker, state } = givenWorker(() => undefined);

  await expect(openInWorker(new ArrayBuffer(1), worker, 20)).rejects.toMatchObject({ reason: 'too-slow' });

  expect(state.isEnded).toBe(true);
});

test('a worker that breaks down says nothing of the archive', async () => {
  const { worker, state } = givenWorker((one) =>
    one.onerror?.({ message: 'blocked by the policy' } as ErrorEvent),
  );

  await expect(openInWorker(new ArrayBuffer(1), worker)).rejects.toMatchObject({ name: 'WorkerFailed' });

  expect(state.isEnded).toBe(true);
});
