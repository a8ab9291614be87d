import type { Filing } from '@tallyhouse/shared/contracts/filings';
import { signOf } from '@tallyhouse/shared/format/exact-amount';

export type ChainPart = 'return' | 'tax' | 'payment' | 'receipt';
/** Behind, here now, ahead, in contradiction with another part, or not a part of it. */
export type ChainPlace = 'done' | 'here' | 'ahead' | 'bad' | 'none';

const steps: Readonly<Record<Exclude<ChainPart, 'receipt'>, readonly string[]>> = {
  return: ['PREPARE', 'SIMULATE', 'SUBMIT', 'CONFIRM', 'WAIT_SENDING', 'FILE_RETURN', 'RETRY', 'CORRECT'],
  tax: ['WAIT_LATE_RECORDS', 'CLOSE_PERIOD', 'DECIDE', 'AMEND_PERIOD', 'FILE_PERIOD'],
  payment: ['PAY'],
};
const filed: readonly string[] = ['FILED', 'PAID'];
const arrived: readonly string[] = ['FILED_BY_HAND', 'SENT', 'ACKNOWLEDGED', 'ACCEPTED'];

/** Where each part of something that is owed stands. */
export function chainPlaces(filing: Filing): Readonly<Record<ChainPart, ChainPlace>> {
  const { deadline, taxPeriods, payments, receipts, mismatches, next } = filing;
  const has = (...codes: readonly string[]) => mismatches.some(({ code }) => codes.includes(code));
  const at = (part: keyof typeof steps, isDone: boolean): ChainPlace => {
    if (next !== null && steps[part].includes(next.code)) return 'here';
    return isDone ? 'done' : 'ahead';
  };
  const differs = has('RETURN_BASE', 'RETURN_TAX');
  const hasTax = taxPeriods.length > 0;
  const isPaid = taxPeriods.every(
    ({ state, balance }) => filed.includes(state) && (balance === null || signOf(balance) <= 0),
  );
  return {
    return: differs
      ? 'bad'
      : deadline.reportType === null
        ? 'none'
        : at('return', filing.return !== null && arrived.includes(filing.return.state)),
    tax: differs
      ? 'bad'
      : hasTax
        ? at(
            'tax',
            taxPeriods.every(({ state }) => filed.includes(state)),
          )
        : 'none',
    payment: has('PAID') ? 'bad' : hasTax || payments.length > 0 ? at('payment', isPaid) : 'none',
    receipt: has('REFERENCE')
      ? 'bad'
      : next?.code === 'WAIT_ANSWER' || next?.code === 'RECORD'
        ? 'here'
        : receipts.length > 0 || (hasTax && taxPeriods.every(({ ackRef }) => ackRef !== null))
          ? 'done'
          : 'ahead',
  };
}
