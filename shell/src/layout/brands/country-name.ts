import { formatPerLanguage } from '@tallyhouse/shared/format/per-language';

const names = formatPerLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

/** `TZ` → `Tanzania`, in the page's language; a code that is none stays as it is. */
export function countryName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
