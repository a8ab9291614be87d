import type { FieldType, ReportField, ReportType } from '@tallyhouse/shared/contracts/report-fields';
import type { Basis, Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Treatment } from '../../domain/measures/treatment';
import type { FactPart } from './queries/fact-sums';

/** A kind of report with what the builder does not need to know. */
export interface ReportTypeRule extends ReportType {
  /** Countries whose brands, and brands with a licence of which, may make it; null: every brand. */
  readonly countries: readonly string[] | null;
  /** Columns that can be neither left out nor hidden. */
  readonly mandatory: readonly string[];
  /** Of a return: what it declares. Left out: whatever was played through the channel of its family. */
  readonly declares?: Declaration;
}

/** What a return declares: the play that law and licences put in some tax classes, whatever channel it came through. */
export interface Declaration {
  readonly jurisdiction: string;
  readonly productClasses: readonly string[];
  /** Code of the tax that it states for each class; null where the authority asks for figures alone. */
  readonly taxCode: string | null;
  /** How play counts where no tax says it. */
  readonly treatment?: Treatment;
}

/** A summed measure beside those of revenue. */
export interface OwnMeasure {
  readonly field: string;
  readonly type: Extract<FieldType, 'money' | 'count'>;
  /** What stands where no fact was found: nothing happened, or nothing is known. */
  readonly without: 'zero' | 'null';
}

/** What sets the reports of one channel apart. */
export interface ReportFamily {
  readonly channel: Channel;
  /** Changes when a column appears, goes or gets another meaning. */
  readonly fieldsVersion: string;
  /** In the order in which builders show them. */
  readonly fields: readonly ReportField[];
  /** General ones first. */
  readonly types: readonly ReportTypeRule[];
  readonly ownMeasures: readonly OwnMeasure[];
  /** The facts of a basis, to be summed by `keys`, columns of facts. */
  readonly factParts: (basis: Basis, keys: readonly string[], treatment?: Treatment) => readonly FactPart[];
  /** Measures whose facts know some dimensions only. */
  readonly narrowMeasures: ReadonlyMap<string, readonly string[]>;
}

/** The column called `field`; undefined when there is none. */
export function findField(family: ReportFamily, field: string): ReportField | undefined {
  return family.fields.find((known) => known.field === field);
}

/** Whose laws a brand reports by: that of its country, and those of its licences. */
export interface UnderLaws {
  readonly country: string;
  readonly licences?: readonly { readonly jurisdiction: string }[];
}

/** The kinds that a brand may make. */
export function typesFor(family: ReportFamily, { country, licences = [] }: UnderLaws): ReportTypeRule[] {
  const laws = [country, ...licences.map(({ jurisdiction }) => jurisdiction)];
  return family.types.filter(({ countries }) => countries?.some((one) => laws.includes(one)) ?? true);
}

/** The kind called `type`; undefined when the brand has none of that name. */
export function findType(family: ReportFamily, brand: UnderLaws, type: string): ReportTypeRule | undefined {
  return typesFor(family, brand).find((rule) => rule.type === type);
}

/** Columns of `type` that cannot be hidden; of `*`: those of any kind. */
export function protectedFields(family: ReportFamily, type: string): string[] {
  const rules = family.types.filter((rule) => type === '*' || rule.type === type);
  return [...new Set(rules.flatMap(({ mandatory }) => mandatory))].sort();
}

/** Columns that a role without sight of detail rows never gets. */
export function personalFields(family: ReportFamily): string[] {
  return family.fields.filter(({ sensitivity }) => sensitivity === 'PERSONAL').map(({ field }) => field);
}

/** Columns that are computed for rows, ratios among them. */
export function measureFields(family: ReportFamily): string[] {
  return family.fields.filter(({ role }) => role === 'measure').map(({ field }) => field);
}

/** Measures that add up over rows: those that are kept. */
export function summedFields(family: ReportFamily): string[] {
  return family.fields.filter(({ aggregation }) => aggregation === 'sum').map(({ field }) => field);
}
