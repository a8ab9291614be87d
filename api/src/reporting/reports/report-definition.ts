import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Column, Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportDefinition } from '@tallyhouse/shared/contracts/reports';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { Basis, Channel, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { coveredBy } from '../../figures/brands-as-one';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { isWholeMonths } from '../../domain/periods/calendar';
import { ValidationFailed } from '../../platform/http/problems';
import { checkConditions, conditionInWords } from './conditions';
import type { DeclaredOffer, FactScope, PickTickets } from './queries/fact-sums';
import {
  findField,
  findType,
  typesFor,
  type OwnMeasure,
  type ReportFamily,
  type ReportTypeRule,
} from './report-family';

/** What somebody asks a report to be; what is left out, the type decides. */
export interface ReportOrder {
  readonly type: string;
  readonly period: Period;
  readonly fields?: readonly string[] | undefined;
  readonly filters: readonly Condition[];
  readonly basis?: Basis | undefined;
  readonly asOf?: Instant | undefined;
  /** Left out: every bet. */
  readonly picked?: PickedTickets | undefined;
  /** Only what was taken under it. */
  readonly licenceId?: string | undefined;
  /** Left out: the rules in force. */
  readonly rulePackVersion?: string | undefined;
  /** The sent report that it is to take the place of. */
  readonly correctionOf?: string | undefined;
  /** Tax rules changed to see what would be. */
  readonly ruleOverrides?: ReportDefinition['ruleOverrides'];
  /** Of a return: the play that it declares. */
  readonly offers?: readonly DeclaredOffer[] | undefined;
}

/** Tickets that a report is about: how they were chosen, in data, in words and in SQL. */
export interface PickedTickets {
  readonly criteria: CriteriaGroup | null;
  readonly appliedSetId: string | null;
  readonly words: readonly string[];
  /** SQL of the choice among what is known at `asOf`; null where every ticket is chosen. */
  readonly picksAt: ((asOf: Instant) => PickTickets) | null;
}

/** An order that can be carried out. */
export interface ReportPlan {
  readonly family: ReportFamily;
  readonly definition: ReportDefinition;
  readonly rule: ReportTypeRule;
  readonly scope: FactScope;
  /** In statutory order: dimensions first. */
  readonly columns: readonly Column[];
  readonly dimensions: readonly string[];
  /** Conditions on dimensions choose facts, those on measures choose rows of the report. */
  readonly factConditions: readonly Condition[];
  readonly rowConditions: readonly Condition[];
  /** Those of the family's own measures that are shown or filtered by. */
  readonly ownMeasures: readonly OwnMeasure[];
  /** How the tickets were picked, in words. */
  readonly pickedText: readonly string[];
}

/**
 * Completes an order by the rules of its type; a return comes with the play that it declares, and where it is of several
 * brands, tells them apart.
 *
 * Errors: `ValidationFailed` naming every fault: a type the brand's country does not have, unknown columns, a basis
 * that the type does not allow, a faulty filter, knowledge from the future.
 */
export function planReport(
  family: ReportFamily,
  brand: ActiveBrand,
  order: ReportOrder,
  now: Date,
): ReportPlan {
  const rule = findType(family, brand, order.type);
  if (rule === undefined) throw new ValidationFailed([unknownType(family, brand, order.type)]);
  const basis = order.basis ?? rule.basis;
  const asOf = order.asOf === undefined ? now.toISOString() : new Date(order.asOf).toISOString();
  const filters = filtersOf(order);
  const errors = [...fieldFaults(family, order.fields ?? []), ...checkConditions(filters, family.fields)];
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

  const brandIds = coveredBy(brand);
  const split = brandIds.length > 1 ? ['brand'] : [];
  const fields = orderFields(family, rule, [...(order.fields ?? rule.fields), ...split]);
  const { from, to } = order.period;
  const offers = rule.declares === undefined ? null : (order.offers ?? []);
  const isDimension = (field: string) => findField(family, field)?.role === 'dimension';
  const plan: ReportPlan = {
    family,
    definition: {
      type: rule.type,
      period: { from, to },
      basis,
      fields,
      filters,
      ...definitionOfPicked(order.picked),
      ...namedIn(order),
      ...(order.ruleOverrides !== undefined && { ruleOverrides: order.ruleOverrides }),
      asOf,
    },
    rule,
    scope: {
      brandIds,
      channels: channelsOf(family, offers),
      from,
      to,
      basis,
      asOf,
      verticals: null,
      offers,
      picks: order.picked?.picksAt ?? null,
    },
    columns: columnsOf(family, fields, rule),
    dimensions: fields.filter(isDimension),
    ...factsNamedIn(family, { fields, filters }),
    rowConditions: filters.filter(({ field }) => !isDimension(field)),
    pickedText: order.picked?.words ?? [],
  };
  const narrow = narrowFaults(plan);
  if (narrow.length > 0) throw new ValidationFailed(narrow);
  return plan;
}

/** What a definition says of the facts that a report is made of. */
export function factsNamedIn(
  family: ReportFamily,
  { fields, filters }: Pick<ReportDefinition, 'fields' | 'filters'>,
): Pick<ReportPlan, 'factConditions' | 'ownMeasures'> {
  return {
    factConditions: filters.filter(({ field }) => findField(family, field)?.role === 'dimension'),
    ownMeasures: family.ownMeasures.filter(
      ({ field }) => fields.includes(field) || filters.some((filter) => filter.field === field),
    ),
  };
}

/** A licence is a filter like any other. */
function filtersOf({ filters, licenceId }: ReportOrder): Condition[] {
  if (licenceId === undefined) return [...filters];
  return [...filters, { field: 'licence', op: 'eq', value: licenceId }];
}

/** What the order names by its id. */
function namedIn({
  licenceId,
  rulePackVersion,
  correctionOf,
}: ReportOrder): Pick<ReportDefinition, 'licenceId' | 'rulePackVersion' | 'correctionOf'> {
  return {
    ...(licenceId !== undefined && { licenceId }),
    ...(rulePackVersion !== undefined && { rulePackVersion }),
    ...(correctionOf !== undefined && { correctionOf }),
  };
}

function definitionOfPicked(
  picked: PickedTickets | undefined,
): Pick<ReportDefinition, 'criteria' | 'appliedSetId'> {
  const { criteria = null, appliedSetId = null } = picked ?? {};
  return { ...(criteria !== null && { criteria }), ...(appliedSetId !== null && { appliedSetId }) };
}

/** Measures that the facts cannot give for the report's rows: a drawer holds the money of all tickets of a cashier. */
function narrowFaults({ family, ownMeasures, dimensions, factConditions, scope }: ReportPlan): FieldError[] {
  const used = [...dimensions, ...factConditions.map(({ field }) => field)];
  return ownMeasures.flatMap(({ field }) => {
    const known = family.narrowMeasures.get(field);
    if (known === undefined) return [];
    const beyond = used.filter((dimension) => !known.includes(dimension));
    if (beyond.length === 0 && scope.picks === null) return [];
    const by = beyond.length === 0 ? 'picked tickets' : beyond.join(', ');
    return [
      { field: 'fields', code: 'TOO_NARROW', message: `"${field}" is not known by ${by}: leave it out` },
    ];
  });
}

/** Columns as answers and sheets write them, in the words of the type's law where it has its own. */
export function columnsOf(
  family: ReportFamily,
  fields: readonly string[],
  { titles = {} }: Pick<ReportTypeRule, 'titles'> = {},
): Column[] {
  return fields.flatMap((field) => {
    const definition = findField(family, field);
    return definition === undefined
      ? []
      : [{ field, title: (titles[field] ?? definition.title).en, type: definition.type }];
  });
}

/** Where the figures come from: the channels of the declared play, or that of the family. */
export function channelsOf(
  { channel }: Pick<ReportFamily, 'channel'>,
  offers: readonly DeclaredOffer[] | null,
): Channel[] {
  const channels = [...new Set((offers ?? []).map((offer) => offer.channel))].sort();
  return channels.length === 0 ? [channel] : channels;
}

/** The plan's filters in words, what the type itself leaves out first. */
export function filtersInWords({ family, rule, scope, definition, pickedText }: ReportPlan): string[] {
  const { declares } = rule;
  const offers = scope.offers ?? [];
  const isOfCash = offers.length > 0 && offers.every(({ treatment }) => treatment.bonus === 'EXCLUDE');
  return [
    `Channel is ${scope.channels.map((channel) => channel.toLowerCase()).join(' or ')}`,
    ...(declares === undefined ? [] : [`Tax class is ${declares.productClasses.join(' or ')}`]),
    ...(isOfCash ? ['Only cash stakes and cash winnings count'] : []),
    ...pickedText,
    ...definition.filters.map((condition) => conditionInWords(condition, family.fields)),
  ];
}

/** Whether the period is what the type reports on; any period may be simulated. */
export function fitsPeriodKind({ rule, definition: { period } }: ReportPlan): boolean {
  if (rule.periodKind === 'MONTH') return isWholeMonths(period.from, period.to, 1);
  if (rule.periodKind === 'QUARTER') return isWholeMonths(period.from, period.to, 3);
  return true;
}

function unknownType(family: ReportFamily, brand: ActiveBrand, type: string): FieldError {
  const offered = typesFor(family, brand).map((rule) => rule.type);
  return {
    field: 'type',
    code: 'UNKNOWN_TYPE',
    message: `${brand.name} has no report "${type}"; it has ${offered.join(', ')}`,
  };
}

function fieldFaults(family: ReportFamily, fields: readonly string[]): FieldError[] {
  return fields.flatMap((field, index) =>
    findField(family, field) === undefined
      ? [{ field: `fields.${index}`, code: 'UNKNOWN_FIELD', message: `There is no column "${field}"` }]
      : [],
  );
}

/** The wanted and the mandatory fields: those of the type in its order, then others; dimensions before measures. */
function orderFields(family: ReportFamily, rule: ReportTypeRule, wanted: readonly string[]): string[] {
  const chosen = new Set([...wanted, ...rule.mandatory]);
  const known = [...new Set([...rule.fields, ...family.fields.map(({ field }) => field)])];
  const ordered = known.filter((field) => chosen.has(field));
  const isDimension = (field: string) => findField(family, field)?.role === 'dimension';
  return [...ordered.filter(isDimension), ...ordered.filter((field) => !isDimension(field))];
}
