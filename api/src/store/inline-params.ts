import type { Param } from './store';

/**
 * `sql` with its parameters written into it as literals, for statements that take none (`COPY (…) TO`).
 *
 * Texts become quoted literals with quotes doubled; `$1` inside a quoted literal of `sql` stays as it is.
 * Errors: `RangeError` for a number that is not finite or a parameter that is not there.
 */
export function inlineParams(sql: string, params: readonly Param[]): string {
  return sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g, (token, digits: string | undefined) => {
    if (digits === undefined) return token;
    const param = params[Number(digits) - 1];
    if (param === undefined) throw new RangeError(`the statement has no parameter ${token}`);
    return literalOf(param);
  });
}

function literalOf(param: Param): string {
  if (param === null) return 'null';
  if (typeof param === 'string') return quoteLiteral(param);
  if (typeof param === 'number' && !Number.isFinite(param))
    throw new RangeError(`${param} is not a parameter`);
  return String(param);
}

/** A text as an SQL literal. PostgreSQL reads a backslash as itself because the driver sets standard_conforming_strings. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name as an SQL identifier. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
