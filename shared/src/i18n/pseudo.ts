import type { Catalogue } from './catalogue';

const plain = 'AaCcEeGgIiLlNnOoSsUuYyZz';
const accented = 'ÅåÇçÉéĜĝÎîĻļÑñÖöŠšÛûÝýŽž';
const longer = 0.4;
const filling = 'öôó éêë åâá ';

/**
 * A text as a language with longer words would have it: `Sign in` → `⟦Šîĝñ îñ öôó⟧`.
 *
 * 40 % more letters; the brackets show where a text was cut off, and that it came from a catalogue at all. Values in
 * double braces stay as they are.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\})/);
  const letters = parts.filter((part) => !part.startsWith('{{')).join('').length;
  const more = Math.ceil(letters * longer);
  const tail = filling
    .repeat(Math.ceil(more / filling.length))
    .slice(0, more)
    .trim();
  const body = parts.map((part) => (part.startsWith('{{') ? part : accent(part))).join('');
  return `⟦${body}${tail === '' ? '' : ` ${tail}`}⟧`;
}

/** Every text of a catalogue. */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoCatalogue(value),
    ]),
  );
}

function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented.charAt(plain.indexOf(letter)) || letter);
}
