import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';

/** What a field holds; `?` may be empty. References (`branch`, `terminal`, `product`, `licence`) must be known. */
export type FieldRule =
  | 'key'
  | 'key?'
  | 'branch'
  | 'branch?'
  | 'terminal?'
  | 'product'
  | 'licence'
  | 'country?'
  | 'version'
  | 'count'
  | 'instant'
  | 'currency'
  | 'stake'
  | 'amount'
  | 'amount?'
  | readonly string[];

export interface LoadField {
  readonly name: string;
  /** Column of the fact table. */
  readonly column: string;
  readonly rule: FieldRule;
}

/** How the records of one kind look in a file and where they go. */
export interface KindOfLoad {
  readonly kind: LoadKind;
  readonly table: string;
  /** In the order of docs/domain/load-files.md. */
  readonly fields: readonly LoadField[];
  /** The instant that decides the gaming day. */
  readonly eventField: string;
  /** The amount that the control total sums. */
  readonly controlField: string;
  /** Columns that make two records of the same version the same. */
  readonly content: readonly string[];
  /** Whether the fact table repeats the file's channel. */
  readonly hasChannel: boolean;
}

const verticals: readonly string[] = verticalSchema.options;
const results = ['WON', 'LOST', 'VOID', 'CANCELLED', 'CASHED_OUT', 'PARTIAL_CASHOUT', 'RESETTLED'];

function field(name: string, rule: FieldRule, column = snakeCase(name)): LoadField {
  return { name, rule, column };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const identity = [field('recordId', 'key'), field('recordVersion', 'version')];

export const loadKinds: Readonly<Record<LoadKind, KindOfLoad>> = {
  BETS: {
    kind: 'BETS',
    table: 'bet',
    eventField: 'acceptedAt',
    controlField: 'stakeCash',
    content: ['stake_cash', 'stake_bonus', 'rounds'],
    hasChannel: true,
    fields: [
      ...identity,
      field('acceptedAt', 'instant'),
      field('vertical', verticals),
      field('productId', 'product'),
      field('licenceId', 'licence'),
      field('branchId', 'branch?'),
      field('terminalId', 'terminal?'),
      field('cashierId', 'key?'),
      field('playerRef', 'key?'),
      field('playerCountry', 'country?'),
      field('device', 'key?'),
      field('currency', 'currency'),
      field('stakeCash', 'stake'),
      field('stakeBonus', 'stake'),
      field('legs', 'count'),
      field('rounds', 'count'),
      field('oddsTotal', 'amount?'),
    ],
  },
  SETTLEMENTS: {
    kind: 'SETTLEMENTS',
    table: 'settlement',
    eventField: 'settledAt',
    controlField: 'stakeCash',
    content: ['result', 'stake_cash', 'stake_bonus', 'payout_cash', 'payout_bonus', 'rounds'],
    hasChannel: true,
    fields: [
      ...identity,
      field('betRecordId', 'key'),
      field('settledAt', 'instant'),
      field('result', results),
      field('vertical', verticals),
      field('productId', 'product'),
      field('licenceId', 'licence'),
      field('branchId', 'branch?'),
      field('terminalId', 'terminal?'),
      field('cashierId', 'key?'),
      field('playerCountry', 'country?'),
      field('device', 'key?'),
      field('currency', 'currency'),
      field('stakeCash', 'stake'),
      field('stakeBonus', 'stake'),
      field('payoutCash', 'amount'),
      field('payoutBonus', 'amount'),
      field('rounds', 'count'),
    ],
  },
  PAYMENTS: {
    kind: 'PAYMENTS',
    table: 'payment',
    eventField: 'paidAt',
    controlField: 'gross',
    content: ['kind', 'gross', 'withholding', 'net'],
    hasChannel: true,
    fields: [
      ...identity,
      field('betRecordId', 'key'),
      field('kind', ['WINNINGS', 'REFUND', 'EXPIRED']),
      field('method', ['CASH', 'WALLET', 'VOUCHER', 'NONE']),
      field('paidAt', 'instant'),
      field('vertical', verticals),
      field('productId', 'product'),
      field('licenceId', 'licence'),
      field('sellingBranchId', 'branch?'),
      field('branchId', 'branch?'),
      field('cashierId', 'key?'),
      field('playerCountry', 'country?'),
      field('device', 'key?'),
      field('currency', 'currency'),
      field('gross', 'amount'),
      field('withholding', 'amount'),
      field('net', 'amount'),
    ],
  },
  DRAWERS: {
    kind: 'DRAWERS',
    table: 'drawer_shift',
    eventField: 'closedAt',
    controlField: 'counted',
    content: ['float_amount', 'sales', 'payouts', 'refunds', 'cash_in', 'cash_out', 'counted'],
    hasChannel: false,
    fields: [
      ...identity,
      field('branchId', 'branch'),
      field('cashierId', 'key'),
      field('openedAt', 'instant'),
      field('closedAt', 'instant'),
      field('currency', 'currency'),
      field('float', 'amount', 'float_amount'),
      field('sales', 'amount'),
      field('payouts', 'amount'),
      field('refunds', 'amount'),
      field('cashIn', 'amount'),
      field('cashOut', 'amount'),
      field('counted', 'amount'),
    ],
  },
};
