import {
  machineGamesDutyLimit,
  methodOf,
  type CarryLimit,
  type CorrectionMethod,
  type ObligationCorrection,
} from './correct-period';

/** How a tax authority has a closed period corrected, and how far it lets a difference be carried. */
export interface CorrectionRule {
  readonly method: CorrectionMethod;
  /** Null where nothing is carried, or without a limit. */
  readonly limit: CarryLimit | null;
  readonly proof: 'VERIFIED' | 'SECONDARY' | 'UNVERIFIED';
  readonly source: string;
}

const restated: CorrectionRule = {
  method: methodOf('REPLACE'),
  limit: null,
  proof: 'UNVERIFIED',
  source: 'No text on corrections was read: an amended return takes the place of the first one',
};

const rules: Readonly<Record<string, CorrectionRule>> = {
  HMRC: {
    method: methodOf('NEXT_PERIOD'),
    limit: machineGamesDutyLimit,
    proof: 'SECONDARY',
    source: 'Texts of the machine games duty return; taken to hold for the other gambling duties too',
  },
};

/**
 * The one method of an authority's taxes; `registered` is how the register says that its returns are corrected, which
 * wins over what is known here.
 */
export function correctionRuleOf(
  authority: string,
  registered?: Pick<CorrectionRule, 'proof' | 'source'> & { readonly method: ObligationCorrection },
): CorrectionRule {
  const known = rules[authority] ?? restated;
  if (registered === undefined) return known;
  const method = methodOf(registered.method);
  const { proof, source } = registered;
  return { method, limit: method === known.method ? known.limit : null, proof, source };
}
