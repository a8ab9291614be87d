import type { RequestedOverride } from '../federation/remote-override';

const key = 'tallyhouse.override';

export interface StoredOverride extends RequestedOverride {
  /** The signing-in that it belongs to; null until there is one. */
  readonly epoch: string | null;
}

/** Keeps a wish in this tab alone, over its reloads, for one signing-in. */
export interface OverrideStorage {
  readonly read: () => StoredOverride | null;
  readonly write: (request: StoredOverride) => void;
  readonly forget: () => void;
}

export function createOverrideStorage(storage: () => Storage): OverrideStorage {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write({ name, origin, epoch }) {
      try {
        storage().setItem(key, JSON.stringify({ name, origin, epoch }));
      } catch {
        // Blocked or full: it holds until the page is loaded anew.
      }
    },
    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // Then nothing was written either.
      }
    },
  };
}

function isKept(value: unknown): value is StoredOverride {
  if (typeof value !== 'object' || value === null) return false;
  const { name, origin, epoch } = value as Partial<Record<keyof StoredOverride, unknown>>;
  return (
    typeof name === 'string' && typeof origin === 'string' && (epoch === null || typeof epoch === 'string')
  );
}
