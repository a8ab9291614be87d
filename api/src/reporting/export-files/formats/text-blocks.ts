// A write of its own for every line would take longer than the line.
const blockChars = 65_536;

/** `parts` joined to blocks of some 64 KiB. */
export async function* textBlocks(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const part of parts) {
    waiting += part;
    if (waiting.length < blockChars) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}
