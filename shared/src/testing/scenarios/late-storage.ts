/** What a tab hears of another tab's write; a null key is all of it. */
export interface StorageNews {
  readonly key: string | null;
}

interface Write {
  readonly text: string | null;
  /** Which of two writes is the later one: all tabs agree on it in the end. */
  readonly order: number;
}

interface View {
  readonly values: Map<string, Write>;
  readonly hear: (news: StorageNews) => void;
}

/**
 * The local storage of one origin as browsers with a process for each tab keep it: a tab sees its own writes at once,
 * the others' `lagMs` later, in order, and hears of them then.
 */
export function createLateStorage(lagMs: number) {
  const views = new Set<View>();
  const newest = new Map<string, Write>();
  const state = {
    /** Every access throws. */
    isBlocked: false,
    /** Every write throws. */
    isFull: false,
  };
  let writes = 0;

  function write(by: View, keys: readonly string[], text: string | null, news: StorageNews): void {
    writes += 1;
    const written = { text, order: writes };
    for (const values of [newest, by.values]) put(values, keys, written);
    for (const view of views) {
      if (view === by) continue;
      if (lagMs === 0) put(view.values, keys, written);
      setTimeout(() => {
        if (lagMs > 0) put(view.values, keys, written);
        if (views.has(view)) view.hear(news);
      }, lagMs);
    }
  }

  function open(hear: View['hear']): { readonly storage: () => Storage; readonly close: () => void } {
    const view: View = { values: new Map(newest), hear };
    views.add(view);
    const storage: Storage = {
      get length() {
        return keysOf(view).length;
      },
      key: (place) => keysOf(view)[place] ?? null,
      getItem: (key) => view.values.get(key)?.text ?? null,
      setItem(key, text) {
        if (state.isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
        write(view, [key], text, { key });
      },
      removeItem: (key) => write(view, [key], null, { key }),
      clear: () => write(view, keysOf(view), null, { key: null }),
    };
    return {
      storage() {
        if (state.isBlocked) throw new DOMException('The storage is blocked', 'SecurityError');
        return storage;
      },
      close: () => views.delete(view),
    };
  }

  return {
    state,
    open,
    /** What the browser keeps in the end, whatever a tab still sees. */
    read: (key: string) => newest.get(key)?.text ?? null,
    /** Puts `text` where every tab finds it, as an earlier version of the product would have left it. */
    seed(key: string, text: string): void {
      writes += 1;
      for (const values of [newest, ...[...views].map((view) => view.values)]) {
        put(values, [key], { text, order: writes });
      }
    },
    /** The user deletes the site's data: all is gone, and no tab is told. */
    wipe(): void {
      newest.clear();
      for (const view of views) view.values.clear();
    },
  };
}

export type LateStorage = ReturnType<typeof createLateStorage>;

/** The later write wins, in whatever order they come. */
function put(values: Map<string, Write>, keys: readonly string[], written: Write): void {
  for (const key of keys) {
    const present = values.get(key);
    if (present === undefined || present.order < written.order) values.set(key, written);
  }
}

function keysOf(view: View): string[] {
  return [...view.values].filter(([, { text }]) => text !== null).map(([key]) => key);
}
