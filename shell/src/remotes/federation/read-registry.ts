import type { Registry, RegistryKey } from '@tallyhouse/shared/contracts/registry';
import { verifyRegistry, type RegistryRefusal } from '@tallyhouse/shared/registry/verify';

/** The registry that a page works with. */
export interface ReadRegistry {
  /** Null when there is none that can be trusted. */
  readonly registry: Registry | null;
  /** Why the one that the server gave is not the one in use; null when it is. */
  readonly refusal: RegistryRefusal | null;
}

export interface RegistryReading {
  readonly keys: readonly RegistryKey[];
  readonly nowMs: () => number;
  /** Keeps the last good one for later pages of this browser; storage that is blocked or full keeps none. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const storageKey = 'tallyhouse.registry';
// Long enough for somebody to sign again after a holiday, short enough that a remote taken out does not live on.
const graceMs = 7 * 86_400_000;

/**
 * Takes the registry that the server gave when it is trusted, else the last good one of this browser.
 *
 * Never rejects. Without any there are no screens of remotes; signing in and choosing a brand still work.
 */
export async function readRegistry(text: string | null, reading: RegistryReading): Promise<ReadRegistry> {
  const kept = readKept(reading);
  const lastGood = kept === null || kept === text ? null : await judge(kept, { ...reading, graceMs });
  const newest = lastGood?.registry?.sequence ?? 0;
  const served = await judge(text, { ...reading, newest });
  if (served.registry === null) {
    const inTime = kept === text ? await judge(kept, { ...reading, graceMs }) : lastGood;
    return { registry: inTime?.registry ?? null, refusal: served.refusal };
  }
  if (text !== null && kept !== text) keep(text, reading);
  return served;
}

interface Judging extends RegistryReading {
  readonly graceMs?: number;
  readonly newest?: number;
}

async function judge(
  text: string | null,
  { keys, nowMs, graceMs: grace, newest }: Judging,
): Promise<ReadRegistry> {
  try {
    const options = { keys, nowMs: nowMs(), graceMs: grace ?? 0, newest: newest ?? 0 };
    const verdict = await verifyRegistry(text, options);
    return verdict.status === 'trusted'
      ? { registry: verdict.registry, refusal: null }
      : { registry: null, refusal: verdict.reason };
  } catch {
    return { registry: null, refusal: 'unverifiable' };
  }
}

function readKept({ storage }: RegistryReading): string | null {
  try {
    return storage().getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(text: string, { storage }: RegistryReading): void {
  try {
    storage().setItem(storageKey, text);
  } catch {
    // Blocked or full: the next page has only what its server gives.
  }
}
