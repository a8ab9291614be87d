import type { KeptReportsText } from '../i18n/use-kept-reports-text';
import type { ColumnLock } from '../../reporting/hidden-columns';

/** Why a column cannot be shown or hidden, as a person would say it; `report`: this one must have it. Undefined when it can. */
export function lockWords(
  lock: ColumnLock | 'report' | undefined,
  text: KeptReportsText,
): string | undefined {
  switch (lock) {
    case 'protected':
      return text('rows.lockedProtected');
    case 'report':
      return text('rows.lockedReport');
    case 'role':
      return text('rows.lockedRole');
    case 'brand':
      return text('rows.lockedBrand');
    case undefined:
      return undefined;
  }
}
