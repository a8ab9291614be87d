import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Channel, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../store/store';
import { sha256 } from '../domain/sha256';
import { settingsOf } from '../house/settings/read-brand-settings';
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
  const whole = (await readLoads(brandId, asOf, reads)).find((one) => one.kind === null);
  const state = JSON.stringify([brandId, whole?.batches ?? 0, whole?.newest ?? null]);
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

const takenIn = "'LOADED', 'PARTIAL', 'LATE', 'SUPERSEDED'";
const playKinds: readonly string[] = ['BETS', 'SETTLEMENTS', 'PAYMENTS'];

interface LoadScope {
  readonly brandId: string;
  readonly asOf: Instant;
  readonly channels: readonly Channel[];
}

/**
 * Up to when every series of bets, settlements and payments of a brand's channels has sent its files, as known at `asOf`;
 * null where none has come within a week.
 *
 * A series that has been silent for a week holds nothing back: it has ended, or is overdue and called so.
 */
export async function readCompleteTo(
  store: Queryable,
  scope: LoadScope,
  reads = brandReads(store, [scope.brandId]),
): Promise<Instant | null> {
  const series = await readPlaySeries(scope, reads);
  return series.map(({ reached }) => reached).sort()[0] ?? null;
}

/**
 * From when files of bets, settlements and payments of a brand's channels were taken in, as known at `asOf`; null where none
 * was. Of what is before nothing is known, which is not the same as nothing played.
 */
export async function readCompleteFrom(
  store: Queryable,
  { brandId, asOf, channels }: LoadScope,
  reads = brandReads(store, [brandId]),
): Promise<Instant | null> {
  const loads = await readLoads(brandId, asOf, reads);
  const firsts = loads.flatMap((one) =>
    one.kind === 'FIRST' && channels.includes(one.channel) ? (one.reached ?? []) : [],
  );
  return firsts.sort()[0] ?? null;
}

/** The series that hold figures of these channels back: see `readCompleteTo`. */
export async function readPlaySeries(
  { brandId, asOf, channels }: LoadScope,
  reads: BrandReads,
): Promise<readonly RecentSeries[]> {
  const loads = await readLoads(brandId, asOf, reads);
  return loads.flatMap((one) =>
    one.kind !== null &&
    one.kind !== 'FIRST' &&
    playKinds.includes(one.kind) &&
    channels.includes(one.channel)
      ? one
      : [],
  );
}

/** How long a brand accepts late records after the end of any period, as it has decided by now. Unit: hours. */
export async function readLateTolerance(
  { brandId, asOf }: Omit<LoadScope, 'channels'>,
  reads: BrandReads,
): Promise<number> {
  const loads = await readLoads(brandId, asOf, reads);
  return settingsOf(loads.find((one) => one.kind === 'FIRST')?.settings).lateToleranceHours;
}

/** All that has been loaded of a brand. */
interface WholeLoads {
  readonly brandId: string;
  readonly kind: null;
  readonly batches: number;
  readonly newest: Instant;
}

/** The first file of play of a channel, and what its brand has decided: once for each channel, in no statement of its own. */
interface FirstFile {
  readonly brandId: string;
  readonly channel: Channel;
  readonly kind: 'FIRST';
  /** The start of what it is of; null where no file was taken in. */
  readonly reached: Instant | null;
  readonly settings: unknown;
}

type Loads = WholeLoads | FirstFile | RecentSeries;

/** A series that was heard of within the week. */
interface RecentSeries {
  readonly brandId: string;
  readonly source: string;
  readonly channel: Channel;
  readonly kind: LoadKind;
  /** The end of the latest period of which a file was taken in. */
  readonly reached: Instant;
}

/** Of all files no more than their number, the newest and the first: a large brand has millions, and only a week's are looked into. */
function readLoads(brandId: string, asOf: Instant, reads: BrandReads): Promise<readonly Loads[]> {
  return reads.rows(brandId, ['loads', asOf], (brandIds) => {
    const params = createSqlParams(asOf);
    const brands = params.addAll(brandIds);
    const known = `brand_id in (${brands}) and loaded_at <= cast($1 as timestamp)`;
    return reads.store.query<Loads>(
      `select brand_id as "brandId", null as "source", null as "channel", null as "kind", count(*) as "batches", max(loaded_at) as "newest",
         null as "reached", null as "settings"
       from load_batch where ${known} group by brand_id
       union all
       select b.id, null, c.channel, 'FIRST', null, null, (
         select min(l.period_from) from load_batch l
         where l.brand_id = b.id and l.channel = c.channel and l.kind in ('${playKinds.join("', '")}') and l.state in (${takenIn})
           and l.loaded_at <= cast($1 as timestamp)), s.settings
       from brand b join (select 'ONLINE' as channel union all select 'RETAIL') c on strpos(b.channels, c.channel) > 0
         left join brand_settings s on s.brand_id = b.id
       where b.id in (${brands})
       union all
       select brand_id, source_id, channel, kind, null, null, max(period_to), null
       from load_batch
       where ${known} and state in (${takenIn})
         and period_to > cast($1 as timestamp) - interval '7 days'
       group by brand_id, source_id, channel, kind`,
      params.values,
    );
  });
}
