/** What a call is wrapped in: nobody fills it in. */
const wrapping = /^(payload|document|query)(\.|$)/;

/**
 * The English name of a field of a call, from its dotted path: `payload.brands.0.validFrom` is `Brands 1, valid from`.
 *
 * For what has no words of its own. A header keeps its name; empty of what is wrong as a whole.
 */
export function fieldInWords(path: string): string {
  const words = path
    .replace(wrapping, '')
    // Counted from one, as people count.
    .replaceAll(/\.(\d+)(?=\.|$)/g, (_, index: string) => ` ${Number(index) + 1}`)
    // What is named is a brand, however the call names it.
    .replaceAll(/(?<=[a-z])Id(?=s?\b)/g, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('.', ', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
