import type { ReportDefinition } from '@tallyhouse/shared/contracts/reports';
import type { RulePack } from '../../domain/rules/rule-pack';
import { withOverrides } from '../../domain/rules/what-if';
import { ValidationFailed } from '../../platform/http/problems';
import { readCurrentPack, readPack } from '../../taxes/assessment/read-current-pack';
import type { Queryable } from '../../store/store';

/** By which rules somebody wants a simulation. */
export type RulesAsked = Pick<ReportDefinition, 'rulePackVersion' | 'ruleOverrides'>;

/**
 * The rules of a simulation: those in force, or those asked for, which make it a what-if where they are others.
 *
 * Errors: `ValidationFailed` for a version that the house does not have, and for changes that name a rule that is not in
 * it or that do not fit theirs.
 */
export async function readSimulatedRules(
  store: Queryable,
  { rulePackVersion, ruleOverrides = [] }: RulesAsked,
): Promise<RulePack> {
  const current = await readCurrentPack(store);
  const pack = rulePackVersion === undefined ? current : await readPack(store, rulePackVersion);
  if (pack === undefined) throw unknownPack();
  const isOther = pack.version !== current.version;
  try {
    return withOverrides(isOther ? { ...pack, isHypothetical: true } : pack, ruleOverrides);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ValidationFailed([{ field: 'ruleOverrides', code: 'WRONG_RULE', message: error.message }]);
  }
}

function unknownPack(): ValidationFailed {
  const message = 'There are no rules of this version: list the versions with GET /api/RulePacks';
  return new ValidationFailed([{ field: 'rulePackVersion', code: 'UNKNOWN_VERSION', message }]);
}
