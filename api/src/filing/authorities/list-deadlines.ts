import type { DeadlineLine, DeadlineOwner } from '@tallyhouse/shared/contracts/deadlines';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays, countDays } from '../../domain/periods/calendar';
import { gamingDaysOf } from '../../domain/periods/gaming-day';
import { periodName } from '../../domain/periods/period-name';
import { NotFound } from '../../platform/http/problems';
import { askTogether } from '../../store/ask-together';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { planDeadlines, type PlannedDeadline } from '../../taxes/obligations/plan-deadlines';
import { readObligations, type Obligations } from '../../taxes/obligations/read-obligations';
import { filingsUnder } from './queries/read-filings';
import { paidTaxes, taxesOfCompanies, type AreTaxesPaid } from './queries/paid-taxes';
import { reportsByDeadline, reportsOfPeriods, type ReportOfPeriod } from './queries/reports-of-periods';

/** A return or payment that a brand owes by an instant, and how far it is. */
export interface Deadline {
  /** The same for the same brand, licence, obligation and period: `alder|lic_1|TRA:GGT-SPORTS|2026-03-01..2026-03-31`. */
  readonly id: string;
  readonly brandId: string;
  /** Where all licences of a company owe it together: the first of them. */
  readonly licenceId: string;
  readonly owner: DeadlineOwner;
  /** All brands that it is about. */
  readonly brandIds: readonly string[];
  readonly authorityId: string;
  readonly obligationCode: string;
  /** `Gaming tax return, sports betting, monthly: March 2026`. */
  readonly title: string;
  /** The same in Swahili. */
  readonly titleSw: string;
  readonly titleAr: string;
  readonly period: Period;
  /** Last day in time, in the zone of the authority. */
  readonly dueDay: Day;
  /** The instant from which it is late. */
  readonly dueAt: Date;
  /** IANA, of the authority. */
  readonly zone: string;
  /** By that clock. */
  readonly today: Day;
  /** Days from today until the due day; below zero once it is over. */
  readonly daysLeft: number;
  /** Type of the report that fulfils it; null where it is done elsewhere. */
  readonly reportType: string | null;
  /** Whether tax periods kept here fulfil it: then nothing that is recorded elsewhere does. */
  readonly isByTaxPeriods: boolean;
  /** The newest version of that report; null when there is none. */
  readonly reportId: string | null;
  /** All its versions, newest first. */
  readonly reportIds: readonly string[];
  readonly reportState: ReportState | null;
  readonly state: 'UPCOMING' | 'DUE_SOON' | 'OVERDUE' | 'DONE';
}

/** Days before the due day from which a deadline is near. */
const soonDays = 7;

interface DeadlineScope {
  readonly from: Day;
  readonly to: Day;
  readonly now: Date;
  /** Brands that may be told by name; left out: those whose deadlines they are. */
  readonly named?: readonly string[];
  /** What the brands may owe, where it was read before. */
  readonly obligations?: Obligations;
}

/**
 * The deadlines of `brandIds` whose due day lies from `from` to `to`, both included, soonest first. What is owed for several
 * brands stands once, under the first of them, and is among those of each.
 *
 * A report fulfils its deadline once any version of it was sent and not rejected; a tax once its periods are paid, or,
 * where none is kept here, as what is done elsewhere: once it is recorded. Obligations without a known day, and what the
 * platform delivers itself, have none.
 */
export async function listDeadlines(
  store: Queryable,
  brandIds: readonly string[],
  { from, to, now, named = brandIds, obligations }: DeadlineScope,
): Promise<Deadline[]> {
  if (brandIds.length === 0) return [];
  const known = obligations ?? (await readObligations(store, brandIds));
  const planned = planOf(known, brandIds, { from, to });
  if (planned.length === 0) return [];
  // Whoever asks: of other brands' reports and taxes it is told that they are done, and no figure.
  const done = await actForAllBrands(() =>
    askTogether(store, {
      reports: reportsOfPeriods(planned),
      filings: filingsUnder(homesOf(planned)),
      taxes: taxesOfCompanies(brandIds),
    }),
  );
  const reports = reportsByDeadline(done.reports);
  const filed = new Set(done.filings.map(({ deadlineId }) => deadlineId));
  const arePaid = paidTaxes(done.taxes);
  return planned
    .map((deadline) => deadlineOf(deadline, { reports, filed, arePaid, now, named }))
    .sort((left, right) => left.dueAt.getTime() - right.dueAt.getTime() || (left.id < right.id ? -1 : 1));
}

/** The deadline, among those of `brandIds`, that is called `id`. Errors: `NotFound`. */
export async function findDeadline(
  store: Queryable,
  brandIds: readonly string[],
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Deadline> {
  const home = brandIds.find((one) => id.startsWith(`${one}|`));
  const periodTo = /\.\.(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1];
  if (periodTo === undefined || Number.isNaN(Date.parse(periodTo))) throw new NotFound('obligation');
  const range = { from: addDays(periodTo, 1), to: addDays(periodTo, 400) };
  // It may stand under another brand that it is about, too.
  const among = home === undefined ? brandIds : [home];
  const all = await listDeadlines(store, among, { ...range, now, named: brandIds });
  const deadline = all.find((one) => one.id === id);
  if (deadline === undefined) throw new NotFound('obligation');
  return deadline;
}

function planOf(
  { register, licences, trackedFrom }: Obligations,
  brandIds: readonly string[],
  range: Period,
): PlannedDeadline[] {
  const planned = register.flatMap((authority) =>
    authority.obligations
      .flatMap((obligation) => planDeadlines({ authority, obligation }, licences, range))
      .filter(({ brands }) => brands.some(({ id }) => brandIds.includes(id))),
  );
  return planned.filter(
    ({ licence, authority, period }) => trackedFrom(licence.brandId, authority.id) <= period.to,
  );
}

/** The brands that deadlines stand under. */
function homesOf(planned: readonly PlannedDeadline[]): string[] {
  return [...new Set(planned.map(({ licence }) => licence.brandId))];
}

interface DoneSoFar {
  readonly reports: (deadline: PlannedDeadline) => readonly ReportOfPeriod[];
  readonly filed: ReadonlySet<string>;
  readonly arePaid: AreTaxesPaid;
  readonly now: Date;
  readonly named: readonly string[];
}

function deadlineOf(planned: PlannedDeadline, { reports, filed, arePaid, now, named }: DoneSoFar): Deadline {
  const { licence, authority, obligation, period, dueDay, dueAt } = planned;
  const id = deadlineId(planned);
  const { fulfilledBy } = obligation;
  const reportType = fulfilledBy.kind === 'REPORT' ? fulfilledBy.reportType : null;
  const versions = reportType === null ? [] : reports(planned);
  const newest = versions[0] ?? null;
  const isPaid = arePaid(planned);
  const { en, sw = en, ar } = obligation.title;
  const { zone } = authority;
  const today = gamingDaysOf(zone, '00:00').dayOf(now.getTime());
  const daysLeft = countDays(today, dueDay) - 1;
  const isDone = isPaid ?? (filed.has(id) || versions.some(({ state }) => isFulfilling(state)));
  return {
    id,
    brandId: licence.brandId,
    licenceId: licence.id,
    owner: ownerOf(planned, named),
    brandIds: planned.brands.map((brand) => brand.id),
    authorityId: authority.id,
    obligationCode: obligation.code,
    title: `${en}: ${periodName(period)}`,
    titleSw: `${sw}: ${periodName(period, 'sw')}`,
    titleAr: ar === undefined ? `${en}: ${periodName(period)}` : `${ar}: ${periodName(period, 'ar')}`,
    period,
    dueDay,
    dueAt,
    ...{ zone, today, daysLeft },
    reportType,
    isByTaxPeriods: isPaid !== null,
    reportId: newest?.id ?? null,
    reportIds: versions.map((version) => version.id),
    reportState: newest?.state ?? null,
    state: isDone ? 'DONE' : openState({ dueAt, daysLeft }, now),
  };
}

function ownerOf({ licence, obligation, brands }: PlannedDeadline, named: readonly string[]): DeadlineOwner {
  const shown = brands.filter(({ id }) => named.includes(id));
  return {
    entity: { id: licence.entityId, name: licence.entityName },
    licenceNumber: obligation.per === 'LICENCE' ? licence.number : null,
    brands: [...shown],
    otherBrands: brands.length - shown.length,
  };
}

/** Sent, and not refused since; a correction that is under way does not undo what was sent. */
function isFulfilling(state: ReportState): boolean {
  return ['SENT', 'FILED_BY_HAND', 'ACKNOWLEDGED', 'ACCEPTED', 'AMENDMENT_NEEDED'].includes(state);
}

function openState({ dueAt, daysLeft }: Pick<Deadline, 'dueAt' | 'daysLeft'>, now: Date): Deadline['state'] {
  if (dueAt <= now) return 'OVERDUE';
  return daysLeft <= soonDays ? 'DUE_SOON' : 'UPCOMING';
}

/** The last minute in time, as people say it: `dueAt` is midnight for most, which is the day after. */
export function lastMinuteOf({ dueAt }: Pick<Deadline, 'dueAt'>): string {
  return new Date(dueAt.getTime() - 60_000).toISOString();
}

function deadlineId({ licence, authority, obligation, period }: PlannedDeadline): string {
  return [
    licence.brandId,
    licence.id,
    `${authority.id}:${obligation.code}`,
    `${period.from}..${period.to}`,
  ].join('|');
}

/** The deadline as the contract has it. */
export function presentDeadline(deadline: Deadline): DeadlineLine {
  const { id, brandId, licenceId, owner, authorityId, obligationCode, title, titleSw, titleAr } = deadline;
  const { period, dueDay, dueAt, zone, reportType, isByTaxPeriods, reportId, reportState, state } = deadline;
  return {
    ...{ id, brandId, licenceId, owner, authorityId, obligationCode, title, titleSw, titleAr },
    ...{ period, dueDay, dueAt: dueAt.toISOString(), zone, state },
    ...{ reportType, isByTaxPeriods, reportId, reportState },
  };
}
