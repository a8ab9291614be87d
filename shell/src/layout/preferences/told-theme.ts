const key = 'tallyhouse.theme.account';

/** The theme that the account named last; a new account names none, which is the system's. */
export const toldTheme = {
  read(): string {
    try {
      return localStorage.getItem(key) ?? 'system';
    } catch {
      return 'system';
    }
  },
  keep(theme: string): void {
    try {
      localStorage.setItem(key, theme);
    } catch {
      // Blocked storage: the theme is told again with the next page.
    }
  },
};
