import Big from 'big.js';
import { createHash } from 'node:crypto';
import type { Day, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { readBrandLimits } from '../brand-limits';
import type { Detector, Finding, Look } from './detector';
import { groupBy } from './group-by';
import { worded } from '../../../house/alerting/worded';

interface OffShift {
  readonly brandId: string;
  readonly branchId: string;
  readonly branchName: string;
  readonly day: Day;
  readonly currency: string;
  readonly shiftId: string;
  readonly version: number;
  readonly cashierId: string;
  readonly float: Money;
  readonly overShort: Money;
  readonly knownAt: Instant;
}

// Where a brand has set no tolerance: a tenth of what the drawer starts with.
const usualShare = '0.1';

/**
 * Shifts known since whose drawer was off at all.
 *
 * Counted less expected, where expected is float + sales − payouts − refunds + brought in − taken out.
 */
function readOffShifts(store: Queryable, { since }: Look): Promise<OffShift[]> {
  return store.query<OffShift>(
    `select * from (
       select d.brand_id as "brandId", d.branch_id as "branchId", coalesce(b.name, d.branch_id) as "branchName",
         d.gaming_day as "day", d.currency as "currency", d.record_id as "shiftId", d.record_version as "version",
         d.cashier_id as "cashierId", d.known_at as "knownAt", d.float_amount as "float",
         d.counted - (d.float_amount + d.sales - d.payouts - d.refunds + d.cash_in - d.cash_out) as "overShort"
       from drawer_shift d
       left join branch b on b.brand_id = d.brand_id and b.id = d.branch_id
       where d.superseded_at is null and d.known_at >= cast($1 as timestamp)) s
     where "overShort" <> 0
     order by "brandId", "branchId", "day", "shiftId"`,
    [since.toISOString()],
  );
}

/** CA-18: the drawers of a branch were over or short by more than is tolerated. Over when somebody has explained it. */
export const retailDrawer: Detector = {
  code: 'CA-18',
  finds: 'EVENTS',
  pace: 'LOAD',
  overText: '',
  async find(store, look) {
    const limitsOf = await readBrandLimits(store);
    const shifts = (await readOffShifts(store, look)).filter(({ brandId, float, overShort }) =>
      new Big(overShort).abs().gt(limitsOf(brandId).tolerances.drawer ?? new Big(float).times(usualShare)),
    );
    const byBranchDay = groupBy(shifts, ({ brandId, branchId, day }) => `${brandId} ${branchId} ${day}`);
    return [...byBranchDay.values()].map(findingOf);
  },
};

function findingOf(shifts: readonly OffShift[]): Finding {
  const [first] = shifts;
  if (first === undefined) throw new Error('a group without shifts');
  const { brandId, branchId, branchName, day, currency } = first;
  const words = shifts.map(
    ({ shiftId, cashierId, overShort }) => `${shiftId} (${cashierId}) ${signed(overShort)} ${currency}`,
  );
  const versions = shifts.map(({ shiftId, version, overShort }) => `${shiftId}:${version}:${overShort}`);
  return {
    brandId,
    object: { kind: 'branch', id: branchId },
    period: { from: day, to: day },
    cause: { kind: 'branch', id: branchId },
    ...worded('DRAWER_OFF', { branch: branchName, shifts: words.join('; ') }),
    at: new Date(shifts.map(({ knownAt }) => knownAt).sort()[0] ?? 0),
    occurrence: createHash('sha256').update(versions.join(' ')).digest('hex').slice(0, 16),
  };
}

function signed(amount: Money): string {
  const big = new Big(amount);
  return `${big.gt(0) ? '+' : '−'}${big.abs().toFixed(2)}`;
}
