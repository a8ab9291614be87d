import type * as z from 'zod/mini';
import type { simulateTaxPeriod } from '@tallyhouse/shared/contracts/tax-reporting';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney } from '../../domain/money/money';
import { packRules, type RulePack } from '../../domain/rules/rule-pack';
import { selectRules } from '../../domain/rules/select-rules';
import { withOverrides } from '../../domain/rules/what-if';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import { ValidationFailed } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import { createAssessor } from '../../taxes/assessment/assess';
import { findPeriod, type FindScope } from './find-period';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { pinnedOf } from '../../taxes/assessment/paper';
import { presentFigures, presentLines, proveLines } from './present-paper';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';

type Asked = z.output<NonNullable<(typeof simulateTaxPeriod)['body']>>;

/**
 * What a tax period would come to. Nothing of it is kept, so nothing of it can be closed, filed or paid.
 *
 * Errors: `NotFound`; `ValidationFailed` for a change that fits no rule, an instant of the future or a day without a
 * rule for this tax.
 */
export async function simulatePeriod(
  store: Queryable,
  scope: FindScope,
  asked: Asked & { readonly id: string },
  options: QueryOptions = {},
) {
  const { period, brands, coverage, subjects, isUnverified } = await findPeriod(
    store,
    scope,
    asked.id,
    options,
  );
  const includeUnverified = asked.includeUnverified || isUnverified;
  const pack = packFor(scope.pack, period, { ...asked, includeUnverified });
  const asOf = asked.asOf ?? scope.now.toISOString();
  if (Date.parse(asOf) > scope.now.getTime()) {
    throw new ValidationFailed([{ field: 'asOf', code: 'IN_FUTURE', message: 'It lies in the future' }]);
  }
  const assessor = createAssessor(
    store,
    { brands, coverage, subjects, pack, includeUnverified, asOf },
    options,
  );
  const assessment = await assessor.assess(keyOf(period));
  const version = pinnedOf(assessment, { version: period.version, createdBy: '' });
  const lines = await proveLines(assessor.reader, period, assessment.lines, asked.split);
  const shown = {
    hypothetical: pack.isHypothetical,
    lines: await presentLines(store, period.brandIds, lines),
    adjustments: assessment.adjustments,
  };
  return {
    ...presentFigures(period, version, shown),
    taxDifference: subtractMoney(assessment.tax, period.pinned.tax),
  };
}

/** The rules in force, or those of another day, with what was changed. */
function packFor(
  pack: RulePack,
  period: StoredPeriod,
  {
    ruleDate,
    overrides = [],
    includeUnverified,
  }: Pick<Asked, 'ruleDate' | 'overrides' | 'includeUnverified'>,
): RulePack {
  const dated = ruleDate === undefined ? pack : packOfDay(pack, period, { ruleDate, includeUnverified });
  try {
    return withOverrides(dated, overrides);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ValidationFailed([{ field: 'overrides', code: 'DOES_NOT_FIT', message: error.message }]);
  }
}

/** The rules of this tax that hold on a day, as if they held in the whole period. */
function packOfDay(
  pack: RulePack,
  period: StoredPeriod,
  { ruleDate, includeUnverified }: { readonly ruleDate: Day; readonly includeUnverified: boolean },
): RulePack {
  const scope = { ...scopeOf(period, { includeUnverified }), code: period.code };
  const { inForce } = selectRules(pack, scope, ruleDate);
  const own = inForce.filter(({ authority }) => authority === period.authority);
  if (own.length === 0) {
    const message = `No rule for ${period.code} on ${period.productClass} holds on ${ruleDate}`;
    throw new ValidationFailed([{ field: 'ruleDate', code: 'NO_RULE', message }]);
  }
  const from = period.period.from;
  const stretched = own.map((rule) => ({
    ...rule,
    validFrom: rule.validFrom < from ? rule.validFrom : from,
    validTo: null,
  }));
  return packRules(stretched, { isHypothetical: true });
}
