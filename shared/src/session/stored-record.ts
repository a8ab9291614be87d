/** A JSON object under one key of a storage that may be blocked, full or written by somebody else. */
export interface StoredRecord {
  /** The object, or null when there is none or it is not a plain object. */
  read(): Readonly<Record<string, unknown>> | null;
  /** Writes `fields` over what is there: fields of another version stay. */
  write(fields: Readonly<Record<string, unknown>>): void;
  remove(): void;
}

/** After a first refusal by the storage this tab keeps the record in memory. */
export function storedRecord(storage: () => Storage, key: string): StoredRecord {
  let inMemory: Record<string, unknown> | null | undefined;

  function readText(): string | null {
    if (inMemory !== undefined) return inMemory === null ? null : JSON.stringify(inMemory);
    try {
      return storage().getItem(key);
    } catch {
      inMemory = null;
      return null;
    }
  }

  function read() {
    return plainObject(readText());
  }

  return {
    read,
    write(fields) {
      const next = { ...read(), ...fields };
      try {
        storage().setItem(key, JSON.stringify(next));
        inMemory = undefined;
      } catch {
        inMemory = next;
      }
    },
    remove() {
      inMemory = inMemory === undefined ? undefined : null;
      try {
        storage().removeItem(key);
      } catch {
        inMemory = null;
      }
    },
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
