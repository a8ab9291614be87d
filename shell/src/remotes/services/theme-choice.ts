export type ThemeName = 'light' | 'dark' | 'system';

/** The user's choice of theme, kept in the browser, and what it comes to right now. */
export interface ThemeChoice {
  readonly current: () => { readonly name: ThemeName; readonly resolved: 'light' | 'dark' };
  readonly choose: (name: ThemeName) => void;
  /** While it prints, the page is light: paper is. */
  readonly print: (isPrinting: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly reducedMotion: boolean;
}

const key = 'tallyhouse.theme';

export function createThemeChoice(page: Pick<Window, 'matchMedia' | 'localStorage'>): ThemeChoice {
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let isPrinting = false;
  let state = resolve(readName(page));

  function resolve(name: ThemeName) {
    const systemTheme = system.matches ? ('dark' as const) : ('light' as const);
    const onScreen = name === 'system' ? systemTheme : name;
    return { name, resolved: isPrinting ? ('light' as const) : onScreen };
  }

  function change(name: ThemeName): void {
    state = resolve(name);
    for (const listener of listeners) listener();
  }

  system.addEventListener('change', () => change(state.name));
  return {
    current: () => state,
    reducedMotion: page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    choose(name) {
      try {
        page.localStorage.setItem(key, name);
      } catch {
        // Blocked storage: the choice holds until the page is closed.
      }
      change(name);
    },
    print(next) {
      isPrinting = next;
      change(state.name);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readName(page: Pick<Window, 'localStorage'>): ThemeName {
  try {
    const stored = page.localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
