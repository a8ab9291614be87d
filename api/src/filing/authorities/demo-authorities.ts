import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { addDays, firstOfMonth } from '../../domain/periods/calendar';
import { periodHolding } from '../../domain/periods/reporting-period';
import type { Queryable, Store } from '../../store/store';
import { listDeadlines } from './list-deadlines';
import { owes } from '../../taxes/obligations/plan-deadlines';
import type { RegisteredAuthority } from '../../taxes/obligations/load-register';
import { readObligations } from '../../taxes/obligations/read-obligations';
import { writeConnection } from './queries/write-connection';
import { writeFiling } from './record-filing';

const reporter = 'u_demo_reporter';
const approver = 'u_demo_approver';

/**
 * Connects the brands of a demo to the simulator, with three months of history: what was due in them by other ways than
 * a report or a tax period of ours stands as filed. Comes after reports and tax periods, which answer for themselves.
 *
 * `until` is the last gaming day of the book.
 */
export async function createDemoAuthorities(
  store: Store,
  { brandIds, until }: { readonly brandIds: readonly string[]; readonly until: Day },
): Promise<void> {
  const now = new Date(`${addDays(until, 1)}T00:00:00Z`);
  await store.tx(async (tx) => {
    for (const brandId of brandIds) {
      await connectBrand(tx, { brandId, until, now });
      await recordHistory(tx, { brandId, until, now });
    }
  });
}

interface DemoBrand {
  readonly brandId: string;
  readonly until: Day;
  readonly now: Date;
}

async function connectBrand(tx: Queryable, { brandId, until, now }: DemoBrand): Promise<void> {
  const { register, licences } = await readObligations(tx, [brandId]);
  const [first] = await tx.query<{ day: Day | null }>(
    'select min(gaming_day) as day from bet where brand_id = $1',
    [brandId],
  );
  for (const authority of register) {
    const owed = authority.obligations.filter((one) =>
      licences.some((licence) => owes(licence, authority, one)),
    );
    if (owed.length === 0) continue;
    const connection = {
      environment: 'SIMULATOR',
      endpoint: null,
      certificateUntil: addDays(until, 400),
      ackHours: null,
      trackedFrom: trackedFrom(authority, owed, { until, firstDay: first?.day ?? until }),
    } as const;
    await writeConnection(tx, { brandId, authorityId: authority.id, connection }, { actorId: approver, now });
  }
}

/** Three months back, or where the first period starts that the book covers as a whole for each report. */
function trackedFrom(
  { calendar }: RegisteredAuthority,
  owed: readonly Obligation[],
  { until, firstDay }: { readonly until: Day; readonly firstDay: Day },
): Day {
  const wholeFrom = owed
    .filter(({ fulfilledBy }) => fulfilledBy.kind === 'REPORT')
    .map(({ period }) => {
      const holding = periodHolding(firstDay, period, calendar);
      return holding.from < firstDay ? addDays(holding.to, 1) : holding.from;
    });
  return [firstOfMonth(addDays(until, 1), -3), ...wholeFrom].sort().at(-1) ?? until;
}

async function recordHistory(tx: Queryable, { brandId, until, now }: DemoBrand): Promise<void> {
  const range = { from: addDays(until, -400), to: until };
  const late = (await listDeadlines(tx, [brandId], { ...range, now })).filter(
    ({ state, reportType, isByTaxPeriods }) => state === 'OVERDUE' && reportType === null && !isByTaxPeriods,
  );
  for (const [index, deadline] of late.entries()) {
    const filing = {
      filedOn: addDays(deadline.dueDay, -1),
      reference: `${deadline.authorityId}-${deadline.period.from.slice(0, 7)}-${String(index + 1).padStart(4, '0')}`,
      note: null,
    };
    await writeFiling(tx, { brandId: deadline.brandId, user: { id: reporter }, now }, { deadline, filing });
  }
}
