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
    ...completeToOf(metas),
    snapshotId: [...new Set(metas.map(({ snapshotId }) => snapshotId))].join(' '),
    status: order[Math.max(...statuses)] ?? first.status,
    statusReasons: [...new Set(metas.flatMap(({ statusReasons }) => statusReasons))],
    filtersText: [...new Set(metas.flatMap(({ filtersText }) => filtersText))],
    noActivity: metas.every(({ noActivity }) => noActivity),
  };
}

/** As far as the least complete of them; not told where one does not tell. */
function completeToOf(metas: readonly ListMeta[]): Pick<ListMeta, 'completeTo'> {
  const told = metas.map(({ completeTo }) => completeTo);
  if (told.includes(undefined)) return {};
  if (told.includes(null)) return { completeTo: null };
  return { completeTo: told.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? ''))[0] };
}
