import type { TermKey } from './term';

/** Columns of servers' answers that are terms by their own name. */
const ownNames = [
  ...[
    'day',
    'month',
    'brand',
    'licence',
    'channel',
    'vertical',
    'provider',
    'product',
    'productId',
    'device',
  ],
  ...['playerCountry', 'region', 'branch', 'branchName', 'terminal', 'terminalType', 'cashier'],
  ...[
    'bets',
    'rounds',
    'stakesCash',
    'stakesBonus',
    'stakes',
    'voids',
    'netStakes',
    'winnings',
    'ggr',
    'hold',
  ],
  ...[
    'ticketsSold',
    'ticketsCancelled',
    'stakesSold',
    'stakesSettled',
    'cancelled',
    'paid',
    'unpaid',
    'expired',
  ],
  ...[
    'vouchersIssued',
    'vouchersRedeemed',
    'vouchersExpired',
    'drawerExpected',
    'drawerCounted',
    'overShort',
    'tolerance',
  ],
  ...['float', 'sales', 'cashIn', 'payouts', 'refunds', 'withholding', 'possibleReturn', 'odds', 'legs'],
  ...['commission', 'terminals', 'terminalsActive'],
] as const satisfies readonly TermKey[];

const otherNames = {
  cashOut: 'cashTaken',
  gross: 'payout',
  // Of the list of vouchers: what players have on account is no column of reports.
  liability: 'voucherLiability',
  net: 'paidToPlayer',
  openStake: 'openBets',
  returned: 'voids',
  stake: 'stakesSold',
  taxPayable: 'payable',
  ticketsSettled: 'tickets',
} as const satisfies Readonly<Record<string, TermKey>>;

const terms: ReadonlyMap<string, TermKey> = new Map<string, TermKey>([
  ...ownNames.map((name) => [name, name] as const),
  ...Object.entries(otherNames),
]);

/** The term that explains a column of reports or lists; undefined for one that this version does not know. */
export function termOfColumn(field: string): TermKey | undefined {
  return terms.get(field);
}

const figures: ReadonlySet<string> = new Set(['count', 'money', 'rate', 'odds']);

/** As `termOfColumn` for columns of figures; those of words say what they are by their titles. */
export function termOfFigure({ field, type }: { readonly field: string; readonly type: string }) {
  return figures.has(type) ? termOfColumn(field) : undefined;
}

const ofTaxes: Readonly<Record<string, TermKey>> = {
  WHT: 'withholding',
  LEVY: 'levy',
  EXC: 'excise',
  UNCL: 'unclaimed',
};

/** The term that explains the taxes of a code; those of most codes are gaming taxes. */
export function termOfTax(code: string): TermKey {
  return ofTaxes[code] ?? 'tax';
}
