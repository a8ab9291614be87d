import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { canonicalJson } from '../../../domain/canonical-json';
import type { Cause, CauseLine } from '../../../domain/corrections/split-by-cause';
import { addMoney, subtractMoney, sumMoney } from '../../../domain/money/money';
import type { StoredContent } from '../queries/read-content';

/** The causes with what is missing to `delta` put to `restCause`: they add up to it to the cent. */
export function closeCauses(causes: readonly CauseLine[], delta: Money, restCause: Cause): CauseLine[] {
  const rest = subtractMoney(delta, sumMoney(causes.map(({ amount }) => amount)));
  if (rest === '0.00') return [...causes];
  const others = causes.filter(({ cause }) => cause !== restCause);
  const amount = addMoney(causes.find(({ cause }) => cause === restCause)?.amount ?? '0', rest);
  return amount === '0.00' ? others : [...others, { cause: restCause, amount }];
}

/**
 * Why two versions differ in what the facts do not explain: other play put in the classes of a return, or counted in
 * another way; another choice of filters, made by a person; or facts that were written late under an earlier instant.
 */
export function restCauseOf(before: StoredContent, after: StoredContent): Cause {
  if (canonicalJson(before.offers) !== canonicalJson(after.offers)) return 'RULE_CHANGE';
  const choiceOf = ({ definition: { filters, criteria } }: StoredContent) =>
    canonicalJson({ filters, criteria });
  return choiceOf(before) === choiceOf(after) ? 'LATE_SETTLEMENT' : 'MANUAL';
}
