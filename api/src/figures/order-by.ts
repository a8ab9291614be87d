import { ValidationFailed } from '../platform/http/problems';

/**
 * ORDER BY for `ggr:desc,id:asc`, by an allow-list from field to SQL; `fallback` without a sort.
 *
 * Rows without a value come last either way.
 * Errors: `ValidationFailed` naming a field that is not in the list.
 */
export function orderBy(
  sort: string | undefined,
  columns: ReadonlyMap<string, string>,
  fallback: string,
): string {
  if (sort === undefined) return fallback;
  return sort
    .split(',')
    .map((part) => {
      const [field = '', direction] = part.split(':');
      const sql = columns.get(field);
      if (sql === undefined) {
        throw new ValidationFailed([
          { field: 'sort', code: 'UNKNOWN_FIELD', message: `It cannot be sorted by "${field}"` },
        ]);
      }
      return `${sql} ${direction === 'desc' ? 'desc' : 'asc'} nulls last`;
    })
    .join(', ');
}
