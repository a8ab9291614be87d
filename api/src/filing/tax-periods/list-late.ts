import type { Clocks } from '../../domain/periods/gaming-day';
import { firstOfMonth } from '../../domain/periods/calendar';
import { calendarOf } from '../../domain/periods/authority-calendar';
import { dueOf } from '../../domain/periods/due-date';
import type { Queryable, QueryOptions } from '../../store/store';
import { askTogether } from '../../store/ask-together';
import { declaredHolidays } from '../../taxes/obligations/queries/declared-holidays';
import { calendarsOf } from '../../taxes/obligations/read-calendars';
import { adjustmentsInMoney, adjustmentsOf } from '../../taxes/assessment/queries/adjustments';
import { readStoredPeriods, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { lastToday } from './companies';
import { balanceOf, isLateAt, ruleOf } from './present-period';
import { paymentsInMoney, paymentsOf } from './queries/payments';

interface LateScope {
  readonly brands: readonly (Clocks & { readonly id: string })[];
  readonly now: Date;
}

/** States in which figures stand and something may be owed: what runs, and what is paid, is not late. */
export const owingStates = ['SOFT_CLOSED', 'CLOSED', 'FILED', 'REOPENED', 'AMENDED'] as const;

/** The stored periods of these brands that are late, as the list of tax periods says it: the soonest due first. */
export async function listLatePeriods(
  store: Queryable,
  { brands, now }: LateScope,
  options: QueryOptions = {},
): Promise<StoredPeriod[]> {
  const to = lastToday(brands, now);
  const ids = brands.map(({ id }) => id);
  const known = await readStoredPeriods(store, ids, { from: firstOfMonth(to, -12), to }, options);
  const owing = known.filter(({ state }) => owingStates.some((one) => one === state));
  if (owing.length === 0) return [];
  const owingIds = owing.map(({ id }) => id);
  const asked = await askTogether(
    store,
    {
      adjustments: adjustmentsOf({ bearerIds: owingIds }),
      payments: paymentsOf(owingIds),
      holidays: declaredHolidays,
    },
    options,
  );
  const adjustments = adjustmentsInMoney(asked.adjustments);
  const payments = paymentsInMoney(asked.payments);
  const calendars = calendarsOf(
    asked.holidays,
    owing.map(({ authority }) => authority),
  );
  return owing
    .map((period) => {
      const calendar = calendars.get(period.authority) ?? calendarOf(period.authority);
      return { period, due: dueOf(ruleOf(period).due, period.period, calendar) };
    })
    .filter(({ period, due }) => isLateAt(now, due, balanceOf(period, { payments, adjustments })))
    .sort((a, b) => (dayOf(a) < dayOf(b) || (dayOf(a) === dayOf(b) && a.period.id < b.period.id) ? -1 : 1))
    .map(({ period }) => period);
}

function dayOf({ due }: { readonly due: ReturnType<typeof dueOf> }): string {
  return due.kind === 'DATED' ? due.day : '';
}
