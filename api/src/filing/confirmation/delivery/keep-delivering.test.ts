import fastify from 'fastify';
import { recordingStore } from '../../../store/testing/recording-store';
import { startFlow, type Flow } from '../testing/given-flow';
import { keepDelivering } from './keep-delivering';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

/** The queue, whose seconds go by as the test says. */
function givenQueue() {
  const ticking = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0));
  const server = fastify();
  const store = recordingStore(flow.store);
  keepDelivering(server, { store, gateway: flow.authority, clock: () => new Date('2026-04-02T08:00:00Z') });
  const [second] = ticking.mock.calls[0]!;
  ticking.mockRestore();
  return { second, store, close: () => server.close() };
}

const isLook = ({ sql }: { readonly sql: string }) => sql.includes('leased_until');

test('an empty queue costs one short statement a second', async () => {
  const queue = givenQueue();

  queue.second();
  const sent = queue.store.take();
  while (!sent.some(isLook)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    sent.push(...queue.store.take());
  }
  await queue.close();

  const looks = [...sent, ...queue.store.take()].filter(isLook);
  expect(looks).toHaveLength(1);
  expect(looks[0]!.sql).not.toContain('join');
});

test('what is due is sent within the second', async () => {
  const { report } = await flow.submitted();
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
  const queue = givenQueue();

  queue.second();
  while (flow.authority.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await queue.close();

  expect(flow.authority.calls).toEqual([`SEND ${report.id}:1`]);
});
