import * as z from 'zod/mini';
import { ruleSchema, type Rule } from './rule-schema';

/** What is wrong with one field of one rule. */
export interface RuleFault {
  /** Id of the rule, or its place in the document when it has none; empty when the fault is not in a rule. */
  readonly ruleId: string;
  readonly field: string;
  readonly message: string;
}

export type ReadRules =
  | { readonly kind: 'RULES'; readonly rules: readonly Rule[] }
  | { readonly kind: 'FAULTS'; readonly faults: readonly RuleFault[] };

const documentSchema = z.strictObject({
  format: z.literal('tallyhouse-rules/1'),
  rules: z.array(ruleSchema),
});

/**
 * Reads a document of rules.
 *
 * Refused as a whole when a field is wrong, an id comes twice, or two rules for the same jurisdiction, code and product
 * hold on the same day; each fault names its rule and field.
 */
export function readRules(document: unknown): ReadRules {
  const parsed = z.safeParse(documentSchema, document);
  if (!parsed.success) {
    return { kind: 'FAULTS', faults: parsed.error.issues.map((issue) => toFault(issue, document)) };
  }
  const { rules } = parsed.data;
  const faults = [...repeatedIds(rules), ...overlaps(rules)];
  return faults.length > 0 ? { kind: 'FAULTS', faults } : { kind: 'RULES', rules };
}

function toFault(issue: z.core.$ZodIssue, document: unknown): RuleFault {
  const [list, index, ...field] = issue.path;
  if (list !== 'rules' || typeof index !== 'number') {
    return { ruleId: '', field: issue.path.join('.'), message: wordsOf(issue) };
  }
  return { ruleId: idAt(document, index), field: field.join('.'), message: wordsOf(issue) };
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return `not one of ${issue.values.map(String).join(', ')}`;
  // The server gives the library words of its own, which name what was expected in the terms of a program.
  const isKind = issue.code === 'invalid_type' || issue.message === 'Invalid input';
  return isKind ? 'missing or of another kind' : issue.message;
}

function idAt(document: unknown, index: number): string {
  const rule = (document as { rules: readonly unknown[] }).rules[index];
  const id = typeof rule === 'object' && rule !== null && 'id' in rule ? rule.id : null;
  return typeof id === 'string' ? id : `rule ${index + 1}`;
}

function repeatedIds(rules: readonly Rule[]): RuleFault[] {
  const ids = rules.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => ({ ruleId: id, field: 'id', message: 'comes twice' }));
}

function overlaps(rules: readonly Rule[]): RuleFault[] {
  const keyOf = ({ jurisdiction, code, product }: Rule) => `${jurisdiction} ${code} ${product}`;
  const placeOf = (rule: Rule) => `${keyOf(rule)} ${rule.validFrom}`;
  const inOrder = [...rules].sort((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1));
  return inOrder.flatMap((rule, index) => {
    const earlier = inOrder[index - 1];
    if (earlier === undefined || keyOf(earlier) !== keyOf(rule)) return [];
    if (earlier.validTo !== null && earlier.validTo <= rule.validFrom) return [];
    return [{ ruleId: rule.id, field: 'validFrom', message: `${earlier.id} still holds then` }];
  });
}
