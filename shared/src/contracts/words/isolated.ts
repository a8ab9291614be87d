/**
 * Values that stand in a sentence from right to left, each kept apart from what is around it: a code, an amount or a
 * name in Latin letters is read by itself and never turns its neighbours round (Unicode's FSI and PDI).
 */
export function isolated<V>(values: Readonly<Record<string, V>>): Record<string, V | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' ? `\u2068${value}\u2069` : value,
    ]),
  );
}
