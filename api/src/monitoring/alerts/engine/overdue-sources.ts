import { overdueFiles, readRhythms, type Rhythm } from '../../../facts/loads/series-rhythm';
import type { Queryable } from '../../../store/store';
import type { Finding, Look } from './detector';
import { groupBy } from './group-by';
import { worded } from '../../../house/alerting/worded';

/** Sources of which no file has come for longer than their own rhythm explains, one finding each. */
export async function findOverdueSources(store: Queryable, { now }: Look): Promise<Finding[]> {
  const brands = await store.query<{ id: string }>('select id from brand order by id');
  const rhythms = await readRhythms(
    store,
    brands.map(({ id }) => id),
  );
  const overdue = rhythms.filter((rhythm) => overdueFiles(rhythm, now) > 0);
  const bySource = groupBy(overdue, ({ brandId, source }) => `${brandId} ${source}`);
  return [...bySource.values()].map(findingOf);
}

/** Until when the file after the newest one comes, if all is well. */
function expectedBy({ newest, stepMs, graceMs }: Rhythm): number {
  return Date.parse(newest.periodTo) + stepMs + graceMs;
}

function findingOf(rhythms: readonly Rhythm[]): Finding {
  const [first] = rhythms;
  if (first === undefined) throw new Error('a group without series');
  const { brandId, source } = first;
  const words = rhythms.map(({ kind, newest }) => `${kind} ${newest.periodTo}`);
  const at = Math.min(...rhythms.map(expectedBy));
  return {
    brandId,
    object: { kind: 'source', id: source },
    period: null,
    ...worded('SOURCE_OVERDUE', { source, series: words.join('; ') }),
    at: new Date(at),
    occurrence: 'overdue',
  };
}
