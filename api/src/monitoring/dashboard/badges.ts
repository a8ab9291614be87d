import type { Badges } from '@tallyhouse/shared/contracts/dashboard-badges';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { isSnoozed } from '../alerts/alert-conditions';
import { visibilityCondition, visibilityOf } from '../alerts/alert-visibility';
import { brandIdsWith } from '../../platform/auth/current-user';
import { listDeadlines } from '../../filing/authorities/list-deadlines';
import { countItems } from '../../filing/confirmation/queries/list-items';
import { addDays } from '../../domain/periods/calendar';
import { createSqlParams } from '../../store/sql-params';
import { failedCall } from './read-watch';
import { lateDays } from './task-tiles';
import { brandsWith, idsOf, type TileContext } from './tile';

const dayMs = 86_400_000;

/** What needs somebody, counted; what the caller may not see is null. */
export async function readBadges(context: TileContext): Promise<Badges> {
  const counted = async (permission: Permission, count: (brandIds: string[]) => Promise<number>) => {
    const brandIds = idsOf(brandsWith(context, permission));
    return brandIds.length === 0 ? null : count(brandIds);
  };
  return {
    waitingForMe: await counted('reports.confirm', (brandIds) => countWaiting(context, brandIds)),
    unacknowledgedAlerts: await counted('alerts.view', (brandIds) => countAlerts(context, brandIds)),
    failedLoads: await counted('loads.view', (brandIds) => countFailedLoads(context, brandIds)),
    failedCalls: await counted('logs.view', (brandIds) => countFailedCalls(context, brandIds)),
    overdue: await counted('authorities.view', (brandIds) => countOverdue(context, brandIds)),
  };
}

async function countWaiting({ store, user, now }: TileContext, brandIds: string[]): Promise<number> {
  const confirmableBrandIds = brandIdsWith(user, 'reports.confirm').filter((id) => brandIds.includes(id));
  const asked = { box: 'mine', userId: user.id, now, brandIds, confirmableBrandIds } as const;
  const [waiting = 0] = await countItems(store, [asked]);
  return waiting;
}

async function countAlerts({ store, user, now, options }: TileContext, brandIds: string[]): Promise<number> {
  const params = createSqlParams();
  const [row] = await store.query<{ count: number }>(
    `select count(distinct a.incident_id) as count from critical_alert a
     where ${visibilityCondition(visibilityOf(user, brandIds), params)} and a.state = 'OPEN' and not ${isSnoozed(params, now)}`,
    params.values,
    options,
  );
  return row?.count ?? 0;
}

/** A missing file counts by the hour that it is about, for it never came. */
async function countFailedLoads({ store, now, options }: TileContext, brandIds: string[]): Promise<number> {
  const params = createSqlParams(new Date(now.getTime() - dayMs).toISOString());
  const [row] = await store.query<{ count: number }>(
    `select count(*) as count from load_batch
     where brand_id in (${params.addAll(brandIds)})
       and (state = 'REJECTED' and loaded_at >= cast($1 as timestamp)
         or state = 'MISSING' and period_to >= cast($1 as timestamp))`,
    params.values,
    options,
  );
  return row?.count ?? 0;
}

async function countFailedCalls({ store, now, options }: TileContext, brandIds: string[]): Promise<number> {
  const params = createSqlParams(new Date(now.getTime() - dayMs).toISOString());
  const [row] = await store.query<{ count: number }>(
    `select count(*) as count from api_call
     where direction = 'OUT' and authority_id is not null and happened_at >= cast($1 as timestamp)
       and brand_id in (${params.addAll(brandIds)}) and (${failedCall})`,
    params.values,
    options,
  );
  return row?.count ?? 0;
}

async function countOverdue({ store, now }: TileContext, brandIds: string[]): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const range = { from: addDays(today, -lateDays), to: today, now };
  return (await listDeadlines(store, brandIds, range)).filter(({ state }) => state === 'OVERDUE').length;
}
