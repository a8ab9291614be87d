import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { BrandProfile } from './brand-profile';
import { isoSecond, moneyText } from './record-text';
import type {
  CashMovement,
  ClosingBalances,
  DrawerShift,
  JackpotMovement,
  Payment,
  Settlement,
  Ticket,
} from './ticket';

/** Column names per kind, in the order of the load-file format. */
export const columnsOf: Readonly<Record<LoadKind, readonly string[]>> = {
  BETS: 'recordId,recordVersion,acceptedAt,vertical,productId,licenceId,branchId,terminalId,cashierId,playerRef,playerCountry,device,currency,stakeCash,stakeBonus,legs,rounds,oddsTotal'.split(
    ',',
  ),
  SETTLEMENTS:
    'recordId,recordVersion,betRecordId,settledAt,result,vertical,productId,licenceId,branchId,terminalId,cashierId,playerCountry,device,currency,stakeCash,stakeBonus,payoutCash,payoutBonus,rounds'.split(
      ',',
    ),
  PAYMENTS:
    'recordId,recordVersion,betRecordId,kind,method,paidAt,vertical,productId,licenceId,sellingBranchId,branchId,cashierId,playerCountry,device,currency,gross,withholding,net'.split(
      ',',
    ),
  DRAWERS:
    'recordId,recordVersion,branchId,cashierId,openedAt,closedAt,currency,float,sales,payouts,refunds,cashIn,cashOut,counted'.split(
      ',',
    ),
  CASH_MOVEMENTS:
    'recordId,recordVersion,kind,relatedRecordId,happenedAt,licenceId,playerRef,playerCountry,method,currency,amount'.split(
      ',',
    ),
  JACKPOTS:
    'recordId,recordVersion,poolId,kind,happenedAt,vertical,productId,licenceId,playerRef,betRecordId,currency,amount'.split(
      ',',
    ),
  BALANCES:
    'recordId,recordVersion,closedAt,licenceId,currency,playerCash,bonus,openBets,unpaidWinnings,pendingWithdrawals,jackpotPools,heldFunds'.split(
      ',',
    ),
};

/** The field that a file's control total adds up. */
export const controlField: Readonly<Record<LoadKind, string>> = {
  BETS: 'stakeCash',
  SETTLEMENTS: 'stakeCash',
  PAYMENTS: 'gross',
  DRAWERS: 'counted',
  CASH_MOVEMENTS: 'amount',
  JACKPOTS: 'amount',
  BALANCES: 'playerCash',
};

/** Decimals of a kind's control field: jackpots are counted in ten-thousandths. */
export function controlDecimals(kind: LoadKind, decimals: 0 | 2): 0 | 2 | 4 {
  return kind === 'JACKPOTS' ? 4 : decimals;
}

type Market = Pick<BrandProfile, 'currency' | 'decimals' | 'licence'>;

/** Writes records as CSV lines; no value holds a comma or a quote. `skewMs` is how far the source's clock is ahead. */
export interface LineWriter {
  bet(ticket: Ticket, skewMs: number): string;
  settlement(ticket: Ticket, settlement: Settlement, skewMs: number): string;
  payment(ticket: Ticket, payment: Payment, skewMs: number): string;
  drawer(shift: DrawerShift): string;
  cash(movement: CashMovement, player: { readonly ref: string; readonly country: string }): string;
  jackpot(movement: JackpotMovement): string;
  /** `closedMs` is the cut-off. */
  balances(id: string, closedMs: number, balances: ClosingBalances): string;
}

/** Of a market abroad, what is of no bet names its licence; at home one account serves all licences. */
export function createLineWriter({ currency, decimals, licence }: Market): LineWriter {
  const licenceId = licence?.id ?? '';
  const money = (minor: number) => moneyText(minor, decimals);
  const place = (ticket: Ticket) =>
    `${ticket.vertical},${ticket.productId},${ticket.stream.licenceId},${ticket.shop?.id ?? ''},${ticket.terminalId},${ticket.cashierId}`;
  return {
    bet: (ticket, skewMs) =>
      `${ticket.id},1,${isoSecond(ticket.acceptedMs + skewMs)},${place(ticket)},${ticket.playerRef},${ticket.playerCountry},${ticket.device},${currency},` +
      `${money(ticket.stakeCash)},${money(ticket.stakeBonus)},${ticket.legs},${ticket.rounds},${ticket.odds}`,
    settlement: (ticket, settlement, skewMs) =>
      `${ticket.id}-${settlement.part},1,${ticket.id},${isoSecond(settlement.atMs + skewMs)},${settlement.result},${place(ticket)},${ticket.playerCountry},${ticket.device},${currency},` +
      `${money(settlement.stakeCash)},${money(settlement.stakeBonus)},${money(settlement.payoutCash)},${money(settlement.payoutBonus)},${settlement.rounds}`,
    payment: (ticket, payment, skewMs) =>
      `${ticket.id}-P${payment.part},1,${ticket.id},${payment.kind},${payment.method},${isoSecond(payment.atMs + skewMs)},` +
      `${ticket.vertical},${ticket.productId},${ticket.stream.licenceId},${ticket.shop?.id ?? ''},${payment.shop?.id ?? ''},${payment.cashierId},${ticket.playerCountry},${ticket.device},${currency},` +
      `${money(payment.gross)},${money(payment.withholding)},${money(payment.net)}`,
    drawer: (shift) =>
      `${shift.id},1,${shift.shopId},${shift.cashierId},${isoSecond(shift.openedMs)},${isoSecond(shift.closedMs)},${currency},` +
      [shift.float, shift.sales, shift.payouts, shift.refunds, shift.cashIn, shift.cashOut, shift.counted]
        .map(money)
        .join(','),
    cash: ({ id, kind, relatedId, atMs, method, amount }, { ref, country }) =>
      `${id},1,${kind},${relatedId},${isoSecond(atMs)},${licenceId},${ref},${country},${method},${currency},${money(amount)}`,
    jackpot: ({ id, poolId, kind, atMs, ticket, licenceId, amount }) =>
      `${id},1,${poolId},${kind},${isoSecond(atMs)},CASINO_SLOTS,${ticket?.productId ?? ''},${licenceId},` +
      `${ticket?.playerRef ?? ''},${ticket?.id ?? ''},${currency},${moneyText(amount, 4)}`,
    balances: (id, closedMs, one) =>
      `${id},1,${isoSecond(closedMs)},${licenceId},${currency},${money(one.playerCash)},${money(one.bonus)},${money(one.openBets)},` +
      `${money(one.unpaidWinnings)},${money(one.pendingWithdrawals)},${moneyText(one.jackpotPools, 4)},${money(one.heldFunds)}`,
  };
}

/** The fields of a CSV line by column name. */
export function readLine(kind: LoadKind, line: string): Record<string, string> {
  const values = line.split(',');
  return Object.fromEntries(columnsOf[kind].map((column, index) => [column, values[index] ?? '']));
}

/** `line` with some fields replaced. */
export function rewriteLine(kind: LoadKind, line: string, changes: Readonly<Record<string, string>>): string {
  const fields = readLine(kind, line);
  return columnsOf[kind].map((column) => changes[column] ?? fields[column]).join(',');
}
