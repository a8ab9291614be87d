import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type {
  readReconciliation as endpoint,
  ReconciliationStatus,
} from '@tallyhouse/shared/contracts/reconciliation';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../auth/current-user';
import type { Queryable, QueryOptions } from '../store/store';
import { checkDay } from './day-checks';
import { readDrawers } from './read-drawers';
import { readOpenBets } from './read-open-bets';
import { readReported } from './read-reported';
import { readTransfers } from './read-transfers';

export type Reconciliation = Parsed<NonNullable<(typeof endpoint)['answer']>>;

/** A gaming day of some brands, from control totals to reports. */
export async function reconcileDay(
  store: Queryable,
  {
    brands,
    day,
    asOf,
  }: { readonly brands: readonly ActiveBrand[]; readonly day: Day; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<Reconciliation> {
  const whole: Omit<Reconciliation, 'status'> = {
    ...{ day, asOf },
    ...{ transfers: [], reported: [], drawers: [], openBets: [], checks: [] },
  };
  for (const brand of brands) {
    const scope = { brand, day, asOf };
    whole.transfers.push(...(await readTransfers(store, scope, options)));
    whole.reported.push(...(await readReported(store, scope, options)));
    whole.drawers.push(...(await readDrawers(store, scope, options)));
    whole.openBets.push(await readOpenBets(store, scope, options));
    const checks = await checkDay(store, scope, options);
    whole.checks.push(...checks.map((check) => ({ ...check, brandId: brand.id })));
  }
  return { ...whole, status: statusOf(whole) };
}

const fromBest: readonly ReconciliationStatus[] = ['NOTHING', 'EQUAL', 'INCOMPLETE', 'MISMATCH'];

/** The worst of all parts. A drawer that is over or short is a matter of its shop, not of the figures. */
function statusOf({
  transfers,
  reported,
  openBets,
  checks,
}: Omit<Reconciliation, 'status'>): ReconciliationStatus {
  const parts: ReconciliationStatus[] = [
    ...transfers.map(({ status }) => status),
    ...reported.map(({ status }) => status),
    ...openBets.map(({ status, opening, placed, settled }) =>
      [opening, placed, settled].every((amount) => Number(amount) === 0) ? 'NOTHING' : status,
    ),
    ...checks.filter(({ ok }) => !ok).map(() => 'MISMATCH' as const),
  ];
  return fromBest[Math.max(0, ...parts.map((part) => fromBest.indexOf(part)))] ?? 'NOTHING';
}
