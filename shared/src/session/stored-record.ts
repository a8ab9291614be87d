/** A JSON object under one key of a storage that may be blocked, full or written by somebody else. */
export interface StoredRecord {
  /** The object, or null when there is none or it is not a plain object. */
  read(): Readonly<Record<string, unknown>> | null;
  /** Writes `fields` over what is there: fields of another version stay. False when it is kept in memory only. */
  write(fields: Readonly<Record<string, unknown>>): boolean;
  remove(): void;
}

/** What could not be stored, and what lay in the storage then: it holds until somebody else writes there. */
interface Kept {
  readonly text: string | null;
  readonly over: string | null | undefined;
}

/** After a refusal by the storage this tab keeps the record in memory. */
export function storedRecord(storage: () => Storage, key: string): StoredRecord {
  let kept: Kept | undefined;

  /** Undefined when the storage is blocked. */
  function textInStorage(): string | null | undefined {
    try {
      return storage().getItem(key);
    } catch {
      return undefined;
    }
  }

  function read() {
    const text = textInStorage();
    if (kept !== undefined && kept.over === text) return plainObject(kept.text);
    kept = undefined;
    return plainObject(text ?? null);
  }

  function store(text: string | null): boolean {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      kept = undefined;
      return true;
    } catch {
      kept = { text, over: textInStorage() };
      return false;
    }
  }

  return {
    read,
    write: (fields) => store(JSON.stringify({ ...read(), ...fields })),
    remove: () => void store(null),
  };
}

function plainObject(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    // Entries are own properties only; a stored `__proto__` does not become a prototype.
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'));
  } catch {
    return null;
  }
}
