import type { CurrentUser } from '../auth/current-user';
import type { RulePack } from '../domain/rules/rule-pack';
import { VersionConflict } from '../problems';
import type { Queryable } from '../store/store';
import { findPeriod, type FoundPeriod } from './find-period';

/** Who changes a tax period, for which brand, when, and by which rules. */
export interface PeriodEditor {
  readonly user: CurrentUser;
  readonly brandId: string;
  readonly pack: RulePack;
  readonly now: Date;
}

/** The period that an editor changes. Errors: `NotFound`; `VersionConflict` unless it is in revision `expected`. */
export async function requirePeriod(
  store: Queryable,
  editor: PeriodEditor,
  id: string,
  expected?: number,
): Promise<FoundPeriod> {
  const { brandId, pack, now } = editor;
  const found = await findPeriod(store, { brandIds: [brandId], pack, now }, id);
  if (expected !== undefined && found.period.revision !== expected) throw new VersionConflict();
  return found;
}
