import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { retailRowSchema } from '@tallyhouse/shared/contracts/retail-reports';
import { onlineReports } from '../reports/families/online-family';
import { ProblemError, ValidationFailed } from '../../platform/http/problems';
import { findType, protectedFields, type ReportFamily, type UnderLaws } from '../reports/report-family';
import { retailReports } from '../reports/families/retail-family';

const families: Readonly<Record<Channel, ReportFamily>> = { ONLINE: onlineReports, RETAIL: retailReports };

const columns: Readonly<Record<Channel, readonly string[]>> = {
  ONLINE: onlineReports.fields.map(({ field }) => field),
  // The grid of figures has columns that no report has.
  RETAIL: [...retailReports.fields.map(({ field }) => field), ...Object.keys(retailRowSchema.shape)],
};

/** Columns to be hidden, of one type of report or, with `*`, of all. */
export interface Hiding {
  readonly family: Channel;
  readonly type: string;
  readonly hidden: readonly string[];
}

/** Errors: `ValidationFailed` for a type that the brand does not have, named by the `prefix` of the field. */
export function requireType({ family, type }: Omit<Hiding, 'hidden'>, brand: UnderLaws, prefix = ''): void {
  if (type === '*' || findType(families[family], brand, type) !== undefined) return;
  const message = `There is no report "${type}"`;
  throw new ValidationFailed([{ field: `${prefix}type`, code: 'UNKNOWN_TYPE', message }]);
}

/** Errors: `ValidationFailed` for columns that are not there; `PROTECTED_COLUMN` (422) for those that a regulator demands. */
export function requireHideable({ family, type, hidden }: Hiding, prefix = ''): void {
  const field = `${prefix}hidden`;
  const unknown = hidden.filter((column) => !columns[family].includes(column));
  if (unknown.length > 0) {
    throw new ValidationFailed(
      unknown.map((column) => ({
        field,
        code: 'UNKNOWN_FIELD',
        message: `There is no column "${column}"`,
      })),
    );
  }
  const guarded = protectedFields(families[family], type);
  const bound = hidden.filter((column) => guarded.includes(column));
  if (bound.length === 0) return;
  throw new ProblemError(422, 'PROTECTED_COLUMN', 'This column is required by a regulator', {
    detail: `It cannot be hidden: ${bound.join(', ')}.`,
    errors: bound.map((column) => ({
      field,
      code: 'PROTECTED_COLUMN',
      message: `"${column}" is protected`,
    })),
  });
}
