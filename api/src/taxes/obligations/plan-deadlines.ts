import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../domain/periods/calendar';
import { dueOf } from '../../domain/periods/due-date';
import { periodsOver } from '../../domain/periods/reporting-period';
import type { RegisteredAuthority } from './load-register';

export interface CoveredBrand {
  readonly id: string;
  readonly name: string;
}

/** A licence as far as obligations go; `validTo` is its last day. */
export interface LicenceInForce {
  readonly id: string;
  /** The first brand that it covers: what is owed for it stands under that. */
  readonly brandId: string;
  /** The company that holds it. */
  readonly entityId: string;
  readonly entityName: string;
  /** All that it covers, each from a day on. */
  readonly brands: readonly (CoveredBrand & { readonly from: Day })[];
  readonly authority: string;
  /** Its own number at the authority. */
  readonly number: string;
  /** Products that it names, and the tax classes of its machines, wider ones too. */
  readonly products: readonly string[];
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

/** A day by which something is due, whatever has been done about it. */
export interface PlannedDeadline {
  readonly licence: LicenceInForce;
  /** The brands that it is about: those of the licence, or of all that the company owes it for. */
  readonly brands: readonly CoveredBrand[];
  readonly authority: RegisteredAuthority;
  readonly obligation: Obligation;
  readonly period: Period;
  /** Last day on which it is in time, in the zone of the authority. */
  readonly dueDay: Day;
  /** The instant from which it is late. */
  readonly dueAt: Date;
}

/** Whether the holder of `licence` owes the obligation. */
export function owes(
  licence: Pick<LicenceInForce, 'authority' | 'products'>,
  authority: RegisteredAuthority,
  obligation: Obligation,
): boolean {
  return (
    authority.regulators.includes(licence.authority) &&
    (obligation.products === null ||
      obligation.products.some((product) => licence.products.includes(product)))
  );
}

/** A period of an obligation with its due date. */
type DatedPeriod = Pick<PlannedDeadline, 'period' | 'dueDay' | 'dueAt'>;

/** The deadlines of the licences that owe `obligation`, for due days in `range`; none where no day is known. */
export function planDeadlines(
  { authority, obligation }: Pick<PlannedDeadline, 'authority' | 'obligation'>,
  licences: readonly LicenceInForce[],
  range: Period,
): PlannedDeadline[] {
  const owing = licences.filter((licence) => owes(licence, authority, obligation));
  if (owing.length === 0) return [];
  return datedPeriods({ authority, obligation }, range).flatMap((dates) => {
    const inForce = owing.filter((licence) => isInForce(licence, dates.period));
    const owners = obligation.per === 'LICENCE' ? inForce : firstOfEachCompany(inForce);
    return owners.map((licence) => {
      const about =
        obligation.per === 'LICENCE' ? [licence] : inForce.filter((one) => one.entityId === licence.entityId);
      return { licence, brands: brandsOn(about, dates.period.to), authority, obligation, ...dates };
    });
  });
}

/** The brands that licences cover on a day, each once; all of them where they cover none yet. */
function brandsOn(licences: readonly LicenceInForce[], day: Day): CoveredBrand[] {
  const all = licences.flatMap(({ brands }) => brands);
  const covered = all.filter(({ from }) => from <= day);
  const named = (covered.length === 0 ? all : covered).map(({ id, name }) => [id, { id, name }] as const);
  return [...new Map(named).values()];
}

function firstOfEachCompany(licences: readonly LicenceInForce[]): LicenceInForce[] {
  return licences.filter(
    ({ entityId }, index) => licences.findIndex((other) => other.entityId === entityId) === index,
  );
}

function isInForce({ validFrom, validTo }: LicenceInForce, period: Period): boolean {
  return validFrom <= period.to && (validTo === null || period.from <= validTo);
}

function datedPeriods(
  { authority, obligation }: Pick<PlannedDeadline, 'authority' | 'obligation'>,
  range: Period,
): DatedPeriod[] {
  if (obligation.fulfilledBy.kind === 'FEED') return [];
  const ends = { from: addDays(range.from, -longestDays(obligation)), to: range.to };
  return periodsOver(ends, obligation.period, authority.calendar).flatMap((period) => {
    const due = dueOf(obligation.due, period, authority.calendar);
    if (due.kind === 'UNDATED' || due.day < range.from || range.to < due.day) return [];
    return [{ period, dueDay: due.day, dueAt: new Date(due.lateFrom) }];
  });
}

/** Most days that can lie between the end of a period and its due day, rolled over holidays. */
function longestDays({ due }: Obligation): number {
  const mostRolled = 14;
  switch (due.anchor) {
    case 'PERIOD_END':
      return (due.days ?? 0) + mostRolled;
    case 'NEXT_WEEKDAY':
      return 7 + mostRolled;
    case 'FIXED_DATE':
      return 366 + mostRolled;
    case 'DAY_OF_MONTH':
      return (due.months + 1) * 31 + mostRolled;
    default:
      return 0;
  }
}
