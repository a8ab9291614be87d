import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { createSqlParams } from '../../store/sql-params';
import { readLags } from '../../facts/loads/read-freshness';
import { brandsWith, idsOf, tileOf, type TileContext } from './tile';

/** A source is heard of every hour; two hours after that somebody should ask. */
const slowSeconds = 3 * 3600;
const stoppedSeconds = 24 * 3600;
const dayMs = 86_400_000;

/** How late the loads are, and how the authorities answer. */
export async function systemTiles(context: TileContext): Promise<Tile[]> {
  return [...(await lagTile(context)), ...(await authorityTiles(context))];
}

async function lagTile(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'loads.view'));
  if (brandIds.length === 0) return [];
  const sources = await readLags(context.store, { brandIds, now: context.now });
  const slowest = sources
    .filter(({ lagSeconds }) => lagSeconds !== null)
    .sort((a, b) => (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0))[0];
  const seconds = slowest?.lagSeconds ?? null;
  const tone =
    seconds === null
      ? 'UNKNOWN'
      : seconds < slowSeconds
        ? 'OK'
        : seconds < stoppedSeconds
          ? 'ATTENTION'
          : 'ALARM';
  return [
    tileOf({
      id: 'LOAD_LAG',
      seconds,
      tone,
      words:
        slowest === undefined
          ? 'No source has sent anything.'
          : `${slowest.source} has the greatest data lag of all sources.`,
      link: {
        route: '/load-data',
        query: slowest === undefined ? {} : { brandId: slowest.brandId, source: slowest.source },
      },
    }),
  ];
}

interface HealthRow {
  readonly authorityId: string;
  readonly calls: number;
  readonly failures: number;
  readonly averageMs: number;
}

/** A call that failed: a refusal of what was sent is an answer; no answer, or one that says "not now", is none. */
export const failedCall = 'status is null or status >= 500 or status in (401, 403, 408, 429)';

async function authorityTiles(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'logs.view'));
  if (brandIds.length === 0) return [];
  const since = new Date(context.now.getTime() - dayMs).toISOString();
  const params = createSqlParams(since);
  const rows = await context.store.query<HealthRow>(
    `select authority_id as "authorityId", count(*) as "calls", count(*) filter (where ${failedCall}) as "failures",
       cast(round(avg(duration_ms)) as integer) as "averageMs"
     from api_call
     where direction = 'OUT' and authority_id is not null and happened_at >= cast($1 as timestamp)
       and brand_id in (${params.addAll(brandIds)})
     group by authority_id order by authority_id`,
    params.values,
    context.options,
  );
  return rows.map(({ authorityId, calls, failures, averageMs }) =>
    tileOf({
      id: 'AUTHORITY_HEALTH',
      authorityId,
      count: failures,
      tone: failures === 0 ? 'OK' : failures * 5 > calls ? 'ALARM' : 'ATTENTION',
      words: `${failures} of ${calls} calls to ${authorityId} failed within a day; one takes ${averageMs} ms on average.`,
      link: {
        route: '/api-log',
        query: { direction: 'OUT', authority: authorityId, from: since.slice(0, 10) },
      },
    }),
  );
}
