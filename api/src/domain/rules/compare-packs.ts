import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import { ruleChangeWords, type RuleChangeCode } from '@tallyhouse/shared/contracts/words/rule-changes.en';
import { canonicalJson } from '../canonical-json';
import type { Rule } from './rule-schema';
import type { RulePack } from './rule-pack';

export interface RuleDifference {
  readonly ruleId: string;
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  /** One sentence for each thing that differs: in English, and at the same place what it says. */
  readonly words: readonly string[];
  readonly said: readonly Said[];
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
    const said = changesOf(left, right);
    return said.length === 0 ? [] : [{ ruleId: id, kind: 'CHANGED', words: said.map(textOf), said }];
  });
}

function whole(rule: Rule, kind: 'ADDED' | 'REMOVED'): RuleDifference {
  const { validFrom: from, validTo: until, status } = rule;
  const verb = kind === 'ADDED' ? 'COMES_IN' : 'GOES_OUT';
  const params = { charge: chargeFormula(rule), from, status };
  const said = until === null ? sayThat(verb, params) : sayThat(`${verb}_UNTIL`, { ...params, until });
  return { ruleId: rule.id, kind, words: [textOf(said)], said: [said] };
}

function changesOf(before: Rule, after: Rule): Said[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Rule)[];
  return fields
    .filter((field) => valueOf(before[field]) !== valueOf(after[field]))
    .map((field) =>
      field === 'charge'
        ? sayThat('CHARGES', { charge: chargeFormula(after), before: chargeFormula(before) })
        : changeOf(field, valueOf(before[field]), valueOf(after[field])),
    );
}

function changeOf(field: string, before: string, after: string): Said {
  if (before === '') return sayThat('FIELD_CAME', { field, after });
  return after === ''
    ? sayThat('FIELD_WENT', { field, before })
    : sayThat('FIELD_IS', { field, after, before });
}

function sayThat(code: RuleChangeCode, params: Said['params']): Said {
  return { code, params };
}

function textOf({ code, params }: Said): string {
  return fillPlaces(ruleChangeWords[code as RuleChangeCode], params);
}

/** The charge in a form that is the same in every language: `25 % × GGR`, `100000 TZS × MACHINES`. */
export function chargeFormula({ charge, base, currency }: Rule): string {
  switch (charge.unit) {
    case 'RATE':
      return `${percent(charge.rate)} × ${base}`;
    case 'PER_MACHINE':
      return `${charge.amount} ${currency} × MACHINES`;
    case 'BRACKETS':
      return charge.brackets
        .map(({ from, upTo, rate }) => `${percent(rate)} × ${base} (${from} – ${upTo ?? '…'})`)
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

/** As text; empty where there is none. */
function valueOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : canonicalJson(value);
}
