import type { ListMeta } from '../contracts/paging';
import { figureStatusSchema } from '../contracts/scalars';

const order = figureStatusSchema.options;

/**
 * The header standard of figures of several brands together; undefined without any.
 *
 * Status is the worst, the moment of the data the earliest. Zone and cut-off are the first's: they belong to each brand,
 * and the page says so for the group view.
 */
export function combinedMeta(metas: readonly ListMeta[]): ListMeta | undefined {
  const [first] = metas;
  if (first === undefined) return undefined;
  const statuses = metas.map(({ status }) => order.indexOf(status));
  return {
    ...first,
    asOf: metas.map(({ asOf }) => asOf).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? first.asOf,
    ...completenessOf(metas),
    snapshotId: [...new Set(metas.map(({ snapshotId }) => snapshotId))].join(' '),
    status: order[Math.max(...statuses)] ?? first.status,
    statusReasons: [...new Set(metas.flatMap(({ statusReasons }) => statusReasons))],
    filtersText: [...new Set(metas.flatMap(({ filtersText }) => filtersText))],
    noActivity: metas.every(({ noActivity }) => noActivity),
  };
}

/** From when on and as far as the least complete of them; not told where one does not tell. */
function completenessOf(metas: readonly ListMeta[]): Partial<ListMeta> {
  return { ...leastOf(metas, 'completeFrom', -1), ...leastOf(metas, 'completeTo', 0) };
}

/** The earliest of all, at place 0, or the latest, at -1. */
function leastOf(
  metas: readonly ListMeta[],
  name: 'completeFrom' | 'completeTo',
  place: 0 | -1,
): Partial<ListMeta> {
  const told = metas.map((meta) => meta[name]);
  if (told.includes(undefined)) return {};
  const instants = told.filter((one) => typeof one === 'string');
  const inOrder = instants.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { [name]: instants.length < told.length ? null : inOrder.at(place) };
}
