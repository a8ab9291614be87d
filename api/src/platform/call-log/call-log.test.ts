import { setTimeout as wait } from 'node:timers/promises';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { createLogger } from './logger';
import { createCallLog, type WaitingCall } from './call-log';

const clock = () => new Date('2026-04-10T08:00:00Z');
const log = createLogger('silent');
let store: Store;

beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

function waiting(id: string, bytes = 100): WaitingCall {
  return {
    bytes,
    finish: () => ({
      ...{
        id,
        brandId: null,
        direction: 'IN',
        at: clock(),
        method: 'GET',
        path: '/api/Version',
        status: 200,
      },
      ...{ durationMs: 1, requestBytes: 0, responseBytes: 0, actorId: null, authorityId: null, attempt: 1 },
      ...{ correlationId: id, payloadHash: null, requestBody: null, responseBody: 'a\0b', problemCode: null },
    }),
  };
}
const counts = async () => {
  const [row] = await store.query<{ calls: number; lost: number }>(
    `select (select count(*) from api_call) as calls,
       cast((select coalesce(sum(calls), 0) from api_call_loss) as integer) as lost`,
  );
  return row;
};

test('calls are written by themselves after a while, and all of them at the end', async () => {
  const callLog = createCallLog({ store, clock, log });
  callLog.add(waiting('first'));
  while ((await counts())?.calls === 0) await wait(20);
  expect(await counts()).toEqual({ calls: 1, lost: 0 });

  let taken = 0;
  for (let n = 0; n < 250; n += 1) {
    const call = waiting(`call-${n}`);
    const finish = () => {
      taken += 1;
      return call.finish();
    };
    callLog.add({ ...call, finish });
  }
  await callLog.close();
  expect(taken).toBe(250);
  // A busy store may take them later than closing waits.
  await callLog.flush();

  expect(await counts()).toEqual({ calls: 251, lost: 0 });
});

test('a call that cannot be noted costs no other', async () => {
  const callLog = createCallLog({ store, clock, log });
  const overflowing = (): never => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  for (const id of ['before', 'twice', 'twice', 'after']) callLog.add(waiting(id));
  callLog.add({ bytes: 100, finish: overflowing });
  callLog.add(waiting('last'));

  await callLog.flush();

  // Of the two under one id the store takes the first.
  expect(await counts()).toEqual({ calls: 4, lost: 2 });
});

test('what the buffer cannot hold is counted as lost', async () => {
  const callLog = createCallLog({ store, clock, log });
  callLog.add(waiting('large', 16 * 1024 * 1024));
  callLog.add(waiting('one-more'));
  callLog.add(waiting('and-one-more'));
  await callLog.flush();
  callLog.add(waiting('later'));
  await callLog.flush();

  expect(await counts()).toEqual({ calls: 2, lost: 2 });
});

test('what the store does not take is counted as soon as it does', async () => {
  let isDown = true;
  const unlessDown = <T>(work: () => Promise<T>) => (isDown ? Promise.reject(new Error('down')) : work());
  const flaky: Store = {
    ...store,
    query: (...args) => unlessDown(() => store.query(...args)),
    loadFile: (...args) => unlessDown(() => store.loadFile(...args)),
  };
  const callLog = createCallLog({ store: flaky, clock, log });
  callLog.add(waiting('a'));
  await callLog.flush();
  isDown = false;
  callLog.add(waiting('b'));
  await callLog.flush();

  expect(await counts()).toEqual({ calls: 1, lost: 1 });
});
