import type { Registry } from '@tallyhouse/shared/contracts/registry';
import { readRegistry, type ReadRegistry, type RegistryReading } from './read-registry';

/** The registry of this page: the one that it was opened with, or asked for first, holds until it is loaded anew. */
export interface PageRegistry {
  /** Null while it is on its way or its signature is being checked. */
  readonly current: () => ReadRegistry | null;
  /** A newer one than the page's own, when one is out. */
  readonly offered: () => Registry | null;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Gives the page's own; a page that came without one asks the server for it with the first call. Never rejects: one
   * that does not come is missing.
   */
  readonly ready: () => Promise<ReadRegistry>;
  /**
   * Asks the server ahead of need, where the page came without one: who signs in now will want it. A failure is told to
   * nobody; the need asks anew.
   */
  readonly askAhead: () => void;
  /** Asks the server for a newer one; the page's own stays in use. */
  readonly look: () => Promise<void>;
}

export interface PageRegistryOptions extends RegistryReading {
  /** What the page came with; null when it came without. */
  readonly text: string | null;
  /** Fetches what the server would give a page that is opened now; rejects without a connection, and in time. */
  readonly fetchText: () => Promise<string>;
  /** Called with what a page that came without one was given, unchecked. */
  readonly onFetched: (text: string) => void;
}

export function createPageRegistry({
  text,
  fetchText,
  onFetched,
  ...reading
}: PageRegistryOptions): PageRegistry {
  const listeners = new Set<() => void>();
  let current: ReadRegistry | null = null;
  let offered: Registry | null = null;
  let own = text;
  let asked: Promise<string> | undefined;
  let reads: Promise<ReadRegistry> | undefined;
  const tell = () => listeners.forEach((listener) => listener());

  async function fetchOwn(): Promise<void> {
    own = await (asked ?? fetchText()).catch(() => null);
    if (own !== null) onFetched(own);
  }

  async function readOwn(): Promise<ReadRegistry> {
    if (own === null) await fetchOwn();
    current = await readRegistry(own, reading);
    tell();
    return current;
  }

  const ready = () => (reads ??= readOwn());
  if (text !== null) void ready();

  return {
    current: () => current,
    offered: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    askAhead() {
      if (reads !== undefined || asked !== undefined) return;
      asked = fetchText();
      asked.catch(() => {
        asked = undefined;
      });
    },
    async look() {
      const [mine, newer] = await Promise.all([ready(), fetchText().catch(() => null)]);
      if (newer === null || newer === own) return;
      const { registry, refusal } = await readRegistry(newer, reading);
      if (registry === null || refusal !== null) return;
      if (registry.sequence <= (offered?.sequence ?? mine.registry?.sequence ?? 0)) return;
      offered = registry;
      tell();
    },
  };
}
