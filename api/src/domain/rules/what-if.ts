import type { Rule } from './rule-schema';
import { ruleSchema } from './rule-schema';
import { packRules, type RulePack } from './rule-pack';

/** One rule changed to see what would be; only what is named changes. */
export interface RuleOverride {
  readonly ruleId: string;
  /** Fraction; of a rule that charges a rate. */
  readonly rate?: string | undefined;
  /** Per machine; of a rule that charges machines. */
  readonly amountPerMachine?: string | undefined;
  readonly winningsBase?: Rule['winningsBase'];
  readonly negative?: Rule['negative'] | undefined;
}

/**
 * The pack with rules changed; it is hypothetical from then on, under a version of its own.
 *
 * Errors: `RangeError` naming the rule when it is not in the pack, or the change does not fit it.
 */
export function withOverrides(pack: RulePack, overrides: readonly RuleOverride[]): RulePack {
  if (overrides.length === 0) return pack;
  const changed = new Map(pack.rules.map((rule) => [rule.id, rule]));
  for (const override of overrides) {
    const rule = changed.get(override.ruleId);
    if (rule === undefined) throw new RangeError(`there is no rule ${override.ruleId} in this pack`);
    changed.set(rule.id, overrideRule(rule, override));
  }
  return packRules([...changed.values()], { isHypothetical: true });
}

function overrideRule(rule: Rule, override: RuleOverride): Rule {
  const { rate, amountPerMachine, winningsBase = rule.winningsBase, negative = rule.negative } = override;
  const parsed = ruleSchema.safeParse({
    ...rule,
    charge: chargeOf(rule, rate, amountPerMachine),
    // A field that is absent must stay absent.
    ...(winningsBase === undefined ? {} : { winningsBase }),
    negative,
  });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new RangeError(`the change does not fit ${rule.id}: ${fields}`);
}

function chargeOf(rule: Rule, rate: string | undefined, amountPerMachine: string | undefined): unknown {
  if (rate !== undefined) {
    if (rule.charge.unit !== 'RATE') throw new RangeError(`${rule.id} has no rate to change`);
    return { ...rule.charge, rate };
  }
  if (amountPerMachine !== undefined) {
    if (rule.charge.unit !== 'PER_MACHINE') {
      throw new RangeError(`${rule.id} has no amount per machine to change`);
    }
    return { ...rule.charge, amount: amountPerMachine };
  }
  return rule.charge;
}
