import type { CurrentUser } from '../../auth/current-user';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { selectJobs, type JobRow } from './job-row';

/** Whose jobs: those that the user asked for, for brands that the user still holds. */
export type JobReader = Pick<CurrentUser, 'id' | 'brands'>;

// Nobody looks further back than a day of work.
const mostListed = 100;

/** The reader's jobs that are not forgotten at `now`, newest first, 100 at most. */
export function readJobsOf(store: Queryable, reader: JobReader, now: Date): Promise<JobRow[]> {
  return select(store, { reader, now });
}

/** The job `id`; undefined when the reader has none of that id or when it is forgotten at `now`. */
export async function readJobOf(
  store: Queryable,
  reader: JobReader,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<JobRow | undefined> {
  const [row] = await select(store, { reader, now, id });
  return row;
}

/** The job `id`, whoever asked for it; undefined when there is none. */
export async function readAnyJob(store: Queryable, id: string): Promise<JobRow | undefined> {
  const [row] = await store.query<JobRow>(`${selectJobs} where j.id = $1`, [id]);
  return row;
}

function select(
  store: Queryable,
  { reader, now, id }: { readonly reader: JobReader; readonly now: Date; readonly id?: string },
): Promise<JobRow[]> {
  const params = createSqlParams(reader.id, now.toISOString());
  const brandIds = params.addAll(reader.brands.map((brand) => brand.id));
  const only = id === undefined ? '' : `and j.id = ${params.add(id)}`;
  return store.query<JobRow>(
    `${selectJobs}
     where j.owner_id = $1 and (j.expires_at is null or j.expires_at > cast($2 as timestamp))
       and j.brand_id in (${brandIds}) ${only}
     order by j.turn desc limit ${mostListed}`,
    params.values,
  );
}
