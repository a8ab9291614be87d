/** Shown for a figure that is not there; screens give it `aria-label="no data"`. */
export const missing = '—';

/** Minus as typographers set it, U+2212: as wide as a digit, and never taken for a hyphen. */
export function trueMinus(text: string): string {
  return text.replace('-', '\u2212');
}
