import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { reportFieldsSchema } from '@tallyhouse/shared/contracts/kept-reports';
import type { ReportField, ReportType } from '@tallyhouse/shared/contracts/report-fields';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { ValidationFailed } from '../../platform/http/problems';
import { brandUnder } from '../../figures/brand-under';
import { typesFor, type ReportFamily, type ReportTypeRule } from './report-family';

interface FieldsQuestion {
  readonly brand: ActiveBrand;
  readonly user: Pick<CurrentUser, 'brands'>;
  readonly type: string | undefined;
}

/**
 * The columns and kinds of report that a builder for a brand can choose from; `type` leaves one kind.
 *
 * Errors: `ValidationFailed` for a kind that there is none of.
 */
export function answerReportFields(
  family: ReportFamily,
  { brand, user, type }: FieldsQuestion,
): Input<typeof reportFieldsSchema> {
  const types = typesFor(family, brand).filter((rule) => type === undefined || rule.type === type);
  if (types.length === 0) {
    throw new ValidationFailed([
      { field: 'type', code: 'UNKNOWN_TYPE', message: `There is no report "${type ?? ''}"` },
    ]);
  }
  return {
    version: family.fieldsVersion,
    fields: family.fields.flatMap((field) =>
      field.field === 'brand' ? brandField(field, brand, user) : field,
    ),
    types: types.map(({ bases, fields, ...rule }): ReportType => ({
      ...rule,
      bases: [...bases],
      fields: [...fields],
      ...licencesByCurrency(brand, rule),
    })),
  };
}

/** Nothing where a report of the kind is in one currency, whatever licence it is of. */
function licencesByCurrency(
  brand: ActiveBrand,
  rule: Pick<ReportTypeRule, 'declares'>,
): Pick<ReportType, 'currencies'> {
  const { licences = [] } = brandUnder(brand, { jurisdiction: rule.declares?.jurisdiction });
  const currencies = [...new Set(licences.map(({ currency }) => currency))].sort((one, other) =>
    one === brand.currency ? -1 : other === brand.currency ? 1 : one < other ? -1 : 1,
  );
  if (currencies.length < 2) return {};
  return {
    currencies: currencies.map((currency) => ({
      currency,
      licenceIds: licences.filter((one) => one.currency === currency).map(({ id }) => id),
    })),
  };
}

/** The column that tells the brands of a return apart, by their names; none where a return is of one. */
function brandField(
  field: ReportField,
  { id, mates = [] }: ActiveBrand,
  { brands }: Pick<CurrentUser, 'brands'>,
): ReportField[] {
  if (mates.length === 0) return [];
  const named = brands.filter((one) => one.id === id || mates.includes(one.id));
  return [{ ...field, options: named.map((one) => ({ value: one.id, label: one.name })) }];
}
