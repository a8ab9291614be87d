import { canonicalJson } from '../canonical-json';
import { sha256 } from '../sha256';
import { readRules } from './read-rules';
import type { Rule } from './rule-schema';
import shippedDocument from './rules.json';

/** A set of rules under one version. */
export interface RulePack {
  /** `sha256:` and 64 hex digits over the content: equal rules have equal versions, in whatever order they came. */
  readonly version: string;
  /** By id. */
  readonly rules: readonly Rule[];
  /** Rules were changed to see what would be: nothing computed by it may be sent. */
  readonly isHypothetical: boolean;
}

export function packRules(rules: readonly Rule[], { isHypothetical = false } = {}): RulePack {
  const byId = [...rules].sort((left, right) => (left.id < right.id ? -1 : 1));
  return { version: `sha256:${sha256(canonicalJson(byId))}`, rules: byId, isHypothetical };
}

/**
 * The rules that come with the product.
 *
 * Errors: `Error` naming rule and field when the shipped file is broken.
 */
export function readShippedRules(): RulePack {
  const read = readRules(shippedDocument);
  if (read.kind === 'RULES') return packRules(read.rules);
  throw new Error(
    read.faults.map(({ ruleId, field, message }) => `${ruleId} ${field}: ${message}`).join('; '),
  );
}
