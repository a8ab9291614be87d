import { proposalWords, type ProposalCode } from '@tallyhouse/shared/contracts/words/proposals.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';

/** A part of the sentence that says what a change would do. */
export interface ProposalPart extends Said {
  readonly code: ProposalCode;
}

export function part(code: ProposalCode, params: Said['params'] = {}): ProposalPart {
  return { code, params };
}

/** The sentence in English, without a full stop. */
export function sentenceOf(parts: readonly ProposalPart[]): string {
  return parts.map(({ code, params }) => fillPlaces(proposalWords[code], params)).join(', ');
}
