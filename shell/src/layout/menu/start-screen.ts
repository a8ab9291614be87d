const key = 'tallyhouse.start';

/** The screen that a user chose to start with, as this browser last heard of it; null for the first of the menu. */
export function startScreen(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepStartScreen(path: string | null): void {
  try {
    if (path === null) localStorage.removeItem(key);
    else localStorage.setItem(key, path);
  } catch {
    // Blocked storage: it starts as it did.
  }
}
