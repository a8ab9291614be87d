import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { totpCode } from '../../platform/auth/totp';
import { confirmChange } from '../../house/changes/decide-change';
import { demoPersonAt } from '../../house/changes/demo-person';
import { proposeChange, type Proposal } from '../../house/changes/propose-change';
import type { Rule } from '../../domain/rules/rule-schema';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { shippedPack } from '../../taxes/assessment/read-current-pack';

const format = 'tallyhouse-rules/1';
const dayMs = 86_400_000;
/** The former pack knows what was law before this day. */
const knownUntil: Day = '2026-01-01';

interface DemoTime {
  readonly brandId: string;
  readonly now: Date;
  readonly otpSecret: string;
}

/** Gives the demo a former rule pack, which two people have put out of force by the one that the product comes with. */
export function createDemoPacks(store: Store, { brandId, now, otpSecret }: DemoTime): Promise<void> {
  return actForAllBrands(async () => {
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    const adopt = async (proposal: Proposal, daysAgo: number) => {
      const proposer = await demoPersonAt(store, 'admin', { brandId, at: before(daysAgo + 1) });
      const id = await proposeChange(store, proposal, proposer);
      const at = before(daysAgo);
      const decider = await demoPersonAt(store, 'approver', { brandId, at });
      await confirmChange(store, decider, id, totpCode(otpSecret, at));
    };
    const { rules } = shippedPack();
    await adopt(
      {
        kind: 'RULE_PACK',
        payload: {
          name: 'Rules known before 2026',
          source: 'Acts and regulations in force, read by the tax adviser',
          document: { format, rules: rules.flatMap(asKnownBefore) },
        },
        reason: 'The first pack of the house, read by its adviser.',
      },
      520,
    );
    await adopt(
      {
        kind: 'RULE_PACK',
        payload: {
          name: 'Rules of 2026 and 2027',
          source: 'The pack that comes with the product; each rule names its own source.',
          document: { format, rules },
        },
        reason: 'The acts of 2026 are in force, and those of 2027 are announced.',
      },
      500,
    );
  });
}

/** A rule without what was decided later: those that begin then are not there, those that end then go on. */
function asKnownBefore(rule: Rule): Rule[] {
  if (rule.validFrom >= knownUntil) return [];
  return [rule.validTo !== null && rule.validTo >= knownUntil ? { ...rule, validTo: null } : rule];
}
