import {
  registrySchema,
  signedRegistrySchema,
  type Registry,
  type RegistryKey,
  type SignedRegistry,
} from '../contracts/registry';
import { faultsOf } from './faults-of';
import { isSignedBy } from './is-signed-by';

/**
 * Why a registry is not trusted: there is none; it is no registry, or cut off; nobody signed it; a key signed it that
 * is not trusted; its text is not the signed one; it has expired; one that is newer was seen before; or the
 * browser got no code to check a signature with.
 */
export type RegistryRefusal =
  | 'missing'
  | 'damaged'
  | 'unsigned'
  | 'unknown-key'
  | 'forged'
  | 'expired'
  | 'replayed'
  | 'unverifiable';

export type Verdict =
  | { readonly status: 'trusted'; readonly registry: Registry }
  | { readonly status: 'refused'; readonly reason: RegistryRefusal };

export interface VerifyOptions {
  /** Two while a key is changed for another. */
  readonly keys: readonly RegistryKey[];
  readonly nowMs: number;
  /** Milliseconds for which one is still taken after it has expired. */
  readonly graceMs?: number;
  /** Sequence of the newest registry that was seen. */
  readonly newest?: number;
}

/** Reads the text of a signed registry and judges it. Rejects only when the browser
 * cannot fetch the code that checks a signature in its place. */
export async function verifyRegistry(text: string | null, options: VerifyOptions): Promise<Verdict> {
  if (text === null || text.trim() === '') return refused('missing');
  const signed = parseSigned(text);
  if (typeof signed === 'string') return refused(signed);
  const key = options.keys.find(({ keyId }) => keyId === signed.keyId);
  if (key === undefined) return refused('unknown-key');
  if (!(await isSignedBy(signed, key))) return refused('forged');
  const parsed = registrySchema.safeParse(jsonOf(signed.payload));
  if (!parsed.success || faultsOf(parsed.data).length > 0) return refused('damaged');
  return judge(parsed.data, options);
}

function judge(registry: Registry, { nowMs, graceMs = 0, newest = 0 }: VerifyOptions): Verdict {
  if (registry.sequence < newest) return refused('replayed');
  if (Date.parse(registry.expiresAt) + graceMs <= nowMs) return refused('expired');
  return { status: 'trusted', registry };
}

function parseSigned(text: string): SignedRegistry | 'damaged' | 'unsigned' {
  const json = jsonOf(text);
  if (typeof json !== 'object' || json === null) return 'damaged';
  if (!('signature' in json) || json.signature === '' || json.signature === null) return 'unsigned';
  const parsed = signedRegistrySchema.safeParse(json);
  return parsed.success ? parsed.data : 'damaged';
}

/** Undefined when the text is no JSON, as one that was cut off. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(reason: RegistryRefusal): Verdict {
  return { status: 'refused', reason };
}
