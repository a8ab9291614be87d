import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { overdueMs } from '../../facts/loads/series-rhythm';
import { healthSince, type Watch } from './read-watch';
import { brandsWith, tileOf, type TileContext } from './tile';

const dayMs = 86_400_000;

/** How late the loads are, and how the authorities answer. */
export function systemTiles(context: TileContext, watch: Watch): Tile[] {
  return [...lagTile(context, watch), ...authorityTiles(context, watch)];
}

/** A source that sends once a day is no later in the evening: what is late is told by the rhythm of its files. */
function lagTile(context: TileContext, { lags, rhythms }: Watch): Tile[] {
  if (brandsWith(context, 'loads.view').length === 0) return [];
  const slowest = lags
    .filter(({ lagSeconds }) => lagSeconds !== null)
    .sort((a, b) => (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0))[0];
  const seconds = slowest?.lagSeconds ?? null;
  const lateMs = Math.max(0, ...rhythms.map((rhythm) => overdueMs(rhythm, context.now)));
  const tone = seconds === null ? 'UNKNOWN' : lateMs === 0 ? 'OK' : lateMs < dayMs ? 'ATTENTION' : 'ALARM';
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

function authorityTiles(context: TileContext, { health }: Watch): Tile[] {
  const from = healthSince(context).slice(0, 10);
  return health.map(({ authorityId, calls, failures, averageMs }) =>
    tileOf({
      id: 'AUTHORITY_HEALTH',
      authorityId,
      count: failures,
      tone: failures === 0 ? 'OK' : failures * 5 > calls ? 'ALARM' : 'ATTENTION',
      words: `${failures} of ${calls} calls to ${authorityId} failed within a day; one takes ${averageMs} ms on average.`,
      link: {
        route: '/api-log',
        query: { direction: 'OUT', authority: authorityId, from },
      },
    }),
  );
}
