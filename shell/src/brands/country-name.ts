const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** `TZ` → `Tanzania`; a code that is none stays as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
