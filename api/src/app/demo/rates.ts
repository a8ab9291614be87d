import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from './day-clock';
import { createPrng } from './prng';

/** How many units of each currency a euro buys when the walk begins. */
const startOfWalk: Readonly<Record<string, number>> = {
  EUR: 1,
  TZS: 2890,
  DKK: 7.46,
  GBP: 0.86,
  USD: 1.09,
  SEK: 11.2,
};
const currencies = Object.keys(startOfWalk);
const dailyMove = 0.004;
/** The walk begins some days before the book, so that its first days have a rate even on a weekend. */
const daysBefore = 7;
const significantDigits = 12;

/** A rate of the demo, as reference data have it. */
export interface DemoRate {
  readonly from: string;
  readonly to: string;
  readonly rateDate: Day;
  readonly rate: string;
  readonly source: string;
  readonly publishedAt: string;
}

/** Rates between all currencies of the demo: a geometric walk that moves 0.4 % a day and rests at weekends. */
export function demoRates(seed: string, from: Day, until: Day): DemoRate[] {
  const prng = createPrng(`${seed}|rates`);
  const perEuro: Record<string, number> = { ...startOfWalk };
  const rates: DemoRate[] = [];
  for (let day = addDays(from, -daysBefore); day <= until; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const currency of currencies) {
      // The krone is held to the euro.
      const move = currency === 'EUR' ? 0 : currency === 'DKK' ? dailyMove / 50 : dailyMove;
      perEuro[currency] = (perEuro[currency] ?? 1) * Math.exp(move * prng.normal());
    }
    rates.push(...ratesOf(day, perEuro));
  }
  return rates;
}

function ratesOf(day: Day, perEuro: Readonly<Record<string, number>>): DemoRate[] {
  return currencies.flatMap((from) =>
    currencies
      .filter((to) => to !== from)
      .map((to) => ({
        from,
        to,
        rateDate: day,
        rate: decimalText((perEuro[to] ?? 1) / (perEuro[from] ?? 1)),
        source: 'Demo Reference Rates',
        publishedAt: `${day}T14:00:00.000Z`,
      })),
  );
}

/** Twelve significant digits without an exponent. */
function decimalText(rate: number): string {
  const whole = Math.floor(Math.log10(rate)) + 1;
  return rate.toFixed(Math.min(20, significantDigits - whole));
}
