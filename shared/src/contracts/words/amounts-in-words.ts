import { groupedNumber } from './grouped-number';
import type { Said } from './said';

/** Places of the sentences of a server whose values are amounts, or texts with amounts in them. */
const places: ReadonlySet<string> = new Set([
  ...['amount', 'base', 'difference', 'held', 'protected', 'returned', 'short'],
  ...['faults', 'shifts'],
]);
/** `1444280.00`, with its sign and, where several stand in a text, its currency; no part of a version, an id or a day. */
const amount = /(?<![\w.,-])([+−-]?)(\d+\.\d{2,4})(?: ([A-Z]{3})\b)?(?![\w.])/g;

/** How an amount is written with its currency, which may be unknown (`''`). */
export type WriteAmount = (amount: string, currency: string) => string;

/**
 * The values of a sentence, with its amounts as people read them: `1444280.00` beside the currency TZS → `TZS 1,444,280`.
 *
 * What is written already stays as it is.
 */
export function amountsInWords(params: Said['params'], write: WriteAmount = plainAmount): Said['params'] {
  const ofAll = String(params['currency'] ?? '');
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      places.has(name) && typeof value === 'string'
        ? value.replaceAll(amount, (_, sign: string, size: string, own: string = ofAll) =>
            sign === '+'
              ? write(size, own).replace(/\p{Nd}/u, '+$&')
              : write(`${sign === '' ? '' : '-'}${size}`, own),
          )
        : value,
    ]),
  );
}

/** For who reads it outside a page: `TZS 1,444,280.00`. */
function plainAmount(value: string, currency: string): string {
  const written = groupedNumber(value);
  return currency === '' ? written : `${currency} ${written}`;
}
