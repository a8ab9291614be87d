import { coveredBy } from '../../figures/brands-as-one';
import type { Channel, Day, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { forReturn } from '../../reporting/reports/return-brands';
import { findFilingAddress } from '../../reporting/payloads/filing-address';
import { addDays } from '../../domain/periods/calendar';
import { onlineReports } from '../../reporting/reports/families/online-family';
import { typesFor } from '../../reporting/reports/report-family';
import type { Store } from '../../store/store';
import { closedPeriods, closedWeeks } from './closed-periods';
import { hoursOf, type Fate, type PlannedReport } from './demo-report-fates';
import { findLateMonth } from './find-late-month';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface DemoHistory {
  /** Who makes them. */
  readonly user: CurrentUser;
  readonly until: Day;
  readonly hasEveryState: boolean;
}

interface WantedReport {
  /** Left out: the brand that they are planned for. */
  readonly brand?: ActiveBrand;
  readonly family: Channel;
  readonly type: string;
  readonly period: Period;
  readonly licenceId?: string | undefined;
  /** Days between the end of the period and the making of the report. */
  readonly daysAfter: number;
  readonly fate: Fate;
  readonly lateUntil?: Date;
}

/**
 * The reports that a brand of the demo has made. `until` is the last gaming day of the book; the one brand that
 * `hasEveryState` has a report in every state that stays.
 */
export async function planDemoReports(
  store: Store,
  brand: ActiveBrand,
  { user, until, hasEveryState }: DemoHistory,
): Promise<PlannedReport[]> {
  const latestMs = Date.parse(addDays(until, 1));
  const licenceId = licenceAtHome(brand);
  const planned: PlannedReport[] = [];
  for (const family of ['ONLINE', 'RETAIL'] as const) {
    const firstDay = await readFirstDay(store, brand.id, family);
    if (firstDay === null) continue;
    const wanted = [
      ...(family === 'ONLINE' ? await statutoryReports(store, brand, { user, until, latestMs }) : []),
      ...ownReports(family, until).map((report) => ({ ...report, licenceId })),
      ...(await amendedReports(store, { brandId: brand.id, family, licenceId, until, since: firstDay })),
      ...(hasEveryState ? unusualReports(family, until) : []),
    ];
    for (const { daysAfter, lateUntil = null, ...report } of wanted) {
      if (report.period.from < firstDay) continue;
      const wantedMs = Date.parse(report.period.to) + daysAfter * dayMs + 9 * hourMs;
      // What is under way must not be over by now.
      const startsMs = recent.includes(report.fate) ? latestMs : wantedMs;
      const startsAt = new Date(Math.min(startsMs, latestMs - hoursOf[report.fate] * hourMs));
      planned.push({ brand, ...report, startsAt, lateUntil });
    }
  }
  return planned;
}

/** What a brand reports for itself is of one currency: where it plays in several, of a licence in its own. */
function licenceAtHome({ currency, licences = [], otherCurrencies = [] }: ActiveBrand): string | undefined {
  return otherCurrencies.length === 0 ? undefined : licences.find((one) => one.currency === currency)?.id;
}

const recent: readonly Fate[] = ['WAITING', 'WITHDRAWN', 'SENDING', 'ACKNOWLEDGED'];

async function readFirstDay(store: Store, brandId: string, family: Channel): Promise<Day | null> {
  const [first] = await store.query<{ day: Day | null }>(
    `select min(gaming_day) as day from bet where brand_id = $1 and channel = $2`,
    [brandId, family],
  );
  return first?.day ?? null;
}

/**
 * Returns of the last three periods: the oldest was rejected first, the newest waits unless it is due by now. One of several
 * brands is made by that under which it stands.
 */
async function statutoryReports(
  store: Store,
  brand: ActiveBrand,
  { user, until, latestMs }: Pick<DemoHistory, 'user' | 'until'> & { readonly latestMs: number },
): Promise<WantedReport[]> {
  const wanted: WantedReport[] = [];
  const statutory = typesFor(onlineReports, brand).filter((rule) => rule.countries !== null);
  for (const { type, periodKind } of statutory) {
    const [last, second, third] = closedPeriods(until, periodKind === 'QUARTER' ? 3 : 1);
    if (last === undefined || second === undefined || third === undefined) continue;
    const { dueAt } = await findFilingAddress(store, { brandIds: coveredBy(brand), type, period: last });
    const isOver = dueAt !== null && dueAt.getTime() <= latestMs;
    const reports: Pick<WantedReport, 'period' | 'daysAfter' | 'fate'>[] = [
      { period: third, daysAfter: 1, fate: 'REJECTED_AND_CORRECTED' },
      { period: second, daysAfter: 3, fate: 'ACCEPTED' },
      { period: last, daysAfter: 3, fate: isOver ? 'ACCEPTED' : 'WAITING' },
    ];
    for (const report of reports) {
      const asked = { family: onlineReports, order: { type, ...report }, user, brand } as const;
      const whole = await forReturn(store, { ...asked, permission: 'reports.simulate' }, (own) =>
        Promise.resolve(own),
      );
      if (whole.id === brand.id) wanted.push({ ...report, family: 'ONLINE', type, brand: whole });
    }
  }
  return wanted;
}

interface OwnTypes {
  readonly daily: string;
  readonly returned: string;
  readonly drafted: string;
}

const ownTypes: Readonly<Record<Channel, OwnTypes>> = {
  ONLINE: { daily: 'ONLINE_DAILY', returned: 'ONLINE_GAMES', drafted: 'ONLINE_GAMES' },
  RETAIL: { daily: 'RETAIL_DAILY_PACK', returned: 'RETAIL_CASHIERS', drafted: 'RETAIL_TERMINALS' },
};

function ownReports(family: Channel, until: Day): WantedReport[] {
  const [last, second] = closedPeriods(until, 1);
  if (last === undefined || second === undefined) return [];
  const { daily, returned, drafted } = ownTypes[family];
  const report = { family, daysAfter: 2 };
  return [
    { ...report, type: daily, period: second, fate: 'ACCEPTED' },
    { ...report, type: daily, period: last, fate: 'WAITING' },
    { ...report, type: returned, period: second, fate: 'RETURNED' },
    { ...report, type: drafted, period: last, fate: 'DRAFT' },
  ];
}

/** An older month that changed after it was reported, where there is one: its versions differ, and say why. */
async function amendedReports(
  store: Store,
  {
    brandId,
    family,
    licenceId,
    until,
    since,
  }: {
    readonly brandId: string;
    readonly family: Channel;
    readonly licenceId: string | undefined;
    readonly until: Day;
    readonly since: Day;
  },
): Promise<WantedReport[]> {
  const [, second] = closedPeriods(until, 1);
  if (second === undefined) return [];
  const late = await findLateMonth(store, {
    ...{ brandId, family, licenceId, since },
    ...{ before: second.from, daysAfter: 1 },
  });
  if (late === null) return [];
  return [{ family, type: ownTypes[family].daily, daysAfter: 1, fate: 'AMENDED', licenceId, ...late }];
}

/** What goes wrong, or is on its way, in the newest weeks first. */
function unusualReports(family: Channel, until: Day): WantedReport[] {
  const fates: readonly Fate[] = [
    'WITHDRAWN',
    'SENDING',
    'ACKNOWLEDGED',
    'SENT',
    // One report that stands rejected is enough: it is a critical alert.
    family === 'ONLINE' ? 'REJECTED' : 'REJECTED_AND_CORRECTED',
    'EXPIRED',
    'STALE',
    'SEND_FAILED',
    'DELETED',
    'AMENDING',
  ];
  const weeks = closedWeeks(until, fates.length);
  return fates.flatMap((fate, index) => {
    const period = weeks[index];
    return period === undefined ? [] : [{ family, type: ownTypes[family].daily, period, daysAfter: 2, fate }];
  });
}
