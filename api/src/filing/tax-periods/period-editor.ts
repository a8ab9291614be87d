import type { CurrentUser } from '../../platform/auth/current-user';
import type { RulePack } from '../../domain/rules/rule-pack';
import { VersionConflict } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { findPeriod, type FoundPeriod } from './find-period';

/** Who changes a tax period, when, and by which rules. */
export interface PeriodEditor {
  readonly user: CurrentUser;
  /** The selected brand: what is done stands in its audit. */
  readonly brandId: string;
  /** All brands of the period, for each of which the user may do it. */
  readonly brandIds: readonly string[];
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
  const { brandIds, pack, now } = editor;
  const found = await findPeriod(store, { brandIds, pack, now }, id);
  if (expected !== undefined && found.period.revision !== expected) throw new VersionConflict();
  return found;
}
