import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import type { Fault, FaultKind } from './fault';
import type { Prng } from './prng';
import { isoSecond } from './record-text';

export type FileFault = Exclude<FaultKind, 'CLOCK_SKEW' | 'LATE_BULK_CORRECTION'>;

const shares: readonly (readonly [FileFault, number])[] = [
  ['REPEATED_BATCH', 0.008],
  ['REPEATED_RECORDS', 0.004],
  ['GAP', 0.004],
  ['REJECTED_RECORDS', 0.006],
  ['CORRECTIONS', 0.003],
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

/** What a brand's book must have: a file lost for good is more than one that came late. */
const owed: readonly (readonly [fault: FileFault, isLost: boolean])[] = [
  ['GAP', true],
  ['GAP', false],
  ['REJECTED_RECORDS', false],
  ['CORRECTIONS', false],
  ['REPEATED_RECORDS', false],
  ['REPEATED_BATCH', false],
];

/** What chance has not brought yet, so that a small book has everything too. */
export function nextOwed(
  faults: readonly Pick<Fault, 'kind' | 'healedAt'>[],
  { mayLose }: { readonly mayLose: boolean },
): { readonly fault: FileFault; readonly isLost: boolean } | null {
  for (const [fault, isLost] of owed) {
    if (isLost && !mayLose) continue;
    const isThere = faults.some(
      ({ kind, healedAt }) => kind === fault && (fault !== 'GAP' || (healedAt === null) === isLost),
    );
    if (!isThere) return { fault, isLost };
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

/** Changes to a record after which a load refuses it with the code, one of those that `seen` has least often. */
export function drawSpoiling(
  prng: Prng,
  kind: LoadKind,
  fields: Readonly<Record<string, string>>,
  seen: ReadonlyMap<RejectCode, number>,
): { code: RejectCode; changes: Record<string, string> } {
  const possible = spoilings[kind].filter((code) => {
    if (code === 'UNKNOWN_BRANCH') return (fields['branchId'] ?? '') !== '';
    return code !== 'NEGATIVE_STAKE' || Number(fields['stakeCash']) > 0;
  });
  const fewest = Math.min(...possible.map((code) => seen.get(code) ?? 0));
  const codes = possible.filter((code) => (seen.get(code) ?? 0) === fewest);
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
