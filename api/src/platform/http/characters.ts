import type { FieldError } from '@tallyhouse/shared/contracts/problem';

/** NUL, which PostgreSQL's texts cannot hold, and one half of a surrogate pair, which UTF-8 cannot. */
const unkept = /\0|\p{Surrogate}/u;

/** Texts within `value`, and names of its fields, with a character that not every store can keep. */
export function unkeptTexts(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') return unkept.test(value) ? [faultAt(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unkept.test(key) ? [faultAt(path)] : unkeptTexts(part, [...path, key]),
  );
}

function faultAt(path: readonly string[]): FieldError {
  return {
    field: path.join('.'),
    code: 'UNKEPT_CHARACTER',
    message:
      'Has a NUL, or half a character such as \\ud83d without its other half: send whole, printable characters',
  };
}
