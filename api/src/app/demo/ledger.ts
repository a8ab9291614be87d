import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { BrandModel } from './brand-model';
import type { CashTruth } from './cash-truth';
import { createDrawerBook, type DrawerBook } from './drawers';
import type { BucketRow } from './buckets';
import type { JackpotWin } from './jackpot-book';
import { MoneyBooks } from './money-books';
import { createLineWriter } from './record-lines';
import { bucketRowsOf } from './source-rows';
import { returnsStake, stakeSettledBy, type Payment, type Settlement, type Ticket } from './ticket';
import { createTally, type Tally } from './truth';

/** Takes what happens at a brand, drops what is not known yet at the end of the book, and keeps the truth. */
export interface Ledger {
  readonly rows: readonly BucketRow[];
  /** What really happened, and what the store will hold; damage changes the latter. */
  readonly tallies: { readonly undamaged: Tally; readonly asLoaded: Tally };
  readonly counts: LedgerCounts;
  readonly cash: Pick<CashTruth, 'months' | 'days'>;
  bet(ticket: Ticket): void;
  settle(ticket: Ticket, settlement: Settlement): void;
  pay(ticket: Ticket, payment: Payment): void;
  /** Closes drawers, jackpot, accounts and balances of a day; call it after the day's bets, day after day. */
  closeDay(dayIndex: number): void;
}

export interface LedgerCounts {
  bets: number;
  settlements: number;
  payments: number;
  drawers: number;
  cashMovements: number;
  jackpots: number;
  balances: number;
}

const secondMs = 1000;
/** Number of a jackpot's settlement within its session. */
const jackpotPart = 9;

export function createLedger(model: BrandModel): Ledger {
  const { profile, clock } = model;
  const write = createLineWriter(profile);
  const tallies = { undamaged: createTally(clock.count), asLoaded: createTally(clock.count) };
  const counts = emptyCounts();
  const money = new MoneyBooks(model);
  const rows = profile.sources.flatMap((source, index) => bucketRowsOf(model, source, index));
  const rowOf = (channel: Channel, kind: LoadKind): BucketRow => {
    const row = rows.find(
      (one) => one.kind === kind && profile.sources[one.sourceIndex]?.channel === channel,
    );
    if (row === undefined) throw new Error(`${profile.id} has no source for ${channel} ${kind}`);
    return row;
  };
  const byChannel = (kind: LoadKind) => ({
    ONLINE: rowOf('ONLINE', kind),
    RETAIL: profile.retail === null ? null : rowOf('RETAIL', kind),
  });
  const targets = {
    bets: byChannel('BETS'),
    settlements: byChannel('SETTLEMENTS'),
    payments: byChannel('PAYMENTS'),
  };
  const drawers: DrawerBook | null =
    profile.retail === null || model.shops === null
      ? null
      : createDrawerBook(model.seed, profile.retail, model.shops, clock);

  const cellAt = (ticket: Ticket, epochMs: number) => ({
    dayIndex: clock.indexOf(epochMs),
    channel: ticket.stream.channel,
    vertical: ticket.vertical,
  });

  const ledger: Ledger = {
    rows,
    tallies,
    counts,
    cash: money.truth,
    bet(ticket) {
      const skewMs = model.skewOf(ticket);
      if (ticket.acceptedMs + skewMs >= clock.cutMs) return;
      targets.bets[ticket.stream.channel]?.add(
        ticket.acceptedMs + skewMs,
        write.bet(ticket, skewMs),
        ticket.stakeCash,
      );
      counts.bets += 1;
      money.bet(ticket, ticket.acceptedMs + skewMs);
      for (const [tally, shift] of [
        [tallies.undamaged, 0],
        [tallies.asLoaded, skewMs],
      ] as const) {
        const cell = cellAt(ticket, ticket.acceptedMs + shift);
        tally.add('bets', cell, 1);
        tally.add('stakesPlaced', cell, ticket.stakeCash + ticket.stakeBonus);
      }
      if (ticket.shop !== null && ticket.cashierId !== '')
        drawers?.add('sales', ticket.shop, ticket.acceptedMs, ticket.stakeCash);
    },
    settle(ticket, settlement) {
      const skewMs = model.skewOf(ticket);
      if (settlement.atMs + skewMs >= clock.cutMs) return;
      targets.settlements[ticket.stream.channel]?.add(
        settlement.atMs + skewMs,
        write.settlement(ticket, settlement, skewMs),
        settlement.stakeCash,
      );
      counts.settlements += 1;
      money.settle(ticket, settlement, settlement.atMs + skewMs);
      const stake = settlement.stakeCash + settlement.stakeBonus;
      for (const [tally, shift] of [
        [tallies.undamaged, 0],
        [tallies.asLoaded, skewMs],
      ] as const) {
        const cell = cellAt(ticket, settlement.atMs + shift);
        tally.add('settlements', cell, 1);
        tally.add('stakesSettled', cell, stakeSettledBy(settlement));
        if (returnsStake(settlement.result)) tally.add('voids', cell, stake);
        else tally.add('winnings', cell, settlement.payoutCash + settlement.payoutBonus);
      }
    },
    pay(ticket, payment) {
      const skewMs = model.skewOf(ticket);
      if (payment.atMs + skewMs >= clock.cutMs) return;
      targets.payments[ticket.stream.channel]?.add(
        payment.atMs + skewMs,
        write.payment(ticket, payment, skewMs),
        payment.gross,
      );
      counts.payments += 1;
      money.pay(ticket, payment, payment.atMs + skewMs);
      for (const [tally, shift] of [
        [tallies.undamaged, 0],
        [tallies.asLoaded, skewMs],
      ] as const) {
        const cell = cellAt(ticket, payment.atMs + shift);
        tally.add('payments', cell, 1);
        if (payment.kind === 'WINNINGS') tally.add('winningsPaid', cell, payment.gross);
      }
      if (payment.method === 'CASH' && payment.shop !== null) {
        drawers?.add(
          payment.kind === 'REFUND' ? 'refunds' : 'payouts',
          payment.shop,
          payment.atMs,
          payment.net,
        );
      }
    },
    closeDay(dayIndex) {
      closeDrawers(dayIndex);
      for (const win of money.closeJackpot(dayIndex)) payJackpot(ledger, win);
      closeMoney(dayIndex);
    },
  };

  function closeDrawers(dayIndex: number): void {
    for (const shift of drawers?.close(dayIndex) ?? []) {
      rowOf('RETAIL', 'DRAWERS').add(shift.closedMs, write.drawer(shift), shift.counted);
      counts.drawers += 1;
    }
  }

  function closeMoney(dayIndex: number): void {
    const { movements, jackpots, balances } = money.close(dayIndex);
    for (const movement of movements) {
      const { player, atMs, amount } = movement;
      const of = { ref: model.players.refOf(player), country: model.players.countryOf(player) };
      rowOf('ONLINE', 'CASH_MOVEMENTS').add(atMs, write.cash(movement, of), amount);
    }
    for (const movement of jackpots)
      rowOf('ONLINE', 'JACKPOTS').add(movement.atMs, write.jackpot(movement), movement.amount);
    const closedMs = clock.startOf(dayIndex + 1);
    const line = write.balances(`BAL-${clock.nameOf(dayIndex)}`, closedMs, balances);
    // In the file of the day that it closes.
    rowOf('ONLINE', 'BALANCES').add(closedMs - 1, line, balances.playerCash);
    counts.cashMovements += movements.length;
    counts.jackpots += jackpots.length;
    counts.balances += 1;
  }

  return ledger;
}

/** Nothing counted yet. */
export function emptyCounts(): LedgerCounts {
  return { bets: 0, settlements: 0, payments: 0, drawers: 0, cashMovements: 0, jackpots: 0, balances: 0 };
}

/** A jackpot is one more settlement of the session that won it, paid into the account at once. */
function payJackpot(ledger: Ledger, { ticket, atMs, amountMinor }: JackpotWin): void {
  const amounts = { stakeCash: 0, stakeBonus: 0, payoutCash: amountMinor, payoutBonus: 0, rounds: 0 };
  ledger.settle(ticket, { part: jackpotPart, atMs, result: 'RESETTLED', ...amounts });
  ledger.pay(ticket, {
    part: jackpotPart,
    atMs: atMs + secondMs,
    kind: 'WINNINGS',
    method: 'WALLET',
    shop: null,
    cashierId: '',
    gross: amountMinor,
    withholding: 0,
    net: amountMinor,
  });
}
