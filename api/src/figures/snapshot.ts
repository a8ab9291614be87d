import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Channel, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../store/store';
import { sha256 } from '../domain/sha256';
import { brandReads, type BrandReads } from './brand-reads';
import { createSqlParams } from '../store/sql-params';

/**
 * Names the state of a brand's facts as known at `asOf`: equal as long as nothing was loaded in between.
 *
 * Shape:  `snp_` and 16 hex digits.
 */
export async function readSnapshotId(
  store: Queryable,
  brandId: string,
  asOf: Instant,
  reads = brandReads(store, [brandId]),
): Promise<string> {
  const series = await loadedSeries(brandId, asOf, reads);
  const batches = series.reduce((sum, one) => sum + one.batches, 0);
  const newest =
    series
      .map((one) => one.newest)
      .toSorted()
      .at(-1) ?? null;
  const state = JSON.stringify([brandId, batches, newest]);
  return `snp_${sha256(state).slice(0, 16)}`;
}

/** The same of several brands taken together; of one it is its own. */
export function joinSnapshots(ids: readonly string[]): string {
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0) return only;
  return `snp_${sha256(ids.join(' ')).slice(0, 16)}`;
}

/** As `readSnapshotId`, of brands taken together. */
export async function readSnapshotOf(
  store: Queryable,
  brandIds: readonly string[],
  asOf: Instant,
): Promise<string> {
  const reads = brandReads(store, brandIds);
  const ids: string[] = [];
  for (const id of brandIds) ids.push(await readSnapshotId(store, id, asOf, reads));
  return joinSnapshots(ids);
}

const playKinds: ReadonlySet<string> = new Set(['BETS', 'SETTLEMENTS', 'PAYMENTS']);
const silentMs = 7 * 86_400_000;

/**
 * Up to when every series of bets, settlements and payments of a brand's channels has sent its files, as known at `asOf`;
 * null where none has come within a week.
 *
 * A series that has been silent for a week holds nothing back: it has ended, or is overdue and called so.
 */
export async function readCompleteTo(
  store: Queryable,
  {
    brandId,
    asOf,
    channels,
  }: { readonly brandId: string; readonly asOf: Instant; readonly channels: readonly Channel[] },
  reads = brandReads(store, [brandId]),
): Promise<Instant | null> {
  const series = await loadedSeries(brandId, asOf, reads);
  const reached = series
    .filter(({ kind, channel }) => playKinds.has(kind) && channels.includes(channel))
    .flatMap((one) => one.reached ?? [])
    .filter((instant) => Date.parse(instant) > Date.parse(asOf) - silentMs);
  return reached.toSorted().at(0) ?? null;
}

/** What has been loaded of one kind from one source. */
interface LoadedSeries {
  readonly brandId: string;
  readonly channel: Channel;
  readonly kind: LoadKind;
  readonly batches: number;
  readonly newest: Instant;
  /** The end of the latest period of which a file was taken in. */
  readonly reached: Instant | null;
}

function loadedSeries(brandId: string, asOf: Instant, reads: BrandReads): Promise<LoadedSeries[]> {
  return reads.rows(brandId, ['loads', asOf], (brandIds) => {
    const params = createSqlParams(asOf);
    return reads.store.query<LoadedSeries>(
      `select brand_id as "brandId", channel as "channel", kind as "kind", count(*) as "batches",
         max(loaded_at) as "newest",
         max(period_to) filter (where state in ('LOADED', 'PARTIAL', 'LATE', 'SUPERSEDED')) as "reached"
       from load_batch
       where brand_id in (${params.addAll(brandIds)}) and loaded_at <= cast($1 as timestamp)
       group by brand_id, source_id, channel, kind`,
      params.values,
    );
  });
}
