import type { RegistryEntry } from '../contracts/registry';
import { entryOf, newKey, openedOf, registryOf, signedText } from '../testing/registry';
import { checkByScript } from './check-by-script';
import { verifyRegistry, type RegistryRefusal } from './verify';

const key = newKey();
const other = newKey();
const registry = registryOf([entryOf('remote-online', ['1.0.0'])]);
const nowMs = Date.parse('2026-11-20T00:00:00Z');
const good = signedText(registry, key);

test('one that is signed by a trusted key and in its time is trusted', async () => {
  await expect(verifyRegistry(good, { keys: [key], nowMs, newest: 7 })).resolves.toEqual({
    status: 'trusted',
    registry,
  });
});

test('of one of format 2 is taken what is announced, and of its manifests nothing', async () => {
  const { baseUrl, ...manifest } = openedOf('remote-online', '1.0.0');
  const remotes = { '1.0.0': { ...manifest, baseUrl } };
  const before = { ...registry, format: 2, remotes: [{ ...registry.remotes[0], remotes }] };

  await expect(verifyRegistry(signedText(before, key), { keys: [key], nowMs })).resolves.toEqual({
    status: 'trusted',
    registry: { ...registry, format: 2 },
  });
});

test.each([
  ['the old key', key],
  ['the new key', other],
])('while keys change, one signed by %s is trusted', async (_, signer) => {
  const verdict = await verifyRegistry(signedText(registry, signer), { keys: [key, other], nowMs });

  expect(verdict.status).toBe('trusted');
});

const parts = JSON.parse(good) as { keyId: string; signature: string; payload: string };
const unlike = (more: object) => JSON.stringify({ ...parts, format: 2, ...more });
const entryWith = (more: Partial<RegistryEntry>) =>
  signedText(registryOf([entryOf('remote-online', ['1.0.0'], more)]), key);

test.each<[string, string | null, RegistryRefusal]>([
  ['none', null, 'missing'],
  ['an empty one', ' ', 'missing'],
  ['one that was cut off', good.slice(0, -40), 'damaged'],
  ['a page of HTML', '<!doctype html>', 'damaged'],
  ['a JSON text', '"registry"', 'damaged'],
  ['the format before', JSON.stringify({ format: 1, remotes: [] }), 'unsigned'],
  ['one without a signature', unlike({ signature: undefined }), 'unsigned'],
  ['one with an empty signature', unlike({ signature: '' }), 'unsigned'],
  ['a signature that is none', unlike({ signature: 'signed' }), 'damaged'],
  ['one of another key', signedText(registry, other), 'unknown-key'],
  ['one that only says it is of the key', signedText(registry, { ...other, keyId: key.keyId }), 'forged'],
  ['one whose text was changed', unlike({ payload: parts.payload.replace('1.0.0', '6.6.6') }), 'forged'],
  ['one whose text was cut off', unlike({ payload: parts.payload.slice(0, -1) }), 'forged'],
  ['one of another shape', signedText({ ...registry, remotes: 'all' }, key), 'damaged'],
  ['one that gives out what was never released', entryWith({ stable: '9.0.0' }), 'damaged'],
  ['one that gives out what has no paths', entryWith({ remotes: {} }), 'damaged'],
  ['one of a later format', signedText({ ...registry, format: 4 }, key), 'damaged'],
  [
    'one that has a remote twice',
    signedText({ ...registry, remotes: [...registry.remotes, ...registry.remotes] }, key),
    'damaged',
  ],
  ['one that has expired', signedText({ ...registry, expiresAt: '2026-11-19T23:59:59Z' }, key), 'expired'],
  ['an older one', signedText({ ...registry, sequence: 6 }, key), 'replayed'],
])('%s is refused', async (_, text, reason) => {
  const verdict = await verifyRegistry(text, { keys: [key], nowMs, newest: 7 });

  expect(verdict).toEqual({ status: 'refused', reason });
});

test('within its grace an expired one is still taken, afterwards not', async () => {
  const text = signedText({ ...registry, expiresAt: '2026-11-19T00:00:00Z' }, key);
  const daysMs = (days: number) => days * 86_400_000;
  const verdictAt = (graceMs: number) => verifyRegistry(text, { keys: [key], nowMs, graceMs });

  await expect(verdictAt(daysMs(2))).resolves.toMatchObject({ status: 'trusted' });
  await expect(verdictAt(daysMs(1))).resolves.toEqual({ status: 'refused', reason: 'expired' });
});

test('without the platform the script tells right from wrong, too', async () => {
  const importKey = jest
    .spyOn(globalThis.crypto.subtle, 'importKey')
    .mockRejectedValue(new Error('no Ed25519'));
  const forged = unlike({ payload: `${parts.payload} ` });

  await expect(verifyRegistry(good, { keys: [key], nowMs })).resolves.toMatchObject({ status: 'trusted' });
  await expect(verifyRegistry(forged, { keys: [key], nowMs })).resolves.toMatchObject({ reason: 'forged' });
  expect(importKey).toHaveBeenCalledTimes(2);
  importKey.mockRestore();
  expect(checkByScript({ bytes: new Uint8Array(1), signature: new Uint8Array(3) }, new Uint8Array(2))).toBe(
    false,
  );
});

test('whichever byte of it is flipped, it is refused', async () => {
  for (let place = 0; place < good.length; place += 1) {
    const flipped = String.fromCharCode(good.charCodeAt(place) ^ 1);
    const text = good.slice(0, place) + flipped + good.slice(place + 1);
    const verdict = await verifyRegistry(text, { keys: [key], nowMs });
    expect([place, verdict.status]).toEqual([place, 'refused']);
  }
});
