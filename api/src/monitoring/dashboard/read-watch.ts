import { lagsAt, newestEventsOf, type SourceLag } from '../../facts/loads/read-freshness';
import { newestFilesOf, rhythmsOf, type Rhythm } from '../../facts/loads/series-rhythm';
import { askTogether, type Question } from '../../store/ask-together';
import { isSnoozed } from '../alerts/alert-conditions';
import { visibilityCondition, visibilityOf } from '../alerts/alert-visibility';
import { brandsWith, idsOf, type TileContext } from './tile';

interface AlertCount {
  /** Null for all brands together, and for what concerns the system as a whole. */
  readonly brandId: string | null;
  readonly alerts: number;
}

interface AuthorityHealth {
  readonly authorityId: string;
  readonly calls: number;
  readonly failures: number;
  readonly averageMs: number;
}

/** What is watched over: alerts, sources and authorities, each of the brands for which the caller may see it. */
export interface Watch {
  readonly alerts: readonly AlertCount[];
  readonly lags: readonly SourceLag[];
  /** How the files of these sources come. */
  readonly rhythms: readonly Omit<Rhythm, 'skipped'>[];
  /** Of the last day. */
  readonly health: readonly AuthorityHealth[];
}

const dayMs = 86_400_000;

/** A call that failed: a refusal of what was sent is an answer; no answer, or one that says "not now", is none. */
export const failedCall = 'status is null or status >= 500 or status in (401, 403, 408, 429)';

export async function readWatch(context: TileContext): Promise<Watch> {
  const { store, now, options } = context;
  const loadBrands = idsOf(brandsWith(context, 'loads.view'));
  const { alerts, events, files, health } = await askTogether(
    store,
    {
      alerts: unresolvedOf(context),
      events: newestEventsOf(loadBrands),
      files: newestFilesOf(loadBrands),
      health: healthOf(context),
    },
    options,
  );
  return { alerts, lags: lagsAt(now, events), rhythms: rhythmsOf(files), health };
}

function unresolvedOf(context: TileContext): Question<AlertCount> {
  const visibility = visibilityOf(context.user, idsOf(brandsWith(context, 'alerts.view')));
  return {
    columns: ['brandId', 'alerts'],
    ask: (params) =>
      `select ${context.isByBrand ? 'a.brand_id' : 'cast(null as varchar)'} as "brandId",
         count(distinct a.incident_id) as "alerts" from critical_alert a
       where ${visibilityCondition(visibility, params)} and a.severity = 'CRITICAL' and a.state in ('OPEN', 'ACKNOWLEDGED')
         and not ${isSnoozed(params, context.now)}
       group by 1`,
  };
}

/** The instant from which calls to authorities count. */
export function healthSince({ now }: Pick<TileContext, 'now'>): string {
  return new Date(now.getTime() - dayMs).toISOString();
}

function healthOf(context: TileContext): Question<AuthorityHealth> {
  const brandIds = idsOf(brandsWith(context, 'logs.view'));
  return {
    columns: ['authorityId', 'calls', 'failures', 'averageMs'],
    ask: (params) =>
      `select authority_id as "authorityId", count(*) as "calls", count(*) filter (where ${failedCall}) as "failures",
         cast(round(avg(duration_ms)) as integer) as "averageMs"
       from api_call
       where direction = 'OUT' and authority_id is not null
         and happened_at >= cast(${params.add(healthSince(context))} as timestamp)
         and brand_id in (${params.addAll(brandIds)})
       group by authority_id order by authority_id`,
  };
}
