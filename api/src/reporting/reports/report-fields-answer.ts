import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { reportFieldsSchema } from '@tallyhouse/shared/contracts/kept-reports';
import type { ReportType } from '@tallyhouse/shared/contracts/report-fields';
import { ValidationFailed } from '../../platform/http/problems';
import { typesFor, type ReportFamily } from './report-family';

/**
 * The columns and kinds of report that a builder for a brand of `country` can choose from; `type` leaves one kind.
 *
 * Errors: `ValidationFailed` for a kind that there is none of.
 */
export function answerReportFields(
  family: ReportFamily,
  country: string,
  type: string | undefined,
): Input<typeof reportFieldsSchema> {
  const types = typesFor(family, country).filter((rule) => type === undefined || rule.type === type);
  if (types.length === 0) {
    throw new ValidationFailed([
      { field: 'type', code: 'UNKNOWN_TYPE', message: `There is no report "${type ?? ''}"` },
    ]);
  }
  return {
    version: family.fieldsVersion,
    fields: [...family.fields],
    types: types.map(({ bases, fields, ...rule }): ReportType => ({
      ...rule,
      bases: [...bases],
      fields: [...fields],
    })),
  };
}
