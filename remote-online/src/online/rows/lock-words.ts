import type { OnlineText } from '../../i18n/use-online-text';
import type { ColumnLock } from '@tallyhouse/shared/reporting/hidden-columns';

/** Why a column cannot be shown or hidden, as a person would say it; `report`: this one must have it. Undefined when it can. */
export function lockWords(lock: ColumnLock | 'report' | undefined, text: OnlineText): string | undefined {
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
