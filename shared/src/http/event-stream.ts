/** One event of a stream of server-sent events. */
export interface StreamEvent {
  /** `message` where the server names none. */
  readonly event: string;
  readonly data: string;
  /** To be named when the stream is opened again; null where the event has none. */
  readonly id: string | null;
}

/**
 * The events of a stream as they come; null for each sign that it is still open.
 *
 * `EventSource` does the same and can send no headers. Ends when the stream ends; rejects when it breaks.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
      const parts = rest.split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield eventOf(part);
    }
  } finally {
    // Who stops reading wants no more of it.
    await reader.cancel().catch(() => undefined);
  }
}

/** Null for what holds no data: a comment, that is. */
function eventOf(part: string): StreamEvent | null {
  const fields = part
    .split('\n')
    .map((line) => /^(event|data|id):? ?(.*)$/.exec(line))
    .filter((field) => field !== null);
  const valuesOf = (name: string) => fields.filter(([, own]) => own === name).map(([, , value]) => value);
  const data = valuesOf('data');
  if (data.length === 0) return null;
  return {
    event: valuesOf('event').at(-1) ?? 'message',
    data: data.join('\n'),
    id: valuesOf('id').at(-1) ?? null,
  };
}
