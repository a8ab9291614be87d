import type { Problem } from '@tallyhouse/shared/contracts/problem';

interface RuleFaults {
  /** Id of the rule; empty: of the file as a whole. */
  readonly rule: string;
  /** `charge.rate: not a fraction`. */
  readonly messages: readonly string[];
}

/** `document.<id of the rule>.<field>`: ids end with the day from which the rule holds, such as `TZ.GGT.SPORTS.2018-07-01`. */
const ofRule = /^document\.(?<rule>.+?\.\d{4}-\d\d-\d\d)\.?(?<field>.*)$/;

/** What the server says against a rule pack, by rule, in its order; nothing of other fields. */
export function faultsByRule(errors: NonNullable<Problem['errors']>): RuleFaults[] {
  const byRule = new Map<string, string[]>();
  for (const { field, message, code } of errors) {
    if (code !== 'RULE') continue;
    const parts = ofRule.exec(field)?.groups;
    const rule = parts?.['rule'] ?? '';
    const part = parts?.['field'] ?? field.replace(/^document\.?/, '');
    byRule.set(rule, [...(byRule.get(rule) ?? []), part === '' ? message : `${part}: ${message}`]);
  }
  return [...byRule].map(([rule, messages]) => ({ rule, messages }));
}
