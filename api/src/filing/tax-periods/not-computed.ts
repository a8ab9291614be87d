import type { NotComputed, NotComputedReason } from '@tallyhouse/shared/contracts/tax-periods';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import { isOnWallets } from '../../domain/tax/product-class';
import type { DerivedPeriods } from '../../domain/tax-period/derive-periods';
import { isShared, jurisdictionsOf, type BrandAccounts } from '../../taxes/assessment/queries/read-accounts';
import type { TaxSubject } from '../../taxes/assessment/queries/read-subjects';

interface Look {
  readonly pack: RulePack;
  readonly range: Period;
  readonly includeUnverified: boolean;
  readonly subjects: readonly TaxSubject[];
  readonly accounts: readonly BrandAccounts[];
  readonly taxing: DerivedPeriods['taxing'];
}

/**
 * Every rule in force on some day of the range under a law of a brand that makes no tax period of it there, each with
 * the reason; by brand and rule.
 */
export function notComputedOf(look: Look): NotComputed[] {
  return look.accounts.flatMap((accounts) => {
    const { brandId } = accounts;
    const laws = lawsOf(accounts, look.subjects);
    return look.pack.rules
      .filter((rule) => laws.has(rule.jurisdiction) && holdsWithin(rule, look.range))
      .filter(({ id }) => look.taxing.get(brandId)?.has(id) !== true)
      .map((rule) => ({
        brandId,
        ruleId: rule.id,
        title: `${rule.authority} ${rule.code} ${rule.product}`,
        authority: rule.authority,
        code: rule.code,
        productClass: rule.product,
        reason: reasonOf(rule, accounts, look),
      }));
  });
}

/** The laws of the licences, and those that play was recorded under. */
function lawsOf(accounts: BrandAccounts, subjects: readonly TaxSubject[]): ReadonlySet<string> {
  const played = subjects.filter(({ brandId }) => brandId === accounts.brandId);
  return new Set([...jurisdictionsOf(accounts), ...played.map(({ jurisdiction }) => jurisdiction)]);
}

function holdsWithin({ validFrom, validTo }: Rule, { from, to }: Period): boolean {
  return validFrom <= to && (validTo === null || validTo > from);
}

/** What stands in the way of a period; of several, what would have to be settled first. */
function reasonOf(rule: Rule, accounts: BrandAccounts, { includeUnverified }: Look): NotComputedReason {
  const { base } = rule;
  if (rule.status === 'UNVERIFIED' && !includeUnverified) return 'RULE_UNVERIFIED';
  if (rule.period === 'UNKNOWN') return 'PERIOD_UNKNOWN';
  if (isOnWallets(base)) {
    return accounts.firstDay[base] !== null && isShared(accounts) ? 'ACCOUNTS_SHARED' : 'NO_MOVEMENTS';
  }
  return base === 'MACHINES' ? 'NO_MACHINES' : 'NO_PLAY';
}
