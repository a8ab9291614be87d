import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';

/** Whether a file holds what its sender says it holds. */
export type ControlCheck = 'matches' | 'differs' | 'not-given' | 'withheld';

// The wire allows one to four decimals; padded digits compare as whole numbers, without floats.
function inTenThousandths(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.');
  const digits = BigInt(whole + decimals.padEnd(4, '0'));
  return amount.startsWith('-') ? -digits : digits;
}

/** Compares the sender's count and control amount with what was counted here, to the last decimal. */
export function controlCheckOf({ control, computed }: Pick<LoadBatch, 'control' | 'computed'>): ControlCheck {
  if (control === null) return 'not-given';
  if (control.amount === null || computed.amount === null) return 'withheld';
  const sameCount = control.count === computed.count;
  return sameCount && inTenThousandths(control.amount) === inTenThousandths(computed.amount)
    ? 'matches'
    : 'differs';
}
