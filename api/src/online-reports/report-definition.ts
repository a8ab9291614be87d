import type { Column, Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportDefinition } from '@tallyhouse/shared/contracts/reports';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { Basis, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../auth/current-user';
import { isWholeMonths } from '../domain/calendar';
import { ValidationFailed } from '../problems';
import { checkConditions, conditionInWords } from './conditions';
import type { FactScope } from './queries/fact-sums';
import { findReportField, reportFields } from './report-fields';
import { findReportType, reportTypesOf, type ReportTypeRule } from './report-types';

/** What somebody asks a report to be; what is left out, the type decides. */
export interface ReportOrder {
  readonly type: string;
  readonly period: Period;
  readonly fields?: readonly string[] | undefined;
  readonly filters: readonly Condition[];
  readonly basis?: Basis | undefined;
  readonly asOf?: Instant | undefined;
}

/** An order that can be carried out. */
export interface ReportPlan {
  readonly definition: ReportDefinition;
  readonly rule: ReportTypeRule;
  readonly scope: FactScope;
  /** In statutory order: dimensions first. */
  readonly columns: readonly Column[];
  readonly dimensions: readonly string[];
  /** Conditions on dimensions choose facts, those on measures choose rows of the report. */
  readonly factConditions: readonly Condition[];
  readonly rowConditions: readonly Condition[];
}

/**
 * Completes an order by the rules of its type.
 *
 * Errors: `ValidationFailed` naming every fault: a type the brand's country does not have, unknown columns, a basis
 * that the type does not allow, a faulty filter, knowledge from the future.
 */
export function planReport(brand: ActiveBrand, order: ReportOrder, now: Date): ReportPlan {
  const rule = findReportType(brand.country, order.type);
  if (rule === undefined) throw new ValidationFailed([unknownType(brand, order.type)]);
  const basis = order.basis ?? rule.basis;
  const asOf = order.asOf === undefined ? now.toISOString() : new Date(order.asOf).toISOString();
  const errors = [
    ...fieldFaults(order.fields ?? []),
    ...checkConditions(
      order.filters,
      reportFields.map(({ field }) => field),
    ),
  ];
  if (!rule.bases.includes(basis)) {
    errors.push({
      field: 'basis',
      code: 'WRONG_BASIS',
      message: `It is made on ${rule.bases.join(' or ')} only`,
    });
  }
  if (Date.parse(asOf) > now.getTime()) {
    errors.push({ field: 'asOf', code: 'AFTER_NOW', message: 'Nothing is known yet of the future' });
  }
  if (errors.length > 0) throw new ValidationFailed(errors);

  const fields = orderFields(rule, order.fields ?? rule.fields);
  const { from, to } = order.period;
  const isDimension = (field: string) => findReportField(field)?.role === 'dimension';
  return {
    definition: { type: rule.type, period: { from, to }, basis, fields, filters: [...order.filters], asOf },
    rule,
    scope: { brandId: brand.id, from, to, basis, asOf, verticals: rule.verticals },
    columns: columnsOf(fields),
    dimensions: fields.filter(isDimension),
    factConditions: order.filters.filter(({ field }) => isDimension(field)),
    rowConditions: order.filters.filter(({ field }) => !isDimension(field)),
  };
}

/** Columns as answers and sheets write them. */
export function columnsOf(fields: readonly string[]): Column[] {
  return fields.flatMap((field) => {
    const definition = findReportField(field);
    return definition === undefined ? [] : [{ field, title: definition.title.en, type: definition.type }];
  });
}

/** The plan's filters in words, what the type itself leaves out first. */
export function filtersInWords({ rule, definition }: ReportPlan): string[] {
  const own: Condition[] =
    rule.verticals === null ? [] : [{ field: 'vertical', op: 'in', value: [...rule.verticals] }];
  return ['Channel is online', ...[...own, ...definition.filters].map(conditionInWords)];
}

/** Whether the period is what the type reports on; any period may be simulated. */
export function fitsPeriodKind({ rule, definition: { period } }: ReportPlan): boolean {
  if (rule.periodKind === 'MONTH') return isWholeMonths(period.from, period.to, 1);
  if (rule.periodKind === 'QUARTER') return isWholeMonths(period.from, period.to, 3);
  return true;
}

function unknownType(brand: ActiveBrand, type: string): FieldError {
  const offered = reportTypesOf(brand.country).map((rule) => rule.type);
  return {
    field: 'type',
    code: 'UNKNOWN_TYPE',
    message: `${brand.name} has no report "${type}"; it has ${offered.join(', ')}`,
  };
}

function fieldFaults(fields: readonly string[]): FieldError[] {
  return fields.flatMap((field, index) =>
    findReportField(field) === undefined
      ? [{ field: `fields.${index}`, code: 'UNKNOWN_FIELD', message: `There is no column "${field}"` }]
      : [],
  );
}

/** The wanted and the mandatory fields: those of the type in its order, then others; dimensions before measures. */
function orderFields(rule: ReportTypeRule, wanted: readonly string[]): string[] {
  const chosen = new Set([...wanted, ...rule.mandatory]);
  const known = [...new Set([...rule.fields, ...reportFields.map(({ field }) => field)])];
  const ordered = known.filter((field) => chosen.has(field));
  const isDimension = (field: string) => findReportField(field)?.role === 'dimension';
  return [...ordered.filter(isDimension), ...ordered.filter((field) => !isDimension(field))];
}
