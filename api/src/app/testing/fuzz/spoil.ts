import fc from 'fast-check';

/** Texts that break naive code: quotes, control characters, other directions, halves of characters, great length. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  "' or 1=1 --",
  '"; drop table bet; --',
  '%27%00',
  '\u0000',
  'a\r\nSet-Cookie: x=1',
  '\u202Eabc',
  '\uD800',
  '😀'.repeat(300),
  '../../etc/passwd',
  '=HYPERLINK("x")',
  '{{7*7}}',
  '__proto__',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999999999',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '2026-03-01T00:00:00+25:00',
  'x'.repeat(10_000),
];

const wrong: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [null],
  { constructor: 1 },
  [[[[[[[]]]]]]],
  ...hostileTexts,
];

/** `values`, each with one thing changed somewhere: left out, of another type, too long, or one property too many. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.nat(), fc.constantFrom('replace', 'drop', 'add', 'repeat'), fc.constantFrom(...wrong))
    .map(([value, place, way, other]) => {
      const places = placesIn(value);
      const path = places[place % places.length] ?? [];
      return changed(value, path, { way, other });
    });
}

type Path = readonly (string | number)[];

interface Change {
  readonly way: string;
  readonly other: unknown;
}

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

function changed(value: unknown, path: Path, change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changedHere(value, change);
  if (Array.isArray(value)) {
    if (rest.length === 0 && change.way === 'drop') return value.filter((_, index) => index !== key);
    return value.map((part: unknown, index) => (index === key ? changed(part, rest, change) : part));
  }
  const entries = Object.entries(value as object);
  if (rest.length === 0 && change.way === 'drop')
    return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? changed(part, rest, change) : (part as unknown)]),
  );
}

function changedHere(value: unknown, { way, other }: Change): unknown {
  if (way === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { ...value, isAdmin: true };
  }
  if (way === 'repeat' && Array.isArray(value)) {
    return Array.from({ length: 2000 }, () => (value as unknown[])[0] ?? 'x');
  }
  if (way === 'repeat' && typeof value === 'string') return value.repeat(200);
  return other;
}
