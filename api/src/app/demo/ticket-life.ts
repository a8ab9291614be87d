import type { BrandModel } from './brand-model';
import type { Ledger } from './ledger';
import { payOut, refund } from './payouts';
import { createPrng, type Prng } from './prng';
import type { Settlement, Ticket } from './ticket';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Where a ticket's records go and what chance is drawn from. */
export interface Life {
  readonly model: BrandModel;
  readonly ledger: Ledger;
  readonly prng: Prng;
}

export interface TicketFate {
  readonly settleMs: number;
  /** Payout incl. the stake when nothing intervenes, minor units; 0 for a lost ticket. */
  readonly payoutMinor: number;
  readonly cashOutShare: number;
}

/** Tells the ledger a ticket's whole life: cancelled, void, cashed out, or won or lost, and what is paid for it. */
export function playOut(life: Life, ticket: Ticket, fate: TicketFate): void {
  const { ledger, prng } = life;
  ledger.bet(ticket);
  const settleWhole = (atMs: number, result: Settlement['result'], payoutCash: number) =>
    ledger.settle(ticket, {
      part: 1,
      atMs,
      result,
      stakeCash: ticket.stakeCash,
      stakeBonus: ticket.stakeBonus,
      payoutCash,
      payoutBonus: 0,
      rounds: ticket.rounds,
    });

  // A cashier may take a ticket back within ten minutes.
  if (prng.chance(ticket.stream.channel === 'RETAIL' ? 0.012 : 0.002)) {
    const atMs = ticket.acceptedMs + 20_000 + prng.below(560) * 1000;
    if (atMs < fate.settleMs) {
      settleWhole(atMs, 'CANCELLED', 0);
      refund(life, ticket, atMs + 2000, true);
      return;
    }
  }
  if (prng.chance(0.006)) {
    settleWhole(fate.settleMs, 'VOID', 0);
    refund(life, ticket, fate.settleMs, false);
    return;
  }
  if (fate.cashOutShare > 0 && prng.chance(fate.cashOutShare) && cashOut(life, ticket, fate)) return;

  const payoutCash = winningsOf(ticket, fate.payoutMinor);
  const isWon = payoutCash > 0;
  settleWhole(fate.settleMs, isWon ? 'WON' : 'LOST', payoutCash);
  if (isWon) {
    const due = { part: 1, atMs: fate.settleMs, grossMinor: payoutCash, stakeMinor: ticket.stakeCash };
    payOut(life, ticket, due);
  } else if (ticket.legs > 0) {
    if (prng.chance(0.0006)) resettle(life, ticket, fate.settleMs);
    else voidLate(life, ticket, fate.settleMs);
  }
}

/** The stake of a free bet is not returned with its winnings. */
function winningsOf(ticket: Ticket, payoutMinor: number): number {
  return Math.max(0, payoutMinor - ticket.stakeBonus);
}

/** A protest changes a result days later: the lost ticket is paid after all. */
function resettle({ model, ledger, prng }: Life, ticket: Ticket, settledMs: number): void {
  const atMs = settledMs + Math.floor(prng.between(0.3, 5) * 86_400) * 1000;
  const payoutCash = Math.round((ticket.stakeCash + ticket.stakeBonus) * prng.between(1.6, 4));
  ledger.settle(ticket, {
    part: 2,
    rounds: 0,
    stakeCash: 0,
    stakeBonus: 0,
    payoutCash,
    payoutBonus: 0,
    atMs,
    result: 'RESETTLED',
  });
  const due = { part: 2, atMs, grossMinor: payoutCash, stakeMinor: ticket.stakeCash };
  payOut({ model, ledger, prng }, ticket, due);
}

/**
 * An event is declared void after it was settled: once in a while a lost stake comes back.
 *
 * Drawn from a stream of the ticket's own, so that no other life depends on it.
 */
function voidLate({ model, ledger }: Life, ticket: Ticket, settledMs: number): void {
  const { stakeCash, stakeBonus } = ticket;
  const prng = createPrng(`${model.seed}|late-void|${ticket.id}`);
  if (!prng.chance(0.0015)) return;
  const atMs = settledMs + Math.floor(prng.between(0.2, 12) * 86_400) * 1000;
  const nothing = { payoutCash: 0, payoutBonus: 0, rounds: 0 };
  ledger.settle(ticket, { part: 3, atMs, result: 'LATE_VOID', stakeCash, stakeBonus, ...nothing });
  refund({ model, ledger, prng }, ticket, atMs, false);
}

/** Sells the ticket back before its end, one time in six only a part of it. False when there is no time for it. */
function cashOut(life: Life, ticket: Ticket, fate: TicketFate): boolean {
  const { ledger, prng } = life;
  const atMs =
    ticket.acceptedMs +
    Math.floor(((fate.settleMs - ticket.acceptedMs) * prng.between(0.15, 0.9)) / 1000) * 1000;
  const stake = ticket.stakeCash;
  if (
    ticket.stakeBonus > 0 ||
    atMs - ticket.acceptedMs < minuteMs ||
    fate.settleMs - ticket.acceptedMs > 30 * dayMs
  )
    return false;
  const value = prng.between(0.35, 1.45);
  const isPartial = prng.chance(1 / 6) && stake >= 4 * ticket.stream.stake.stepMinor;
  const step = ticket.stream.stake.stepMinor;
  const sold = isPartial ? Math.max(step, Math.round((stake * prng.between(0.3, 0.7)) / step) * step) : stake;
  const first = {
    part: 1,
    rounds: ticket.rounds,
    stakeCash: sold,
    stakeBonus: 0,
    payoutCash: Math.max(1, Math.round(sold * value)),
    payoutBonus: 0,
  };
  ledger.settle(ticket, { ...first, atMs, result: isPartial ? 'PARTIAL_CASHOUT' : 'CASHED_OUT' });
  payOut(life, ticket, { part: 1, atMs, grossMinor: first.payoutCash, stakeMinor: sold });
  if (!isPartial) return true;
  const left = stake - sold;
  const payoutCash = Math.floor((fate.payoutMinor * left) / stake);
  const rest = { part: 2, rounds: 0, stakeCash: left, stakeBonus: 0, payoutCash, payoutBonus: 0 };
  ledger.settle(ticket, { ...rest, atMs: fate.settleMs, result: payoutCash > 0 ? 'WON' : 'LOST' });
  if (payoutCash > 0) {
    const due = { part: 2, atMs: fate.settleMs, grossMinor: payoutCash, stakeMinor: left };
    payOut(life, ticket, due);
  }
  return true;
}

export interface SessionResult {
  readonly endMs: number;
  readonly payoutMinor: number;
}

/** A casino session: one record for its stakes, settled and credited when it ends. */
export function playSession(life: Life, ticket: Ticket, { endMs, payoutMinor }: SessionResult): void {
  const { ledger } = life;
  ledger.bet(ticket);
  const isBonus = ticket.stakeBonus > 0;
  ledger.settle(ticket, {
    part: 1,
    atMs: endMs,
    result: payoutMinor > 0 ? 'WON' : 'LOST',
    stakeCash: ticket.stakeCash,
    stakeBonus: ticket.stakeBonus,
    payoutCash: isBonus ? 0 : payoutMinor,
    payoutBonus: isBonus ? payoutMinor : 0,
    rounds: ticket.rounds,
  });
  if (payoutMinor > 0) {
    const due = { part: 1, atMs: endMs, grossMinor: payoutMinor, stakeMinor: ticket.stakeCash, isBonus };
    payOut(life, ticket, due);
  }
}
