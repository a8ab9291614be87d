import type { BrandModel } from './brand-model';
import type { StreamProfile } from './brand-profile';
import { createPicker, type Prng } from './prng';
import { hourWeights } from './season';

const minuteMs = 60_000;
/** Favourite, draw (or second favourite), the rest. */
export type Outcome = 0 | 1 | 2;

/** A match or race: all bets on it share its result, which is what makes daily hold jump. */
export interface SportEvent {
  readonly startMs: number;
  readonly endMs: number;
  readonly sport: string;
  readonly isRace: boolean;
  readonly probabilities: readonly [number, number, number];
  readonly result: Outcome;
}

export interface EventDay {
  /** In order of their start. */
  readonly events: readonly SportEvent[];
  pick(prng: Prng): SportEvent | null;
}

/** The events of each gaming day, the same whoever asks; only a few days are kept. */
export interface EventCalendar {
  dayAt(dayIndex: number): EventDay;
}

const eventsPerDay = 40;
const weekFactors = [1.35, 0.72, 0.8, 0.92, 0.85, 1.05, 1.55]; // from Sunday
const races = new Set(['Horse Racing', 'Greyhounds']);

export function createEventCalendar(model: BrandModel): EventCalendar {
  const days = new Map<number, EventDay>();
  const sportsStream = model.profile.streams.find(({ game }) => game === 'sports');
  return {
    dayAt(dayIndex) {
      let day = days.get(dayIndex);
      if (day === undefined) {
        day = createEventDay(model, dayIndex, sportsStream);
        days.set(dayIndex, day);
        days.delete(dayIndex - 8);
      }
      return day;
    },
  };
}

function createEventDay(model: BrandModel, dayIndex: number, stream: StreamProfile | undefined): EventDay {
  const prng = model.prng(dayIndex, 'events');
  if (stream === undefined) return { events: [], pick: () => null };
  const startOfDay = model.clock.startOf(dayIndex);
  const lengthMs = model.clock.startOf(dayIndex + 1) - startOfDay;
  const cutoffHour = Number(model.profile.cutoff.slice(0, 2));
  const weekday = new Date(`${model.clock.nameOf(dayIndex)}T00:00:00Z`).getUTCDay();
  const pickHour = createPicker(hourWeights({ ...stream, channel: 'ONLINE' }, null));
  const count = Math.max(4, prng.poisson(eventsPerDay * (weekFactors[weekday] ?? 1)));
  const events = Array.from({ length: count }, (): SportEvent => {
    const hour = pickHour(prng) + prng.below(4) / 4;
    const position = ((hour - cutoffHour + 24) % 24) / 24;
    const startMs = startOfDay + Math.floor((position * lengthMs) / minuteMs) * minuteMs;
    // Football is most of the book; the rest share what remains.
    const sport = prng.chance(0.62)
      ? (model.profile.sports[0] ?? '')
      : (model.profile.sports[prng.below(model.profile.sports.length)] ?? '');
    const isRace = races.has(sport);
    const favourite = Math.min(0.86, Math.max(0.34, beta65(prng)));
    const second = (1 - favourite) * prng.between(0.38, 0.52);
    const draw = prng.next();
    return {
      startMs,
      endMs: startMs + (isRace ? 5 : 105 + prng.below(25)) * minuteMs,
      sport,
      isRace,
      probabilities: [favourite, second, 1 - favourite - second],
      result: draw < favourite ? 0 : draw < favourite + second ? 1 : 2,
    };
  }).sort((a, b) => a.startMs - b.startMs);
  const pickIndex = createPicker(events.map(() => Math.min(60, (1 - prng.next()) ** (-1 / 1.6))));
  return { events, pick: (source) => events[pickIndex(source)] ?? null };
}

/** Beta(6, 5) as an order statistic: the 6th smallest of ten uniforms. */
function beta65(prng: Prng): number {
  const draws = Array.from({ length: 10 }, () => prng.next()).sort((a, b) => a - b);
  return draws[5] ?? 0.5;
}
