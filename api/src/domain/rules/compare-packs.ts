import { canonicalJson } from '../canonical-json';
import type { Rule } from './rule-schema';
import type { RulePack } from './rule-pack';

export interface RuleDifference {
  readonly ruleId: string;
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  /** One sentence for each thing that differs. */
  readonly words: readonly string[];
}

/** What is different in `after`, by rule id; empty exactly when both packs have the same version. */
export function comparePacks(before: RulePack, after: RulePack): RuleDifference[] {
  const old = new Map(before.rules.map((rule) => [rule.id, rule]));
  const fresh = new Map(after.rules.map((rule) => [rule.id, rule]));
  const ids = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return ids.flatMap((id): RuleDifference[] => {
    const left = old.get(id);
    const right = fresh.get(id);
    if (left === undefined) return right === undefined ? [] : [whole(right, 'ADDED')];
    if (right === undefined) return [whole(left, 'REMOVED')];
    const words = changesOf(left, right);
    return words.length === 0 ? [] : [{ ruleId: id, kind: 'CHANGED', words }];
  });
}

function whole(rule: Rule, kind: 'ADDED' | 'REMOVED'): RuleDifference {
  const verb = kind === 'ADDED' ? 'comes in' : 'goes out';
  const until = rule.validTo === null ? '' : ` until before ${rule.validTo}`;
  const words = `The rule ${verb}: ${chargeWords(rule)}, from ${rule.validFrom}${until}, ${rule.status}.`;
  return { ruleId: rule.id, kind, words: [words] };
}

function changesOf(before: Rule, after: Rule): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Rule)[];
  return fields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) =>
      field === 'charge'
        ? `It charges ${chargeWords(after)}, before ${chargeWords(before)}.`
        : `The field ${field} is ${textOf(after[field])}, before ${textOf(before[field])}.`,
    );
}

/** The charge in words: `25 % of GGR`, `100000 TZS per machine`. */
export function chargeWords({ charge, base, currency }: Rule): string {
  switch (charge.unit) {
    case 'RATE':
      return `${percent(charge.rate)} of ${base}`;
    case 'PER_MACHINE':
      return `${charge.amount} ${currency} per machine`;
    case 'BRACKETS':
      return charge.brackets
        .map(
          ({ from, upTo, rate }) =>
            `${percent(rate)} of ${base} from ${from}${upTo === null ? '' : ` to ${upTo}`}`,
        )
        .join(', ');
  }
}

/** Moves the point by text, so that no digit is lost: `0.255` is `25.5 %`. */
function percent(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = fraction.padEnd(2, '0');
  const units = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = digits.slice(2).replace(/0+$/, '');
  return rest === '' ? `${units} %` : `${units}.${rest} %`;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : canonicalJson(value);
}
