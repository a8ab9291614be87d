import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type {
  readReconciliation as endpoint,
  ReconciliationStatus,
} from '@tallyhouse/shared/contracts/reconciliation';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { BrandReads } from '../../../figures/brand-reads';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { QueryOptions, Store } from '../../../store/store';
import { checkDays } from './day-checks';
import type { DayScope } from './day-window';
import { readDrawers } from './read-drawers';
import { readOpenBets } from './read-open-bets';
import { readReported } from './read-reported';
import { readTransfers } from './read-transfers';

export type Reconciliation = Parsed<NonNullable<(typeof endpoint)['answer']>>;

/** A gaming day of some brands, from control totals to reports. */
export async function reconcileDay(
  store: Store,
  {
    brands,
    day,
    asOf,
  }: { readonly brands: readonly ActiveBrand[]; readonly day: Day; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<Reconciliation> {
  const scopes = brands.map((brand) => ({ brand, day, asOf }));
  const parts = await readParts(store, scopes, options);
  const drawers = await readDrawers(store, scopes, options);
  return { day, asOf, ...parts, drawers, status: statusOf(parts) };
}

/** What the day of a brand comes to. */
export interface ReconciledBrand {
  readonly status: ReconciliationStatus;
  /** Whether something is settled, on the day or before it, of which the bet never came. */
  readonly lacksBets: boolean;
}

/** What the day of each brand comes to, by the id of the brand. */
export async function reconcileBrands(
  store: Store,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
  reads?: BrandReads,
): Promise<ReadonlyMap<string, ReconciledBrand>> {
  const { transfers, reported, openBets, checks } = await readParts(store, scopes, options, reads);
  return new Map(
    scopes.map(({ brand: { id } }) => {
      const isOwn = ({ brandId }: { readonly brandId: string }) => brandId === id;
      const own = {
        transfers: transfers.filter(isOwn),
        reported: reported.filter(isOwn),
        openBets: openBets.filter(isOwn),
        checks: checks.filter(isOwn),
      };
      const lacksBets = own.openBets.some(({ settledUnplaced }) => Number(settledUnplaced) !== 0);
      return [id, { status: statusOf(own), lacksBets }];
    }),
  );
}

/** What the status of a day hangs on. A drawer that is over or short is a matter of its shop, not of the figures. */
type Parts = Omit<Reconciliation, 'day' | 'asOf' | 'status' | 'drawers'>;

async function readParts(
  store: Store,
  scopes: readonly DayScope[],
  options: QueryOptions,
  reads?: BrandReads,
): Promise<Parts> {
  const [transfers, reported, openBets, checks] = await Promise.all([
    readTransfers(store, scopes, options, reads),
    readReported(store, scopes, options),
    readOpenBets(store, scopes, options),
    checkDays(store, scopes, options),
  ]);
  return { transfers, reported, openBets, checks };
}

const fromBest: readonly ReconciliationStatus[] = ['NOTHING', 'EQUAL', 'INCOMPLETE', 'MISMATCH'];

/** The worst of all parts. */
function statusOf({ transfers, reported, openBets, checks }: Parts): ReconciliationStatus {
  const parts: ReconciliationStatus[] = [
    ...transfers.map(({ status }) => status),
    ...reported.map(({ status }) => status),
    // Open bets that nothing happened to say nothing of the day.
    ...openBets.map(({ status, placed, settled }) =>
      status === 'EQUAL' && [placed, settled].every((amount) => Number(amount) === 0) ? 'NOTHING' : status,
    ),
    ...checks.filter(({ ok }) => !ok).map(() => 'MISMATCH' as const),
  ];
  return fromBest[Math.max(0, ...parts.map((part) => fromBest.indexOf(part)))] ?? 'NOTHING';
}
