import type { Link, Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { isSnoozed } from '../alerts/alert-conditions';
import { sightCondition, sightOf } from '../alerts/alert-sight';
import { filingLink } from '../../filing/authorities/filing-link';
import { listDeadlines, type Deadline } from '../../filing/authorities/list-deadlines';
import { brandIdsWith } from '../../platform/auth/current-user';
import { countItems } from '../../filing/confirmation/queries/list-items';
import { addDays } from '../../domain/periods/calendar';
import { createSqlParams } from '../../store/sql-params';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { listPeriods } from '../../filing/tax-periods/list-periods';
import { brandsWith, idsOf, tileOf, type TileContext } from './tile';

/** How far back an overdue deadline still counts. */
export const lateDays = 366;

/** What is due, waits, was refused or burns. */
export async function taskTiles(context: TileContext): Promise<Tile[]> {
  return [
    ...(await deadlineTiles(context)),
    ...(await taxTiles(context)),
    ...(await queueTiles(context)),
    ...(await alertTiles(context)),
  ];
}

async function deadlineTiles(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'authorities.view'));
  if (brandIds.length === 0) return [];
  const { store, now } = context;
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [addDays(today, -lateDays), addDays(today, 8)];
  const deadlines = await listDeadlines(store, brandIds, { from, to, now });
  const [soon, late] = [inState(deadlines, 'DUE_SOON'), inState(deadlines, 'OVERDUE')];
  const route = '/authorities';
  return [
    tileOf({
      id: 'DUE_SOON',
      ...soon,
      tone: soon.count === 0 ? 'OK' : 'ATTENTION',
      words: `${soon.count} returns or payments are due within seven days.`,
      link: { route, query: { view: 'calendar', from: today, to: addDays(today, 7), state: 'DUE_SOON' } },
    }),
    tileOf({
      id: 'OVERDUE',
      ...late,
      tone: late.count === 0 ? 'OK' : 'ALARM',
      words: `${late.count} returns or payments are overdue.`,
      link: { route, query: { view: 'calendar', from, to: today, state: 'OVERDUE' } },
    }),
  ];
}

/** How many are in a state, and the soonest of them. */
function inState(deadlines: readonly Deadline[], state: Deadline['state']): Pick<Tile, 'count' | 'first'> {
  const found = deadlines.filter((one) => one.state === state);
  return { count: found.length, ...firstOf(found, ({ id }) => filingLink(id)) };
}

function firstOf<T>([first]: readonly T[], linkOf: (one: T) => Link): Pick<Tile, 'first'> {
  return first === undefined ? {} : { first: linkOf(first) };
}

/** A return that was sent in time is no tax that was paid in time: the deadlines tell of the first only. */
async function taxTiles(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'tax.view'));
  if (brandIds.length === 0) return [];
  const { store, now, options } = context;
  const reads = context.readsOf(brandIds);
  const scope = { brandIds, pack: await reads.once(['rules'], () => readCurrentPack(store)), now, reads };
  // What runs, and what is paid, is not late; the others have their figures pinned.
  const state = ['SOFT_CLOSED', 'CLOSED', 'FILED', 'REOPENED', 'AMENDED'] as const;
  const question = { state, sort: 'due:asc', includeUnverified: false } as const;
  const { periods } = await listPeriods(store, scope, question, options);
  const late = periods.filter(({ isLate }) => isLate);
  return [
    tileOf({
      id: 'TAX_OVERDUE',
      count: late.length,
      ...firstOf(late, ({ id }) => ({ route: `/tax-reporting/${encodeURIComponent(id)}`, query: {} })),
      tone: late.length === 0 ? 'OK' : 'ALARM',
      words: `${late.length} tax periods are overdue.`,
      link: { route: '/tax-reporting', query: { state: state.join(',') } },
    }),
  ];
}

async function queueTiles(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'confirmation.view'));
  if (brandIds.length === 0) return [];
  const { store, user, now } = context;
  const confirmableBrandIds = brandIdsWith(user, 'reports.confirm').filter((id) => brandIds.includes(id));
  const asked = { userId: user.id, now, brandIds, confirmableBrandIds };
  const [waiting = 0, rejected = 0] = await countItems(store, [
    { ...asked, box: 'mine' },
    { ...asked, box: 'all', state: ['REJECTED', 'SEND_FAILED'] },
  ]);
  const route = '/double-confirmation';
  return [
    // To who can only read, nothing ever waits.
    ...(confirmableBrandIds.length === 0
      ? []
      : [
          tileOf({
            id: 'WAITING_FOR_ME',
            count: waiting,
            tone: waiting === 0 ? 'OK' : 'ATTENTION',
            words: `${waiting} reports are awaiting your confirmation.`,
            link: { route, query: { box: 'mine' } },
          }),
        ]),
    tileOf({
      id: 'REJECTED',
      count: rejected,
      tone: rejected === 0 ? 'OK' : 'ALARM',
      words: `${rejected} reports were rejected or could not be sent.`,
      link: { route, query: { box: 'all', state: 'REJECTED,SEND_FAILED' } },
    }),
  ];
}

async function alertTiles(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'alerts.view'));
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const [row] = await context.store.query<{ alerts: number }>(
    `select count(distinct a.incident_id) as alerts from critical_alert a
     where ${sightCondition(sightOf(context.user, brandIds), params)}
       and a.severity = 'CRITICAL' and a.state in ('OPEN', 'ACKNOWLEDGED')
       and not ${isSnoozed(params, context.now)}`,
    params.values,
    context.options,
  );
  const count = row?.alerts ?? 0;
  return [
    tileOf({
      id: 'CRITICAL_ALERTS',
      count,
      tone: count === 0 ? 'OK' : 'ALARM',
      words: `${count} critical incidents are unresolved.`,
      link: { route: '/critical-alert-history', query: { severity: 'CRITICAL', state: 'OPEN,ACKNOWLEDGED' } },
    }),
  ];
}
