import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { StreamProfile } from './brand-profile';
import { createPrng } from './prng';

const sportsWeek = [1.35, 0.72, 0.8, 0.92, 0.85, 1.05, 1.55]; // from Sunday
const casinoWeek = [1.06, 0.96, 0.95, 0.96, 0.98, 1.02, 1.07];
const growthPerMonth = 1.012;

/** How much busier than a mean day `day` is for a stream: weekday, season, payday, feasts, big matches, growth. */
export function dayFactor(stream: StreamProfile, day: Day, seedOfBrand: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const isSport = stream.game === 'sports';
  const weekday = (isSport ? sportsWeek : casinoWeek)[date.getUTCDay()] ?? 1;
  const months = (date.getUTCFullYear() - 2025) * 12 + date.getUTCMonth();
  return (
    weekday *
    (isSport ? sportsSeason(date) * bigMatch(seedOfBrand, day) : 1) *
    payday(date) *
    feast(date) *
    growthPerMonth ** months
  );
}

function sportsSeason(date: Date): number {
  const isSummer = date.getUTCMonth() === 5 || date.getUTCMonth() === 6;
  if (!isSummer) return 1;
  return date.getUTCFullYear() % 2 === 0 ? 1.15 : 0.65; // a tournament fills the even summers
}

function bigMatch(seedOfBrand: string, day: Day): number {
  const prng = createPrng(`${seedOfBrand}|${day}|big-match`);
  return prng.chance(0.05) ? prng.between(1.4, 2.2) : 1;
}

function payday(date: Date): number {
  return date.getUTCDate() >= 25 || date.getUTCDate() <= 2 ? 1.12 : 1;
}

function feast(date: Date): number {
  return date.getUTCMonth() === 11 && date.getUTCDate() === 25 ? 0.6 : 1;
}

const sportsHours = [
  2, 1, 0.6, 0.4, 0.4, 0.5, 0.9, 1.5, 2.4, 3.2, 4, 5, 6.4, 8.2, 8.6, 8, 6.6, 6.8, 8.6, 9, 8.4, 6.4, 4.4, 3,
];
const casinoHours = [
  4.6, 3.4, 2.3, 1.5, 1, 0.8, 0.8, 1.1, 1.7, 2.3, 2.9, 3.4, 3.8, 4.1, 4.3, 4.5, 4.9, 5.4, 6, 6.8, 8, 8.8, 8.6,
  7.2,
];
const virtualHours = [
  1.4, 1, 0.7, 0.6, 0.6, 0.8, 1.4, 2.4, 4, 4.6, 4.8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4.8, 4.2, 3.2, 2.2,
];

/** Weight of each local hour of the day for a stream; nothing is sold in a closed shop. */
export function hourWeights(
  stream: StreamProfile,
  opening: { opensHour: number; closesHour: number } | null,
): number[] {
  const hours =
    stream.game === 'sports'
      ? sportsHours
      : stream.game === 'virtual' || stream.game === 'lottery'
        ? virtualHours
        : casinoHours;
  if (stream.channel === 'ONLINE' || opening === null) return hours;
  return hours.map((weight, hour) => (hour >= opening.opensHour && hour < opening.closesHour ? weight : 0));
}
