/** A decimal as English writes it outside a page: `-1234.50` → `−1,234.50`. By its text: it may be longer than a number is exact. */
export function groupedNumber(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',').replace('-', '−');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
