import { loadRegister } from '../../taxes/obligations/load-register';
import { correctionRuleOf, type CorrectionRule } from '../../domain/corrections/correction-method';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import type { Queryable } from '../../store/store';
import { carrierOf } from './filed-reports';

/** How the authority of a tax has closed periods corrected: as its obligation in the register says. */
export async function readCorrectionRule(store: Queryable, key: TaxPeriodKey): Promise<CorrectionRule> {
  const authority = (await loadRegister(store)).find(({ id }) => id === key.authority);
  const obligation = authority?.obligations.find(({ fulfilledBy: by }) =>
    by.kind === 'TAX_PERIOD'
      ? by.taxCode === key.code && (by.productClasses?.includes(key.productClass) ?? true)
      : by.kind === 'REPORT' && by.reportType === carrierOf(key),
  );
  if (obligation === undefined) return correctionRuleOf(key.authority);
  const { correctionMethod: method, proof, source } = obligation;
  return correctionRuleOf(key.authority, { method, proof, source });
}
