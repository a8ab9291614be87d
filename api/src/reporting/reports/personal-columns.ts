import { coveredBy } from '../../figures/brands-as-one';
import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { personalFields, type ReportFamily } from './report-family';
import type { Store } from '../../store/store';
import { readMaskKey } from '../../platform/access/mask-key';
import { maskPlayer } from '../../platform/access/mask-player';

/** Columns that say something of players, for who may never learn who they are; for all others none. */
export function fieldsHiddenFrom(user: CurrentUser, brand: ActiveBrand, family: ReportFamily): string[] {
  const seesAll = coveredBy(brand).every((id) => isAllowed(user, 'players.unmask', id));
  return seesAll ? [] : personalFields(family);
}

/** How frozen rows are shown: all columns stay in their order, the cells of some are masks. */
export interface RowVisibility {
  readonly maskedFields: readonly string[];
  show(row: readonly Cell[]): Cell[];
}

/** How `user` sees frozen rows of `columns`. */
export async function openRowVisibility(
  store: Store,
  { user, brand, family }: { user: CurrentUser; brand: ActiveBrand; family: ReportFamily },
  columns: readonly Pick<Column, 'field'>[],
): Promise<RowVisibility> {
  const hidden = new Set(fieldsHiddenFrom(user, brand, family));
  const maskedFields = columns.map(({ field }) => field).filter((field) => hidden.has(field));
  if (maskedFields.length === 0) return { maskedFields, show: (row) => [...row] };
  const key = await readMaskKey(store);
  return {
    maskedFields,
    show: (row) =>
      row.map((cell, index) => {
        const kind = columns[index]?.field ?? '';
        if (cell === null || !hidden.has(kind)) return cell;
        return maskPlayer(String(cell), { brandId: brand.id, key, kind });
      }),
  };
}
