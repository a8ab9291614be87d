import type { SessionStream } from '../brand-profile';
import type { Prng } from '../prng';
import { createTicket, drawStake, instantsOf, pickProduct, type StreamDay } from '../stream-day';
import { playSession } from '../ticket-life';

const secondMs = 1000;
const bonusShare = 0.02;

interface Session {
  readonly rounds: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly seconds: number;
}

/** Sessions of a casino game: `play` turns the stake of a round into a session. */
function playSessions(
  day: StreamDay<SessionStream>,
  vertical: string,
  play: (roundMinor: number, product: number) => Session,
): void {
  const { model, stream, prng } = day;
  const products = model.products.filter((product) => product.vertical === vertical);
  for (const [number, acceptedMs] of instantsOf(day, day.count).entries()) {
    const product = pickProduct(products, prng);
    const session = play(drawStake(stream.stake, prng), products.indexOf(product));
    const draft = {
      number,
      acceptedMs,
      product,
      stakeMinor: session.stakeMinor,
      legs: 0,
      rounds: session.rounds,
      odds: '',
      bonusShare,
    };
    const ticket = createTicket(day, draft);
    if (ticket === null) continue;
    playSession(day, ticket, {
      endMs: acceptedMs + Math.ceil(session.seconds) * secondMs,
      payoutMinor: session.payoutMinor,
    });
  }
}

const hitRate = 0.25;
const tail = 1.5;
const topMultiple = 5000;

/** Spins one by one where they win: a quarter do, by a multiple with a long tail. Returns 95.5 % on average. */
export function playSlots(day: StreamDay<SessionStream>): void {
  const { prng } = day;
  playSessions(day, 'CASINO_SLOTS', (spinMinor, product) => {
    // Each game has its own return, 95.5 % give or take one.
    const smallest = smallestMultiple((0.945 + (product % 5) * 0.005) / hitRate);
    const rounds = Math.max(1, Math.round(prng.logNormal(86, 0.9)));
    const hits = Math.min(rounds, prng.poisson(rounds * hitRate));
    let multiples = 0;
    for (let hit = 0; hit < hits; hit += 1)
      multiples += Math.min(topMultiple, smallest * (1 - prng.next()) ** (-1 / tail));
    return {
      rounds,
      stakeMinor: rounds * spinMinor,
      payoutMinor: Math.floor(spinMinor * multiples),
      seconds: 8 + rounds * prng.between(5, 9),
    };
  });
}

/** Where the curve of multiples starts, so that its mean, cut at the top multiple, is `mean`. */
function smallestMultiple(mean: number): number {
  let smallest = (mean * (tail - 1)) / tail;
  for (let round = 0; round < 4; round += 1) {
    const cut = (topMultiple ** (1 - tail) * smallest ** tail) / (tail - 1);
    smallest = ((mean + cut) * (tail - 1)) / tail;
  }
  return smallest;
}

/** Roulette, blackjack, baccarat: many near-even rounds, so a session swings with the root of their number. */
export function playTable(day: StreamDay<SessionStream>): void {
  const { prng } = day;
  const isLive = day.stream.game === 'live';
  playSessions(day, isLive ? 'LIVE_CASINO' : 'CASINO_TABLE', (roundMinor, product) => {
    const edge = [0.027, 0.027, 0.013, 0.013, 0.0115][product % 5] ?? 0.027;
    const rounds = Math.max(1, Math.round(prng.logNormal(isLive ? 38 : 48, 0.7)));
    const returned = roundMinor * (rounds * (1 - edge) + 1.15 * Math.sqrt(rounds) * prng.normal());
    return {
      rounds,
      stakeMinor: rounds * roundMinor,
      payoutMinor: Math.max(0, Math.round(returned)),
      seconds: rounds * prng.between(isLive ? 35 : 18, 50),
    };
  });
}

const crashReturn = 0.97;

/** Rounds against a target: P(crash before x) = 1 − 0.97 / x. */
export function playCrash(day: StreamDay<SessionStream>): void {
  const { prng } = day;
  playSessions(day, 'CRASH', (roundMinor) => {
    const rounds = 1 + prng.poisson(24);
    const target = Math.min(50, 1.1 + prng.exponential(1.4));
    let wins = 0;
    for (let round = 0; round < rounds; round += 1) if (prng.chance(crashReturn / target)) wins += 1;
    return {
      rounds,
      stakeMinor: rounds * roundMinor,
      payoutMinor: Math.floor(wins * roundMinor * target),
      seconds: rounds * prng.between(14, 22),
    };
  });
}

/** Cards bought for a sitting; a quarter of the sales is kept on average. */
export function playBingo(day: StreamDay<SessionStream>): void {
  const { prng } = day;
  playSessions(day, 'BINGO', (cardMinor) => {
    const rounds = 4 + prng.below(44);
    const stakeMinor = rounds * cardMinor;
    return {
      rounds,
      stakeMinor,
      payoutMinor: bingoPrizes(rounds, cardMinor, prng),
      seconds: 300 + rounds * 20,
    };
  });
}

function bingoPrizes(cards: number, cardMinor: number, prng: Prng): number {
  // One card in 40 wins a line or a house, 30 cards' worth on average.
  let prize = 0;
  for (let hit = prng.poisson(cards / 40); hit > 0; hit -= 1)
    prize += Math.round(cardMinor * prng.logNormal(22, 0.8));
  return prize;
}

const rakeShare = 0.045;

/** An hour of a table: what went into its pots less what came out is the rake, capped per hand. */
export function playPokerCash(day: StreamDay<SessionStream>): void {
  const { prng, stream } = day;
  const rakeCapMinor = Math.round(stream.stake.medianMinor * 0.12);
  playSessions(day, 'POKER_CASH', (potMinor) => {
    const hands = 40 + prng.below(50);
    let pots = 0;
    let rake = 0;
    for (let hand = 0; hand < hands; hand += 1) {
      const pot = Math.max(10, Math.round(potMinor * prng.logNormal(0.7, 0.8)));
      pots += pot;
      rake += Math.min(rakeCapMinor, Math.floor(pot * rakeShare));
    }
    return { rounds: hands, stakeMinor: pots, payoutMinor: pots - rake, seconds: 3600 };
  });
}
