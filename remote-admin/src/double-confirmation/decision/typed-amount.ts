import { isDecimalComma } from '@tallyhouse/shared/i18n/locale';

/**
 * An amount as people type it, as a decimal string: `50,000,000.00`, `50 000 000`, `−1234.5`; with a decimal comma by who
 * reads numbers that way.
 *
 * Null for what could be read in two ways, such as `1,5`: nobody guesses at a control total.
 */
export function amountOf(typed: string): string | null {
  const plain = typed
    .trim()
    .replaceAll(/[\s\u00A0\u202F'’]/g, '')
    .replace('−', '-');
  const dotted = isDecimalComma() ? plain.replaceAll('.', '').replace(',', '.') : plain;
  const bare = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(dotted) ? dotted.replaceAll(',', '') : dotted;
  return /^-?\d{1,20}(\.\d{1,4})?$/.test(bare) ? bare : null;
}
