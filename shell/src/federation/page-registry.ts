import type { Registry } from '@tallyhouse/shared/contracts/registry';
import { readRegistry, type ReadRegistry, type RegistryReading } from './read-registry';

/** The registry of this page: the one that it was opened with holds until it is loaded anew. */
export interface PageRegistry {
  /** Null while its signature is being checked. */
  readonly current: () => ReadRegistry | null;
  /** A newer one than the page's own, when one is out. */
  readonly offered: () => Registry | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ready: Promise<ReadRegistry>;
  /** Asks the server for a newer one; the page's own stays in use. */
  readonly look: () => Promise<void>;
}

export interface PageRegistryOptions extends RegistryReading {
  /** What the page came with. */
  readonly text: string | null;
  /** Fetches what the server would give a page that is opened now; rejects without a connection. */
  readonly fetchText: () => Promise<string>;
}

export function createPageRegistry({ text, fetchText, ...reading }: PageRegistryOptions): PageRegistry {
  const listeners = new Set<() => void>();
  let current: ReadRegistry | null = null;
  let offered: Registry | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  const ready = readRegistry(text, reading).then((read) => {
    current = read;
    tell();
    return read;
  });

  return {
    current: () => current,
    offered: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    async look() {
      const [own, newer] = await Promise.all([ready, fetchText().catch(() => null)]);
      if (newer === null || newer === text) return;
      const { registry, refusal } = await readRegistry(newer, reading);
      if (registry === null || refusal !== null) return;
      if (registry.sequence <= (offered?.sequence ?? own.registry?.sequence ?? 0)) return;
      offered = registry;
      tell();
    },
  };
}
