import type { DrawStream } from '../brand-profile';
import type { Prng } from '../prng';
import { createTicket, drawStake, instantsOf, pickProduct, type StreamDay } from '../stream-day';
import { playOut } from '../ticket-life';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const raceMs = 3 * minuteMs;

/** Chances of the eight runners of a virtual race, best first. */
const runners = [0.26, 0.2, 0.15, 0.12, 0.1, 0.08, 0.055, 0.035];
const virtualReturn = 0.85;

/** A virtual race every three minutes; all bets on one share its winner. */
export function playVirtual(day: StreamDay<DrawStream>): void {
  const { model, stream, prng, dayIndex } = day;
  const products = model.products.filter(({ vertical }) => vertical === 'VIRTUAL_SPORTS');
  const winners = new Map<string, number>();
  const winnerPrng = model.prng(dayIndex, `${stream.id}-results`);
  const winnerOf = (race: number, productId: string) => {
    const key = `${race} ${productId}`;
    const winner = winners.get(key) ?? drawRunner(winnerPrng);
    winners.set(key, winner);
    return winner;
  };
  for (const [number, acceptedMs] of instantsOf(day, day.count).entries()) {
    const product = pickProduct(products, prng);
    const race = Math.floor(acceptedMs / raceMs) + 1;
    const runner = Math.floor(runners.length * prng.next() ** 1.5);
    const odds = Math.floor((100 * virtualReturn) / (runners[runner] ?? 1)) / 100;
    const isWon = winnerOf(race, product.id) === runner;
    const stakeMinor = drawStake(stream.stake, prng);
    const ticket = createTicket(day, {
      number,
      acceptedMs,
      product,
      stakeMinor,
      legs: 1,
      rounds: 1,
      odds: odds.toFixed(2),
      bonusShare: 0.02,
    });
    if (ticket === null) continue;
    const settleMs = race * raceMs + 45_000 + prng.below(20) * 1000;
    playOut(day, ticket, {
      settleMs,
      payoutMinor: isWon ? Math.floor(stakeMinor * odds) : 0,
      cashOutShare: 0,
    });
  }
}

function drawRunner(prng: Prng): number {
  let rest = prng.next();
  for (const [runner, chance] of runners.entries()) {
    rest -= chance;
    if (rest < 0) return runner;
  }
  return runners.length - 1;
}

/** Chance and multiple of a stake for three, four and five numbers; they give back 60 % on average. */
const prizes = [
  { chance: 1 / 22, multiple: 5 },
  { chance: 1 / 330, multiple: 65 },
  { chance: 1 / 9000, multiple: 1570 },
];
const drawHours = [13, 20];

/** Two draws a day. Some draws hit the numbers that many play, so winners come in swarms. */
export function playLottery(day: StreamDay<DrawStream>): void {
  const { model, stream, prng, dayIndex } = day;
  const products = model.products.filter(({ vertical }) => vertical === 'LOTTERY');
  const start = model.clock.startOf(dayIndex);
  const cutoffHour = Number(model.profile.cutoff.slice(0, 2));
  const swarmPrng = model.prng(dayIndex, `${stream.id}-results`);
  const draws = [0, 1].flatMap((offset) =>
    drawHours.map((hour) => ({
      atMs: model.clock.startOf(dayIndex + offset) + ((hour - cutoffHour + 24) % 24) * hourMs,
      swarm: swarmPrng.logNormal(0.92, 0.4),
    })),
  );
  const capMinor = model.capOf(stream);
  for (const [number, acceptedMs] of instantsOf(day, day.count).entries()) {
    const draw = draws.find(({ atMs }) => atMs > acceptedMs) ?? { atMs: start + 24 * hourMs, swarm: 1 };
    const stakeMinor = drawStake(stream.stake, prng);
    const product = pickProduct(products, prng);
    const ticket = createTicket(day, {
      number,
      acceptedMs,
      product,
      stakeMinor,
      legs: 0,
      rounds: 1,
      odds: '',
      bonusShare: 0,
    });
    if (ticket === null) continue;
    const multiple = prizeMultiple(draw.swarm, prng);
    const settleMs = draw.atMs + 4 * minuteMs + prng.below(120) * 1000;
    playOut(day, ticket, {
      settleMs,
      payoutMinor: Math.floor(Math.min(stakeMinor * multiple, Math.max(capMinor, stakeMinor * 65))),
      cashOutShare: 0,
    });
  }
}

function prizeMultiple(swarm: number, prng: Prng): number {
  let rest = prng.next();
  for (const { chance, multiple } of prizes) {
    rest -= chance * swarm;
    if (rest < 0) return multiple;
  }
  return 0;
}
