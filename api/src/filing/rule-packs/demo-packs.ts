import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Rule } from '../../domain/rules/rule-schema';
import { adoptInDemo, type DemoTime } from '../../house/changes/adopt-in-demo';
import type { Store } from '../../store/store';
import { shippedPack } from '../../taxes/assessment/read-current-pack';

const format = 'tallyhouse-rules/1';
/** The former pack knows what was law before this day. */
const knownUntil: Day = '2026-01-01';

/** Gives the demo a former rule pack, which two people have put out of force by the one that the product comes with. */
export async function createDemoPacks(store: Store, time: DemoTime): Promise<void> {
  const { rules } = shippedPack();
  await adoptInDemo(
    store,
    {
      kind: 'RULE_PACK',
      payload: {
        name: 'Rules known before 2026',
        source: 'Acts and regulations in force, read by the tax adviser',
        document: { format, rules: rules.flatMap(asKnownBefore) },
      },
      reason: 'The first pack of the house, read by its adviser.',
    },
    { ...time, daysAgo: 520 },
  );
  await adoptInDemo(
    store,
    {
      kind: 'RULE_PACK',
      payload: {
        name: 'Rules of 2026 and 2027',
        source: 'The pack that comes with the product; each rule names its own source.',
        document: { format, rules },
      },
      reason: 'The acts of 2026 are in force, and those of 2027 are announced.',
    },
    { ...time, daysAgo: 500 },
  );
}

/** A rule without what was decided later: those that begin then are not there, those that end then go on. */
function asKnownBefore(rule: Rule): Rule[] {
  if (rule.validFrom >= knownUntil) return [];
  return [rule.validTo !== null && rule.validTo >= knownUntil ? { ...rule, validTo: null } : rule];
}
