/**
 * SQL condition that holds for the rows in force at an instant.
 *
 * `asOf` is SQL of the instant, `$4` for one; `alias` ends with a dot where the table has one.
 */
export function inForce(asOf: string, alias = ''): string {
  const instant = `cast(${asOf} as timestamp)`;
  return `${alias}known_at <= ${instant} and (${alias}superseded_at is null or ${alias}superseded_at > ${instant})`;
}
