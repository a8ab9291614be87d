import type { AuthorityView } from '@tallyhouse/shared/contracts/authorities';

export type ProofStatus = AuthorityView['proof'];

/** As the server asks. */
const leastSource = 5;

export function hasSource(source: string): boolean {
  return source.trim().length >= leastSource;
}
