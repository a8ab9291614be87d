/**
 * JSON with the keys of every object in order of code points and no space: equal values give equal text, on any machine.
 *
 * Errors: `TypeError` for a value JSON has no form for, `undefined` in a list among them; absent and `undefined` fields
 * of an object are the same.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    const sorted = fields.sort(([left], [right]) => (left < right ? -1 : 1));
    return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
  }
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`${typeof value} has no form in JSON`);
  return text;
}
