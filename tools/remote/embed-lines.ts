import * as z from '@tallyhouse/shared/contracts/schema';
import { embedHead } from '../portals/embed-head.mjs';
import { SentenceError } from '../sentence-error.mjs';
import { sha384 } from './validate';

const factsSchema = z.object({ files: z.object({ 'mount.js': z.string() }) });

/**
 * What the page of a portal has to have for the files at these addresses, to paste.
 *
 * Errors: `SentenceError` when a file does not come, or is not the one whose hash lies beside it.
 */
export async function embedLines(addresses: readonly string[]): Promise<readonly string[]> {
  if (addresses.length === 0)
    throw new SentenceError(
      'Say which file: remote embed https://tallyhouse.example/embed/remote-online/1.0.0/mount.js.',
    );
  const files = await Promise.all(
    addresses.map(async (address) => ({ address, integrity: await integrityAt(address) })),
  );
  const { elements, scriptSources } = embedHead(files);
  return [
    'Into the head of the page, ahead of every other module, and as it stands, for the policy has its hash:',
    ...['', elements, ''],
    "Into the Content-Security-Policy of the page, whose script-src must not name the files' origin:",
    ...['', `script-src 'self' ${scriptSources.join(' ')}`, ''],
    'Its connect-src names the origin of the API, img-src data: and worker-src blob:.',
  ];
}

async function integrityAt(address: string): Promise<string> {
  if (!/^https?:.*\/mount\.js$/.test(address))
    throw new SentenceError(`${address} is no address of a file for portals: it ends with /mount.js.`);
  const bytes = await bytesAt(address);
  const beside = new URL('integrity.json', address).href;
  const facts = z.safeParse(factsSchema, jsonOf(await bytesAt(beside)));
  if (!facts.success) throw new SentenceError(`${beside} does not say the hash of mount.js.`);
  const integrity = facts.data.files['mount.js'];
  if (sha384(bytes) !== integrity)
    throw new SentenceError(
      `${address} is not the file whose hash stands in ${beside}: ask who publishes it, and use neither.`,
    );
  return integrity;
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => null);
  if (answer === null || !answer.ok)
    throw new SentenceError(`${address} does not come (${answer?.status ?? 'no answer'}).`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Null for what is no JSON. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as unknown;
  } catch {
    return null;
  }
}
