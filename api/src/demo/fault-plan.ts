import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import type { FaultKind } from './fault';
import type { Prng } from './prng';
import { isoSecond } from './record-text';

type FileFault = Exclude<FaultKind, 'CLOCK_SKEW' | 'LATE_BULK_CORRECTION'>;

const shares: readonly (readonly [FileFault, number])[] = [
  ['REPEATED_BATCH', 0.008],
  ['REPEATED_RECORDS', 0.004],
  ['GAP', 0.003],
  ['REJECTED_RECORDS', 0.002],
  ['CORRECTIONS', 0.001],
];

/** What goes wrong with a file, if anything; `often` multiplies the usual shares. */
export function drawFault(prng: Prng, often: number): FileFault | null {
  let rest = prng.next() / often;
  for (const [fault, share] of shares) {
    rest -= share;
    if (rest < 0) return fault;
  }
  return null;
}

/** Name of the field with the instant at which a record of the kind became known. */
export const eventField: Readonly<Record<LoadKind, string>> = {
  BETS: 'acceptedAt',
  SETTLEMENTS: 'settledAt',
  PAYMENTS: 'paidAt',
  DRAWERS: 'closedAt',
  CASH_MOVEMENTS: 'happenedAt',
  JACKPOTS: 'happenedAt',
  BALANCES: 'closedAt',
};

const spoilings: Readonly<Record<LoadKind, readonly RejectCode[]>> = {
  BETS: ['BAD_CURRENCY', 'FUTURE_EVENT', 'NEGATIVE_STAKE', 'SCHEMA', 'UNKNOWN_PRODUCT', 'UNKNOWN_BRANCH'],
  SETTLEMENTS: ['BAD_CURRENCY', 'FUTURE_EVENT', 'SCHEMA', 'UNKNOWN_PRODUCT', 'UNKNOWN_BRANCH'],
  PAYMENTS: ['BAD_CURRENCY', 'FUTURE_EVENT', 'SCHEMA', 'UNKNOWN_BRANCH'],
  DRAWERS: ['BAD_CURRENCY', 'UNKNOWN_BRANCH'],
  CASH_MOVEMENTS: ['BAD_CURRENCY', 'FUTURE_EVENT', 'SCHEMA'],
  JACKPOTS: ['BAD_CURRENCY', 'FUTURE_EVENT', 'SCHEMA'],
  BALANCES: ['BAD_CURRENCY', 'SCHEMA'],
};

/** Changes to a record after which a load refuses it with the code. */
export function drawSpoiling(
  prng: Prng,
  kind: LoadKind,
  fields: Readonly<Record<string, string>>,
): { code: RejectCode; changes: Record<string, string> } {
  const codes = spoilings[kind].filter((code) => {
    if (code === 'UNKNOWN_BRANCH') return (fields['branchId'] ?? '') !== '';
    return code !== 'NEGATIVE_STAKE' || Number(fields['stakeCash']) > 0;
  });
  const code = codes[prng.below(codes.length)] ?? 'BAD_CURRENCY';
  const eventName = eventField[kind];
  switch (code) {
    case 'FUTURE_EVENT':
      return {
        code,
        changes: { [eventName]: isoSecond(Date.parse(fields[eventName] ?? '') + 400 * 86_400_000) },
      };
    case 'NEGATIVE_STAKE':
      return { code, changes: { stakeCash: `-${fields['stakeCash'] ?? ''}` } };
    case 'SCHEMA':
      return { code, changes: { [eventName]: 'yesterday' } };
    case 'UNKNOWN_PRODUCT':
      return { code, changes: { productId: 'not-a-game' } };
    case 'UNKNOWN_BRANCH':
      return { code, changes: { branchId: 'S999' } };
    default:
      return { code: 'BAD_CURRENCY', changes: { currency: fields['currency'] === 'USD' ? 'EUR' : 'USD' } };
  }
}
