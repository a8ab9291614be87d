import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { BrandModel } from './brand-model';
import { createDrawerBook, type DrawerBook } from './drawers';
import { createBucketRow, type BucketRow } from './hour-buckets';
import { createLineWriter } from './record-lines';
import type { Payment, Settlement, Ticket } from './ticket';
import { createTally, type Tally } from './truth';

/** Takes what happens at a brand, drops what is not known yet at the end of the book, and keeps the truth. */
export interface Ledger {
  readonly rows: readonly BucketRow[];
  /** What really happened, and what the store will hold; damage changes the latter. */
  readonly tallies: { readonly undamaged: Tally; readonly asLoaded: Tally };
  readonly counts: { bets: number; settlements: number; payments: number; drawers: number };
  bet(ticket: Ticket): void;
  settle(ticket: Ticket, settlement: Settlement): void;
  pay(ticket: Ticket, payment: Payment): void;
  /** Closes the drawers of a day; call it after the day's bets. */
  closeDrawers(dayIndex: number): void;
}

export function createLedger(model: BrandModel): Ledger {
  const { profile, clock } = model;
  const write = createLineWriter(profile.currency, profile.decimals);
  const tallies = { undamaged: createTally(clock.count), asLoaded: createTally(clock.count) };
  const counts = { bets: 0, settlements: 0, payments: 0, drawers: 0 };
  const rows: BucketRow[] = profile.sources.flatMap((source, index) => {
    const hourly = (kind: LoadKind) =>
      createBucketRow(index, kind, kind === 'PAYMENTS' ? source.paymentHours : source.hours);
    const kinds: LoadKind[] =
      source.channel === 'RETAIL'
        ? ['BETS', 'SETTLEMENTS', 'PAYMENTS', 'DRAWERS']
        : ['BETS', 'SETTLEMENTS', 'PAYMENTS'];
    return kinds.map(hourly);
  });
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

  return {
    rows,
    tallies,
    counts,
    bet(ticket) {
      const skewMs = model.skewOf(ticket);
      if (ticket.acceptedMs + skewMs >= clock.cutMs) return;
      targets.bets[ticket.stream.channel]?.add(
        ticket.acceptedMs + skewMs,
        write.bet(ticket, skewMs),
        ticket.stakeCash,
      );
      counts.bets += 1;
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
      const stake = settlement.stakeCash + settlement.stakeBonus;
      const isReturned = settlement.result === 'VOID' || settlement.result === 'CANCELLED';
      for (const [tally, shift] of [
        [tallies.undamaged, 0],
        [tallies.asLoaded, skewMs],
      ] as const) {
        const cell = cellAt(ticket, settlement.atMs + shift);
        tally.add('settlements', cell, 1);
        tally.add('stakesSettled', cell, stake);
        if (isReturned) tally.add('voids', cell, stake);
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
    closeDrawers(dayIndex) {
      if (drawers === null) return;
      for (const shift of drawers.close(dayIndex)) {
        rowOf('RETAIL', 'DRAWERS').add(shift.closedMs, write.drawer(shift), shift.counted);
        counts.drawers += 1;
      }
    },
  };
}
