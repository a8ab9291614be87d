import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../auth/current-user';
import { addDays, firstOfMonth } from '../domain/periods/calendar';
import { prepareReport } from '../reports/prepare-report';
import { insertTransition } from '../reports/queries/write-report';
import { typesFor } from '../reports/report-family';
import { planReport } from '../reports/report-definition';
import { onlineReports } from '../online-reports/online-family';
import { simulateReport } from '../reports/simulate-report';
import type { Store } from '../store/store';

const reporter = 'u_demo_reporter';
const approver = 'u_demo_approver';
const authority = 'Authority';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Step {
  readonly to: ReportState;
  readonly actor: string;
  /** After the step before. */
  readonly afterHours: number;
  readonly reason?: string;
}

const submitted: Step = { to: 'PENDING_CONFIRMATION', actor: reporter, afterHours: 1 };
const sent: readonly Step[] = [
  submitted,
  { to: 'CONFIRMED', actor: approver, afterHours: 3 },
  { to: 'SENDING', actor: approver, afterHours: 0.05 },
  { to: 'SENT', actor: approver, afterHours: 1 },
];
const accepted: readonly Step[] = [
  ...sent,
  { to: 'ACKNOWLEDGED', actor: authority, afterHours: 2 },
  { to: 'ACCEPTED', actor: authority, afterHours: 20 },
];
const rejected: readonly Step[] = [
  ...sent,
  {
    to: 'REJECTED',
    actor: authority,
    afterHours: 22,
    reason: 'Figures of the last day are not complete: send them again.',
  },
];

interface PlannedReport {
  readonly type: string;
  readonly period: Period;
  /** Days between the end of the period and the making of the report. */
  readonly daysAfter: number;
  readonly steps: readonly Step[];
}

/**
 * Makes the reports of closed months that a house with some history has, through the same simulation and the same
 * keeping as everybody's: accepted ones, one rejected and corrected, one waiting for confirmation, and drafts.
 *
 * `until` is the last gaming day of the book; nothing is made before the day after it, nor for periods without facts.
 */
export async function createDemoReports(
  store: Store,
  { brandIds, until }: { readonly brandIds: readonly string[]; readonly until: Day },
): Promise<void> {
  for (const brandId of brandIds) {
    const brand = await readBrand(store, brandId);
    const [first] = await store.query<{ day: Day | null }>(
      `select min(gaming_day) as day from bet where brand_id = $1 and channel = 'ONLINE'`,
      [brandId],
    );
    const firstDay = first?.day ?? null;
    if (firstDay === null) continue;
    for (const planned of planReports(brand, until)) {
      if (planned.period.from < firstDay) continue;
      await makeReport(store, brand, { planned, until });
    }
  }
}

function planReports(brand: ActiveBrand, until: Day): PlannedReport[] {
  const months = closedPeriods(until, 1);
  const drafts = [
    { type: 'ONLINE_DAILY', period: months[1], daysAfter: 2, steps: accepted },
    { type: 'ONLINE_DAILY', period: months[0], daysAfter: 2, steps: [] },
    { type: 'ONLINE_GAMES', period: months[0], daysAfter: 2, steps: [] },
  ];
  const statutory = typesFor(onlineReports, brand.country)
    .filter(({ countries }) => countries !== null)
    .flatMap(({ type, periodKind }) => {
      const [last, second, third] = closedPeriods(until, periodKind === 'QUARTER' ? 3 : 1);
      return [
        { type, period: third, daysAfter: 1, steps: rejected },
        { type, period: third, daysAfter: 5, steps: accepted },
        { type, period: second, daysAfter: 3, steps: accepted },
        { type, period: last, daysAfter: 3, steps: [submitted] },
      ];
    });
  return [...statutory, ...drafts].flatMap(({ period, ...rest }) =>
    period === undefined ? [] : [{ ...rest, period }],
  );
}

/** The last three whole periods of one or three months that were over by `until`, newest first. */
function closedPeriods(until: Day, months: 1 | 3): Period[] {
  const open = addDays(until, 1);
  const monthsInto = months === 1 ? 0 : (Number(open.slice(5, 7)) - 1) % 3;
  const start = firstOfMonth(open, -monthsInto);
  return [1, 2, 3].map((back) => ({
    from: firstOfMonth(start, -months * back),
    to: addDays(firstOfMonth(start, -months * (back - 1)), -1),
  }));
}

async function makeReport(
  store: Store,
  brand: ActiveBrand,
  { planned, until }: { readonly planned: PlannedReport; readonly until: Day },
): Promise<void> {
  const latestMs = Date.parse(addDays(until, 1));
  const wantedMs = Date.parse(planned.period.to) + planned.daysAfter * dayMs + 9 * hourMs;
  const hoursOfSteps = planned.steps.reduce((sum, { afterHours }) => sum + afterHours, 0);
  const now = new Date(Math.min(wantedMs, latestMs - hoursOfSteps * hourMs));
  const plan = planReport(
    onlineReports,
    brand,
    { type: planned.type, period: planned.period, filters: [] },
    now,
  );
  const { simulationId } = await simulateReport(store, plan, { brand, userId: reporter, now, slices: 1 });
  const { id } = await prepareReport(store, { brand, simulationId, userId: reporter, now });
  await walk(store, id, { steps: planned.steps, startedAt: now });
}

/** Leads a report through its steps, one after the other. */
async function walk(
  store: Store,
  reportId: string,
  { steps, startedAt }: { readonly steps: readonly Step[]; readonly startedAt: Date },
): Promise<void> {
  let from: ReportState = 'SIMULATED';
  let atMs = startedAt.getTime();
  await store.tx(async (tx) => {
    for (const { to, actor, afterHours, reason } of steps) {
      atMs += afterHours * hourMs;
      const at = new Date(atMs);
      await insertTransition(tx, { reportId, at, from, to, actorId: actor, reason: reason ?? null });
      await tx.query(
        `update report set state = cast($1 as varchar),
           confirmed_by = case when cast($1 as varchar) = 'CONFIRMED' then cast($2 as varchar) else confirmed_by end,
           sent_at = case when cast($1 as varchar) = 'SENT' then cast($3 as timestamp) else sent_at end,
           ack_ref = case when cast($1 as varchar) = 'ACKNOWLEDGED' then cast($4 as varchar) else ack_ref end
         where id = $5`,
        [to, actor, at.toISOString(), `ACK-${reportId.slice(4, 12).toUpperCase()}`, reportId],
      );
      from = to;
    }
  });
}

async function readBrand(store: Store, brandId: string): Promise<ActiveBrand> {
  const [brand] = await store.query<Omit<ActiveBrand, 'channels'> & { channels: string }>(
    'select id, name, country, currency, zone, cutoff, channels from brand where id = $1',
    [brandId],
  );
  if (brand === undefined) throw new Error(`there is no brand ${brandId}`);
  return { ...brand, channels: brand.channels.split(',') };
}
