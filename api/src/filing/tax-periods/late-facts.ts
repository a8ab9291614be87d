import type { Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney, sumMoney } from '../../domain/money/money';
import { packRules, type RulePack } from '../../domain/rules/rule-pack';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { createAssessor } from '../../taxes/assessment/assess';
import { readCoverage } from '../../taxes/assessment/coverage';
import { subjectsOf } from '../../taxes/assessment/fact-reader';
import { isOnWallets } from '../../domain/tax/product-class';
import { countLateMovements, countLateRecords, type LateRecords } from './queries/count-late-records';
import { licencesUnder, readAccounts } from '../../taxes/assessment/queries/read-accounts';
import type { PinnedVersion, StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { readTaxSubjects, type TaxSubject } from '../../taxes/assessment/queries/read-subjects';
import { readAdjustments } from '../../taxes/assessment/queries/adjustments';
import { ruleOf } from './present-period';
import { readTaxBrands } from '../../taxes/assessment/tax-brand';
import type { Queryable } from '../../store/store';

/** What facts that came after the figures were pinned would change. */
export interface LateFacts {
  /** Records that came, changed or were taken out since; each once. */
  readonly records: number;
  readonly newestAt: Instant | null;
  /** With all that is known now, by the rules pinned. */
  readonly base: Money;
  readonly tax: Money;
  readonly baseDifference: Money;
  /** Without what a later period bears of it already: what is still to be corrected. */
  readonly taxDifference: Money;
}

/**
 * The facts of a pinned tax period that its figures do not hold, up to `now`; zero records when there are none.
 *
 * Rules play no part: figures are computed again by the very rules that were pinned with them.
 */
export async function lateFactsOf(store: Queryable, period: StoredPeriod, now: Date): Promise<LateFacts> {
  const { pinned, brandIds } = period;
  const late = await readLate(store, period, now);
  const records = late.reduce((sum, one) => sum + one.records, 0);
  if (records === 0) return none(pinned);
  const subjects = await readTaxSubjects(store, brandIds);
  const { base, tax } = await recompute(store, period, { subjects, now });
  return {
    records,
    newestAt:
      late
        .map(({ newestAt }) => newestAt)
        .sort()
        .at(-1) ?? null,
    base,
    tax,
    baseDifference: subtractMoney(base, pinned.base),
    taxDifference: subtractMoney(tax, sumMoney([pinned.tax, ...(await readCarried(store, period))])),
  };
}

/** What was carried out of the figures pinned. */
async function readCarried(store: Queryable, { id, pinned }: StoredPeriod): Promise<Money[]> {
  const carried = await readAdjustments(store, { ofPeriodIds: [id] });
  return carried.filter(({ ofVersion }) => ofVersion === pinned.version).map(({ amount }) => amount);
}

/** Records that the period's tax rests on and that came, changed or were taken out since it was pinned. */
async function readLate(
  store: Queryable,
  period: StoredPeriod,
  now: Date,
): Promise<readonly Pick<LateRecords, 'records' | 'newestAt'>[]> {
  const late: Pick<LateRecords, 'records' | 'newestAt'>[] = [];
  for (const brandId of period.brandIds) late.push(...(await readLateOf(store, brandId, period, now)));
  return late;
}

async function readLateOf(
  store: Queryable,
  brandId: string,
  period: StoredPeriod,
  now: Date,
): Promise<readonly Pick<LateRecords, 'records' | 'newestAt'>[]> {
  const { pinned } = period;
  const rule = ruleOf(period);
  const scope = { brandId, period: period.period, since: pinned.pinnedAt, until: now.toISOString() };
  if (isOnWallets(rule.base)) {
    const [accounts] = await readAccounts(store, [brandId]);
    if (accounts === undefined) return [];
    const licences = licencesUnder(accounts, period);
    return countLateMovements(store, { ...scope, base: rule.base, licences });
  }
  const isOnPayments = rule.base.includes('WINNINGS');
  const changed = await countLateRecords(store, { ...scope, isOnPayments });
  if (changed.length === 0) return [];
  const own = subjectsOf(await readTaxSubjects(store, [brandId]), period, rule);
  return changed.filter((one) =>
    own.some(
      ({ licenceId, channel, vertical }) =>
        licenceId === one.licenceId && channel === one.channel && vertical === one.vertical,
    ),
  );
}

/** The period by its pinned rules from the facts known now. */
async function recompute(
  store: Queryable,
  period: StoredPeriod,
  { subjects, now }: { readonly subjects: readonly TaxSubject[]; readonly now: Date },
) {
  const assessor = createAssessor(store, {
    brands: await readTaxBrands(store, period.brandIds),
    coverage: await readCoverage(store),
    subjects,
    pack: pinnedRules(period.pinned),
    // What was pinned was asked for then.
    includeUnverified: true,
    asOf: now.toISOString(),
  });
  return assessor.assess(keyOf(period));
}

/** The rules that pinned figures were computed by, and no others. */
export function pinnedRules({ paper }: PinnedVersion): RulePack {
  const rules = [...paper.lines.map(({ line }) => line.rule), ...paper.missing.map(({ rule }) => rule)];
  return packRules([...new Map(rules.map((rule) => [rule.id, rule])).values()]);
}

function none({ base, tax }: PinnedVersion): LateFacts {
  return { records: 0, newestAt: null, base, tax, baseDifference: '0.00', taxDifference: '0.00' };
}
