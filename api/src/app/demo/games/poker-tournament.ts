import type { SessionStream } from '../brand-profile';
import { createTicket, drawStake, instantsOf, pickProduct, type StreamDay } from '../stream-day';
import { playSession } from '../ticket-life';

const minuteMs = 60_000;
const entriesEach = 24;
const feeShare = 0.1;
const prizeShares = [0.5, 0.3, 0.2];

/** Tournaments of about 24 entries: a tenth of what an entry costs is the fee, the rest goes to the first three. */
export function playPokerTournament(day: StreamDay<SessionStream>): void {
  const { model, stream, prng } = day;
  const products = model.products.filter(({ vertical }) => vertical === 'POKER_TOURNAMENT');
  let number = 0;
  let left = day.count;
  for (const startMs of instantsOf(day, Math.ceil(day.count / entriesEach))) {
    const entries = Math.min(left, Math.max(6, prng.poisson(entriesEach)));
    if (entries < 6) return;
    left -= entries;
    const product = pickProduct(products, prng);
    const entryMinor = drawStake(stream.stake, prng);
    const pool = Math.floor(entries * entryMinor * (1 - feeShare));
    // A guarantee that too few entries cover is paid all the same.
    const paidPool = prng.chance(0.04) ? Math.floor(pool * 1.2) : pool;
    const endMs = startMs + (70 + entries * 3) * minuteMs;
    for (let entry = 0; entry < entries; entry += 1) {
      const acceptedMs = startMs + prng.below(10 * 60) * 1000; // late registration
      const draft = {
        number,
        acceptedMs,
        product,
        stakeMinor: entryMinor,
        legs: 0,
        rounds: 1,
        odds: '',
        bonusShare: 0,
      };
      const ticket = createTicket(day, draft);
      number += 1;
      if (ticket !== null)
        playSession(day, ticket, { endMs, payoutMinor: Math.floor(paidPool * (prizeShares[entry] ?? 0)) });
    }
  }
}
