import type { Link, Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import { filingLink } from '../../filing/authorities/filing-link';
import { listDeadlines, type Deadline } from '../../filing/authorities/list-deadlines';
import { brandIdsWith } from '../../platform/auth/current-user';
import { countItems } from '../../filing/confirmation/queries/list-items';
import { addDays } from '../../domain/periods/calendar';
import { listLatePeriods, owingStates } from '../../filing/tax-periods/list-late';
import type { Watch } from './read-watch';
import { brandsWith, countedFor, idsOf, tileOf, type TileContext } from './tile';

/** How far back an overdue deadline still counts. */
export const lateDays = 366;

/** What is due, waits or was refused. */
export async function taskTiles(context: TileContext): Promise<Tile[]> {
  const parts = await Promise.all([deadlineTiles(context), taxTiles(context), queueTiles(context)]);
  return parts.flat();
}

async function deadlineTiles(context: TileContext): Promise<Tile[]> {
  const brandIds = idsOf(brandsWith(context, 'authorities.view'));
  if (brandIds.length === 0) return [];
  const { store, now } = context;
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [addDays(today, -lateDays), addDays(today, 8)];
  const deadlines = await listDeadlines(store, brandIds, { from, to, now });
  const route = '/authorities';
  return countedFor(context, brandIds).flatMap((brandId) => {
    const own = deadlines.filter((one) => brandId === null || isOwedBy(one, brandId));
    const [soon, late] = [inState(own, 'DUE_SOON'), inState(own, 'OVERDUE')];
    return [
      tileOf({
        ...{ id: 'DUE_SOON', brandId, ...soon },
        tone: soon.count === 0 ? 'OK' : 'ATTENTION',
        words: `${soon.count} filing deadlines are within seven days.`,
        // By the clocks of authorities it may be the day before or after.
        link: {
          route,
          query: { view: 'calendar', from: addDays(today, -1), to: addDays(today, 8), state: 'DUE_SOON' },
        },
      }),
      tileOf({
        ...{ id: 'OVERDUE', brandId, ...late },
        tone: late.count === 0 ? 'OK' : 'ALARM',
        words: `${late.count} filing deadlines were missed.`,
        link: { route, query: { view: 'calendar', from, to: today, state: 'OVERDUE' } },
      }),
    ];
  });
}

/** What a company owes for several brands is owed by each. */
function isOwedBy({ brandId, owner }: Deadline, asked: string): boolean {
  return brandId === asked || owner.brands.some(({ id }) => id === asked);
}

/** How many are in a state, and the soonest of them. */
function inState(
  deadlines: readonly Deadline[],
  state: Deadline['state'],
): Pick<Tile, 'first'> & { readonly count: number } {
  const found = deadlines.filter((one) => one.state === state);
  return { count: found.length, ...firstOf(found, ({ id }) => filingLink(id)) };
}

function firstOf<T>([first]: readonly T[], linkOf: (one: T) => Link): Pick<Tile, 'first'> {
  return first === undefined ? {} : { first: linkOf(first) };
}

/** A return that was sent in time is no tax that was paid in time: the deadlines tell of the first only. */
async function taxTiles(context: TileContext): Promise<Tile[]> {
  const brands = brandsWith(context, 'tax.view');
  const brandIds = idsOf(brands);
  if (brandIds.length === 0) return [];
  const { store, user, now, options } = context;
  const heldIds = brandIdsWith(user, 'tax.view');
  const all = await listLatePeriods(store, { brands, heldIds, now }, options);
  return countedFor(context, brandIds).map((brandId) => {
    const late = all.filter((one) => brandId === null || one.brandIds.includes(brandId));
    return tileOf({
      id: 'TAX_OVERDUE',
      brandId,
      count: late.length,
      ...firstOf(late, ({ id }) => ({ route: `/tax-reporting/${encodeURIComponent(id)}`, query: {} })),
      tone: late.length === 0 ? 'OK' : 'ALARM',
      words: `${late.length} tax periods are overdue.`,
      link: { route: '/tax-reporting', query: { state: owingStates.join(','), late: 'true' } },
    });
  });
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
            words: fillPlaces('{{waiting}} {{waiting|report is|reports are}} awaiting your confirmation.', {
              waiting,
            }),
            link: { route, query: { box: 'mine' } },
          }),
        ]),
    tileOf({
      id: 'REJECTED',
      count: rejected,
      tone: rejected === 0 ? 'OK' : 'ALARM',
      words: fillPlaces('{{rejected}} {{rejected|report was|reports were}} rejected or could not be sent.', {
        rejected,
      }),
      link: { route, query: { box: 'all', state: 'REJECTED,SEND_FAILED' } },
    }),
  ];
}

/** Incidents that nobody has resolved. */
export function alertTiles(context: TileContext, { alerts: rows }: Watch): Tile[] {
  const brandIds = idsOf(brandsWith(context, 'alerts.view'));
  if (brandIds.length === 0) return [];
  const counts = new Map(rows.map(({ brandId, alerts }) => [brandId, alerts]));
  // What concerns the system as a whole is of no brand.
  const counted = new Set([...countedFor(context, brandIds), ...counts.keys()]);
  return [...counted].map((brandId) => {
    const count = counts.get(brandId) ?? 0;
    return tileOf({
      id: 'CRITICAL_ALERTS',
      brandId,
      count,
      tone: count === 0 ? 'OK' : 'ALARM',
      words: `${count} critical incidents are unresolved.`,
      link: { route: '/critical-alert-history', query: { severity: 'CRITICAL', state: 'OPEN,ACKNOWLEDGED' } },
    });
  });
}
