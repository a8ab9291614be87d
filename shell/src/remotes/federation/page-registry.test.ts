import { entryOf, newKey, registryOf, signedText } from '@tallyhouse/shared/testing/registry';
import { createPageRegistry } from './page-registry';
import { readRegistry } from './read-registry';

const key = newKey();
const nowMs = Date.parse('2026-11-20T00:00:00Z');
const dayMs = 86_400_000;
const registryAt = (sequence: number, version = '1.0.0') =>
  registryOf([entryOf('remote-online', [version])], { sequence });
const textAt = (sequence: number, version?: string) => signedText(registryAt(sequence, version), key);

/** A browser that keeps what it is given, until `now`. */
function browser({ now = nowMs, isBlocked = false } = {}) {
  const kept = new Map<string, string>();
  const clock = { now };
  return {
    clock,
    reading: {
      keys: [key],
      nowMs: () => clock.now,
      storage: () => {
        if (isBlocked) throw new DOMException('Storage is blocked', 'SecurityError');
        return {
          getItem: (name: string) => kept.get(name) ?? null,
          setItem: (name: string, value: string) => void kept.set(name, value),
        };
      },
    },
  };
}

test('one that is trusted is used, and kept for a page whose own is not', async () => {
  const { reading } = browser();
  await expect(readRegistry(textAt(7), reading)).resolves.toEqual({ registry: registryAt(7), refusal: null });

  for (const [text, refusal] of [
    [null, 'missing'],
    ['{"format":2', 'damaged'],
    [signedText(registryAt(9), newKey()), 'unknown-key'],
    [textAt(6), 'replayed'],
  ] as const) {
    await expect(readRegistry(text, reading)).resolves.toEqual({ registry: registryAt(7), refusal });
  }
});

test('without a last good one there is none', async () => {
  await expect(readRegistry('{}', browser().reading)).resolves.toEqual({
    registry: null,
    refusal: 'unsigned',
  });
});

test('blocked storage keeps none, and takes what is trusted', async () => {
  const { reading } = browser({ isBlocked: true });

  await expect(readRegistry(textAt(7), reading)).resolves.toMatchObject({ refusal: null });
  await expect(readRegistry(null, reading)).resolves.toEqual({ registry: null, refusal: 'missing' });
});

test('the last good one lives on for a week after it expired, while the server has nothing better', async () => {
  const { reading, clock } = browser();
  const text = textAt(7);
  await readRegistry(text, reading);
  const expiry = Date.parse(registryAt(7).expiresAt);

  clock.now = expiry + 6 * dayMs;
  await expect(readRegistry(text, reading)).resolves.toEqual({ registry: registryAt(7), refusal: 'expired' });
  clock.now = expiry + 8 * dayMs;
  await expect(readRegistry(text, reading)).resolves.toEqual({ registry: null, refusal: 'expired' });
});

test('what was kept under a key that is trusted no more counts for nothing', async () => {
  const { reading } = browser();
  await readRegistry(textAt(700), reading);
  const next = newKey();

  const text = signedText(registryAt(8), next);
  await expect(readRegistry(text, { ...reading, keys: [next] })).resolves.toMatchObject({ refusal: null });
});

/** A page that was opened with 7; the server gives `later` when it is asked. */
function pageWith(later: () => Promise<string>) {
  const onFetched = jest.fn();
  return createPageRegistry({ ...browser().reading, text: textAt(7), fetchText: later, onFetched });
}

test('a newer one is offered, and the page keeps its own', async () => {
  const page = pageWith(() => Promise.resolve(textAt(8, '2.0.0')));
  const told = jest.fn();
  page.subscribe(told);
  expect(page.current()).toBeNull();
  await page.ready();
  await page.look();

  expect(page.offered()).toEqual(registryAt(8, '2.0.0'));
  expect(page.current()?.registry).toEqual(registryAt(7));
  expect(told).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<string>]>([
  ['the same', () => Promise.resolve(textAt(7))],
  ['an older one', () => Promise.resolve(textAt(6))],
  ['one that nobody signed', () => Promise.resolve('{}')],
  ['no connection', () => Promise.reject(new Error('offline'))],
])('%s is no offer', async (_, later) => {
  const page = pageWith(later);
  await page.look();

  expect(page.offered()).toBeNull();
});

/** A page that was opened without one, as /login is. */
function pageWithout(fetchText: () => Promise<string>, reading = browser().reading) {
  const onFetched = jest.fn();
  return { onFetched, page: createPageRegistry({ ...reading, text: null, fetchText, onFetched }) };
}

test('a page that came without one asks for it once, when it is needed or about to be', async () => {
  const fetchText = jest.fn(() => Promise.resolve(textAt(7)));
  const { page, onFetched } = pageWithout(fetchText);
  expect(fetchText).not.toHaveBeenCalled();

  page.askAhead();
  page.askAhead();
  expect(page.current()).toBeNull();
  await Promise.all([page.ready(), page.ready()]);

  expect(page.current()).toEqual({ registry: registryAt(7), refusal: null });
  expect(fetchText).toHaveBeenCalledTimes(1);
  expect(onFetched.mock.calls).toEqual([[textAt(7)]]);
  page.askAhead();
  expect(fetchText).toHaveBeenCalledTimes(1);
});

test('a failure ahead of need is forgotten, and the need asks anew', async () => {
  const fetchText = jest.fn(() => Promise.reject<string>(new Error('offline')));
  const { page } = pageWithout(fetchText);
  page.askAhead();
  await Promise.resolve();
  fetchText.mockResolvedValue(textAt(7));

  await expect(page.ready()).resolves.toEqual({ registry: registryAt(7), refusal: null });
});

test.each<[string, string, () => Promise<string>]>([
  ['that does not come', 'missing', () => Promise.reject(new Error('offline'))],
  ['that nobody signed', 'unsigned', () => Promise.resolve('{}')],
  ['of a key that is not trusted', 'unknown-key', () => Promise.resolve(signedText(registryAt(9), newKey()))],
  ['older than one that was seen', 'replayed', () => Promise.resolve(textAt(6))],
])('asked for, one %s is refused, and the last good one is used', async (_, refusal, fetchText) => {
  const { reading } = browser();
  await readRegistry(textAt(7), reading);

  const { page } = pageWithout(fetchText, reading);
  await expect(page.ready()).resolves.toEqual({ registry: registryAt(7), refusal });
});
