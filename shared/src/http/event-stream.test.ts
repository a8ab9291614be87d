import { readEvents } from './event-stream';

function streamOf(...parts: readonly string[]): {
  stream: ReadableStream<Uint8Array>;
  isCancelled: () => boolean;
} {
  let cancelled = false;
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
    cancel() {
      cancelled = true;
    },
  });
  return { stream, isCancelled: () => cancelled };
}

async function allOf(...parts: readonly string[]) {
  const events = [];
  for await (const event of readEvents(streamOf(...parts).stream)) events.push(event);
  return events;
}

test('events are read with name, number and data; comments are signs of life', async () => {
  expect(
    await allOf(': open\n\n', 'event: notification\nid: 7\ndata: {"a":1}\n\n', 'data: x\ndata: y\n\n'),
  ).toEqual([
    null,
    { event: 'notification', id: '7', data: '{"a":1}' },
    { event: 'message', id: null, data: 'x\ny' },
  ]);
});

test('an event may come in pieces, cut inside a letter too', async () => {
  const whole = new TextEncoder().encode('event: change\r\ndata: "é"\r\n\r\n');
  const cut = whole.indexOf(0xc3) + 1;
  const parts = [whole.slice(0, 5), whole.slice(5, cut), whole.slice(cut)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);

  expect(events).toEqual([{ event: 'change', id: null, data: '"é"' }]);
});

test('what is not ended by an empty line is no event', async () => {
  expect(await allOf('event: change\ndata: 1')).toEqual([]);
});

test('who stops reading lets the stream go', async () => {
  const { stream, isCancelled } = streamOf('data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n');
  for await (const event of readEvents(stream)) {
    expect(event?.data).toBe('1');
    break;
  }

  expect(isCancelled()).toBe(true);
});
