import { setTimeout as pause } from 'node:timers/promises';
import { createReadQueue, type Asked, type ReadLimits } from './read-queue';

const never = () => new AbortController().signal;

/** `asking`; nothing is wrong where a test does not wait for its refusal. */
function quietly<T>(asking: Promise<T>): Promise<T> {
  asking.catch(() => undefined);
  return asking;
}

/** A queue, and work in it that goes on until it is ended by its name. */
function givenQueue(limits: Partial<ReadLimits> = {}) {
  const queue = createReadQueue({
    atOnce: 1,
    withinMs: 10_000,
    ofUser: 100,
    ofAll: 100,
    heldMs: 0,
    ...limits,
  });
  const begun: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, (answer: string) => void>();
  const ask = (userId: string, name: string, asked: Partial<Asked> = {}) =>
    quietly(
      queue.ask({ userId, kind: 'a kind', signal: never(), ...asked }, (signal) => {
        begun.push(name);
        return new Promise<string>((done, failed) => {
          ends.set(name, done);
          if (signal.aborted) stopped.push(name);
          signal.addEventListener('abort', () => {
            stopped.push(name);
            failed(signal.reason as Error);
          });
        });
      }),
    );
  return {
    ask,
    begun,
    stopped,
    async end(name: string) {
      ends.get(name)?.(`answer of ${name}`);
      await pause(1);
    },
  };
}

/** Code, seconds and words of a refusal. */
async function refusalOf(asking: Promise<unknown>) {
  const error = await asking.catch((refused: unknown) => refused);
  const { status, code, headers, message } = error as {
    status: number;
    code: string;
    headers: Record<string, string>;
    message: string;
  };
  return { status, code, after: headers['Retry-After'], message };
}

test('users take turns, however many one of them asks', async () => {
  const { ask, begun, end } = givenQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');

  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('no more are worked on at once than may be, and a failure makes room too', async () => {
  const { ask, begun, end } = givenQueue({ atOnce: 2 });
  const left = new AbortController();
  const first = ask('a', 'a1', { signal: left.signal });
  for (const name of ['a2', 'a3', 'a4']) void ask('a', name);
  expect(begun).toEqual(['a1', 'a2']);

  left.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await pause(1);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('who has too much under way is refused, and nobody else', async () => {
  const { ask, end } = givenQueue({ ofUser: 2 });
  void ask('a', 'a1');
  const second = ask('a', 'a2');

  expect(await refusalOf(ask('a', 'a3'))).toEqual({
    status: 503,
    code: 'BUSY',
    after: '1',
    message: 'You have too many requests at once',
  });
  const other = ask('b', 'b1');
  await end('a1');
  await end('a2');
  await end('b1');
  await expect(Promise.all([second, other])).resolves.toEqual(['answer of a2', 'answer of b1']);
  // What has ended counts no more.
  const again = ask('a', 'a4');
  await end('a4');
  await expect(again).resolves.toBe('answer of a4');
});

test('a full queue refuses everybody', async () => {
  const { ask, begun } = givenQueue({ ofAll: 2 });
  void ask('a', 'a1');
  void ask('b', 'b1');

  expect(await refusalOf(ask('c', 'c1'))).toMatchObject({
    code: 'BUSY',
    message: 'The server is busy',
  });
  expect(begun).toEqual(['a1']);
});

test('what would wait too long, by how long it took before, is refused at once with the time to come again', async () => {
  const { ask, begun, end } = givenQueue({ withinMs: 300 });
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const first = ask('a', 'a1');
  now.mockReturnValue(250);
  await end('a1');
  await first;
  void ask('a', 'a2');

  // Before its patience, a quarter of the 300 ms, would end.
  const refusal = refusalOf(ask('b', 'b1'));
  const soon = await Promise.race([refusal, pause(50)]);
  now.mockRestore();
  expect(soon).toMatchObject({ code: 'BUSY', after: '1' });
  expect(begun).toEqual(['a1', 'a2']);
});

test('who waited longer than was foreseen is refused then, and what has begun goes on', async () => {
  const { ask, begun, end } = givenQueue({ withinMs: 50 });
  const first = ask('a', 'a1');
  expect(await refusalOf(ask('b', 'b1'))).toMatchObject({ code: 'BUSY' });

  await end('a1');
  await expect(first).resolves.toBe('answer of a1');
  expect(begun).toEqual(['a1']);
});

test('a caller who leaves gives up the place, or stops the work', async () => {
  const { ask, begun, stopped, end } = givenQueue();
  const [runs, waits] = [new AbortController(), new AbortController()];
  const running = ask('a', 'a1', { signal: runs.signal });
  const waiting = ask('a', 'a2', { signal: waits.signal });
  void ask('a', 'a3');

  waits.abort(new Error('left while waiting'));
  await expect(waiting).rejects.toThrow('left while waiting');
  expect(stopped).toEqual([]);
  runs.abort(new Error('left while it ran'));
  await expect(running).rejects.toThrow('left while it ran');
  await pause(1);

  expect(stopped).toEqual(['a1']);
  expect(begun).toEqual(['a1', 'a3']);
  await end('a3');
});

test('who left before asking starts nothing', async () => {
  const { ask, begun } = givenQueue();

  await expect(ask('a', 'a1', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  expect(begun).toEqual([]);
});

describe('equal questions', () => {
  test('that wait together are answered by one piece of work, at the first of their turns', async () => {
    const { ask, begun, end } = givenQueue();
    for (const name of ['a1', 'a2']) void ask('a', name);
    const asked = ['a', 'b', 'c'].map((userId) => ask(userId, `${userId} same`, { question: 'same' }));

    await end('a1');
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'a same']);
    await end('a same');
    await expect(Promise.all(asked)).resolves.toEqual(Array(3).fill('answer of a same'));
    expect(begun).toHaveLength(3);
  });

  test('are begun anew for who asks after the work has begun, once it has ended', async () => {
    const { ask, begun, end } = givenQueue({ atOnce: 3 });
    const first = ask('a', 'first', { question: 'same' });
    const later = ['a', 'b'].map((userId) => ask(userId, `later ${userId}`, { question: 'same' }));
    expect(begun).toEqual(['first']);

    await end('first');
    expect(begun).toEqual(['first', 'later a']);
    await end('later a');
    await expect(first).resolves.toBe('answer of first');
    await expect(Promise.all(later)).resolves.toEqual(['answer of later a', 'answer of later a']);
  });

  test('go on while anybody waits for them', async () => {
    const { ask, stopped, begun, end } = givenQueue();
    void ask('z', 'z1');
    const leaving = [new AbortController(), new AbortController(), new AbortController()];
    const asked = leaving.map(({ signal }, number) =>
      ask(`u${number}`, 'same', { question: 'same', signal }),
    );
    // The first who asked leaves while it waits, another one while it runs.
    leaving[0]?.abort(new Error('left'));
    await end('z1');
    expect(begun).toEqual(['z1', 'same']);
    leaving[1]?.abort(new Error('left'));
    await pause(1);
    expect(stopped).toEqual([]);
    await end('same');

    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  test('stop when the last one left', async () => {
    const { ask, stopped } = givenQueue();
    const leaving = [new AbortController(), new AbortController()];
    void ask('z', 'z1', { signal: leaving[0]?.signal ?? never() }).catch(() => undefined);
    leaving[0]?.abort(new Error('left'));
    await pause(1);
    const asked = leaving.map(() => {
      const { signal } = leaving[1] ?? { signal: never() };
      return ask('a', 'same', { question: 'same', signal }).catch(
        (error: unknown) => (error as Error).message,
      );
    });
    leaving[1]?.abort(new Error('both left'));

    expect(await Promise.all(asked)).toEqual(['both left', 'both left']);
    await pause(1);
    expect(stopped).toEqual(['z1', 'same']);
  });
});
