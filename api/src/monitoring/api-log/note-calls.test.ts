import { fastify } from 'fastify';
import { createCallLog, type WaitingCall } from '../../platform/call-log/call-log';
import { noteCalls } from './note-calls';
import { openTestStore } from '../../store/testing/open-test-store';

async function noted(body: object): Promise<WaitingCall> {
  const waiting: WaitingCall[] = [];
  const server = fastify({ bodyLimit: 8 * 1024 * 1024 });
  const clock = () => new Date('2026-04-02T08:00:00Z');
  const callLog = createCallLog({ store: await openTestStore(), clock, log: server.log });
  noteCalls(server, { ...callLog, add: (call) => waiting.push(call) }, clock);
  server.post('/api/file', () => ({ ok: true }));
  await server.inject({ method: 'POST', url: '/api/file', body });
  await server.close();
  return waiting[0]!;
}

test('what waits to be noted holds no body that is too long to be kept', async () => {
  const call = await noted({ receipt: 'A'.repeat(2_000_000) });

  expect(call.bytes).toBeLessThan(1000);
  expect(call.finish()).toMatchObject({ requestBody: null, payloadHash: null, requestBytes: 2_000_014 });
});

test('a short one is kept, wherever a long one would be taken', async () => {
  const call = await noted({ reference: 'TRA-1' });

  expect(call.finish()).toMatchObject({ requestBody: '{"reference":"TRA-1"}', requestBytes: 21 });
});
