import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Clocks } from '../../domain/periods/gaming-day';
import { firstOfMonth } from '../../domain/periods/calendar';
import type { DueDate } from '../../domain/periods/due-date';
import { actForBrands } from '../../store/brand-scope';
import type { Queryable, QueryOptions } from '../../store/store';
import { askTogether } from '../../store/ask-together';
import { changesOfRegister, registerWith } from '../../taxes/obligations/load-register';
import { adjustmentsInMoney, adjustmentsOf } from '../../taxes/assessment/queries/adjustments';
import { readCoverage } from '../../taxes/assessment/coverage';
import { readStoredPeriods, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { lastToday, matesOf } from './companies';
import { dueOfPeriod } from './due-of-period';
import { balanceOf, isLateAt, ruleOf } from './present-period';
import { paymentsInMoney, paymentsOf } from './queries/payments';

interface LateScope {
  readonly brands: readonly (Clocks & { readonly id: string })[];
  /** Brands for which figures may be told: a company's period is late for each of its brands, where all are among these. */
  readonly heldIds: readonly string[];
  readonly now: Date;
}

/** States in which figures stand and something may be owed: what runs, and what is paid, is not late. */
export const owingStates = ['SOFT_CLOSED', 'CLOSED', 'FILED', 'REOPENED', 'AMENDED'] as const;

/** The stored periods of these brands that are late, as the list of tax periods says it: the soonest due first. */
export async function listLatePeriods(
  store: Queryable,
  { brands, heldIds, now }: LateScope,
  options: QueryOptions = {},
): Promise<StoredPeriod[]> {
  const asked = brands.map(({ id }) => id);
  const isAll = heldIds.every((id) => asked.includes(id));
  const mates = isAll ? [] : matesOf(asked, heldIds, await readCoverage(store, options));
  const ids = [...asked, ...mates];
  const late = () => lateOf(store, { ids, to: lastToday(brands, now), now }, options);
  const all = await (mates.length === 0 ? late() : actForBrands(ids, late));
  return all.filter(({ brandIds }) => brandIds.some((id) => asked.includes(id)));
}

async function lateOf(
  store: Queryable,
  { ids, to, now }: { readonly ids: readonly string[]; readonly to: Day; readonly now: Date },
  options: QueryOptions,
): Promise<StoredPeriod[]> {
  const known = await readStoredPeriods(store, ids, { from: firstOfMonth(to, -12), to }, options);
  const owing = known.filter(({ state }) => owingStates.some((one) => one === state));
  if (owing.length === 0) return [];
  const owingIds = owing.map(({ id }) => id);
  const asked = await askTogether(
    store,
    {
      adjustments: adjustmentsOf({ bearerIds: owingIds }),
      payments: paymentsOf(owingIds),
      ...changesOfRegister,
    },
    options,
  );
  const adjustments = adjustmentsInMoney(asked.adjustments);
  const payments = paymentsInMoney(asked.payments);
  const register = registerWith(asked);
  return owing
    .map((period) => ({ period, due: dueOfPeriod(period, ruleOf(period), register).due }))
    .filter(({ period, due }) => isLateAt(now, due, balanceOf(period, { payments, adjustments })))
    .sort((a, b) => (dayOf(a) < dayOf(b) || (dayOf(a) === dayOf(b) && a.period.id < b.period.id) ? -1 : 1))
    .map(({ period }) => period);
}

function dayOf({ due }: { readonly due: DueDate }): string {
  return due.kind === 'DATED' ? due.day : '';
}
