import { conditionsOfText, conditionsToText } from '../conditions/conditions-in-text';
import type { RowView } from '../online-queries';

/** How the rows are looked at, as the address names it. */
export function rowViewOf(parameters: URLSearchParams): RowView {
  const names = (text: string | null) =>
    (text ?? '').split(',').filter((name) => /^[A-Za-z]{1,40}$/.test(name));
  return {
    filters: conditionsOfText(parameters.get('rows')),
    groupBy: names(parameters.get('group')).slice(0, 4),
    sort: (parameters.get('sort') ?? '').split(',').flatMap((part) => {
      const [, field, dir] = /^([A-Za-z]{1,40}):(asc|desc)$/.exec(part) ?? [];
      return field === undefined
        ? []
        : [{ field, dir: dir === 'asc' ? ('asc' as const) : ('desc' as const) }];
    }),
  };
}

/** The address with `change` applied; the rest of it stays. A sort of the rows means nothing to groups, nor back. */
export function withRowView(parameters: URLSearchParams, change: Partial<RowView>): URLSearchParams {
  const next = { ...rowViewOf(parameters), ...(change.groupBy === undefined ? {} : { sort: [] }), ...change };
  const result = new URLSearchParams(parameters);
  for (const name of ['rows', 'group', 'sort']) result.delete(name);
  if (next.filters.length > 0) result.set('rows', conditionsToText(next.filters));
  if (next.groupBy.length > 0) result.set('group', next.groupBy.join(','));
  if (next.sort.length > 0)
    result.set('sort', next.sort.map(({ field, dir }) => `${field}:${dir}`).join(','));
  return result;
}
