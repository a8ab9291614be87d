import type { SportsStream } from '../brand-profile';
import type { SportEvent } from '../events';
import { createPicker, type Prng } from '../prng';
import { createTicket, drawStake, instantsOf, type StreamDay } from '../stream-day';
import { playOut } from '../ticket-life';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
// House rule: no coupon is priced higher.
const topOdds = 100_000;

interface Coupon {
  readonly odds: number;
  readonly isWon: boolean;
  readonly endMs: number;
  readonly sport: string;
  readonly isLive: boolean;
  readonly legs: number;
}

/** Tickets on the events of the day and the next ones; an accumulator is live when any leg was placed in play. */
export function playSports(day: StreamDay<SportsStream>): void {
  const { model, stream, prng, count } = day;
  const pickLegs = createPicker(stream.legs.map(([, share]) => share));
  const products = new Map(
    model.products
      .filter(({ id }) => /^(spo|liv)-/.test(id))
      .map((one) => [`${one.vertical} ${one.name}`, one]),
  );
  const capMinor = model.capOf(stream);
  for (const [number, acceptedMs] of instantsOf(day, count).entries()) {
    const isFuture = prng.chance(0.02);
    const legs = stream.legs[pickLegs(prng)]?.[0] ?? 1;
    const coupon = isFuture ? drawFuture(acceptedMs, prng) : drawCoupon(day, acceptedMs, legs);
    if (coupon === null) continue;
    const name = coupon.isLive ? `SPORTS_LIVE ${coupon.sport} In-Play` : `SPORTS_PREMATCH ${coupon.sport}`;
    const product = products.get(name);
    if (product === undefined) throw new Error(`${model.profile.id} has no product ${name}`);
    const stakeMinor = drawStake(stream.stake, prng);
    const odds = Math.min(topOdds, Math.round(coupon.odds * 100) / 100);
    const draft = {
      number,
      acceptedMs,
      product,
      stakeMinor,
      legs: coupon.legs,
      rounds: 1,
      odds: odds.toFixed(2),
      bonusShare: 0.03,
    };
    const ticket = createTicket(day, draft);
    if (ticket === null) continue;
    const payoutMinor = coupon.isWon
      ? Math.floor(Math.max(stakeMinor, Math.min(stakeMinor * odds, capMinor)))
      : 0;
    playOut(day, ticket, {
      settleMs: coupon.endMs + settlementLag(prng),
      payoutMinor,
      cashOutShare: stream.cashOutShare,
    });
  }
}

function drawCoupon(day: StreamDay<SportsStream>, acceptedMs: number, legs: number): Coupon | null {
  const { stream, prng } = day;
  const wantsLive = prng.chance(stream.liveShare);
  const chosen: SportEvent[] = [];
  let isLive = false;
  for (let leg = 0; leg < legs; leg += 1) {
    const running = wantsLive ? runningEvent(day, acceptedMs, chosen) : null;
    const event = running ?? comingEvent(day, acceptedMs, chosen);
    if (event === null) break;
    isLive ||= running !== null;
    chosen.push(event);
  }
  const [first] = chosen;
  if (first === undefined) return null;

  let odds = 1;
  let isWon = true;
  let endMs = 0;
  const voidLeg = chosen.length > 1 && prng.chance(0.015) ? prng.below(chosen.length) : -1;
  for (const [index, event] of chosen.entries()) {
    endMs = Math.max(endMs, event.endMs);
    if (index === voidLeg) continue;
    const draw = prng.next();
    const pick = draw < 0.62 ? 0 : draw < 0.75 ? 1 : 2;
    const margin = event.isRace
      ? stream.overround.racing
      : isLive
        ? stream.overround.live
        : stream.overround.prematch;
    odds *= Math.max(1.01, Math.floor(100 / (event.probabilities[pick] * margin)) / 100);
    isWon &&= event.result === pick;
  }
  return { odds, isWon, endMs, sport: first.sport, isLive, legs: chosen.length };
}

/** An event that starts after the ticket, today's before tomorrow's. */
function comingEvent(day: StreamDay, acceptedMs: number, taken: readonly SportEvent[]): SportEvent | null {
  const { prng } = day;
  const draw = prng.next();
  let offset = draw < 0.74 ? 0 : draw < 0.91 ? 1 : draw < 0.97 ? 2 : 3;
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const event = day.events.dayAt(day.dayIndex + offset).pick(prng);
    if (event !== null && event.startMs > acceptedMs && !taken.includes(event)) return event;
    if (attempt % 6 === 5) offset += 1;
  }
  return null;
}

function runningEvent(day: StreamDay, acceptedMs: number, taken: readonly SportEvent[]): SportEvent | null {
  const { events } = day.events.dayAt(day.dayIndex);
  const running = events.filter(
    (event) => event.startMs <= acceptedMs && acceptedMs < event.endMs - 2 * minuteMs && !event.isRace,
  );
  const event = running[day.prng.below(running.length)];
  return event === undefined || taken.includes(event) ? null : event;
}

/** Who wins the league: settled weeks or months later, so the open book is never empty. */
function drawFuture(acceptedMs: number, prng: Prng): Coupon {
  const odds = Math.round(prng.logNormal(7, 0.7) * 4) / 4 + 1.25;
  const endMs = acceptedMs + Math.floor((7 * dayMs * (200 / 7) ** prng.next()) / 1000) * 1000;
  return { odds, isWon: prng.chance(1 / (odds * 1.15)), endMs, sport: 'Outrights', isLive: false, legs: 1 };
}

function settlementLag(prng: Prng): number {
  const draw = prng.next();
  const lagMs =
    draw < 0.97
      ? prng.exponential(6 * minuteMs)
      : draw < 0.995
        ? Math.min(prng.logNormal(5 * hourMs, 0.7), 5 * dayMs)
        : prng.between(dayMs, 10 * dayMs); // abandoned
  return 1000 + Math.floor(lagMs / 1000) * 1000;
}
