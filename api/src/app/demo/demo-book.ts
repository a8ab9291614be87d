import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { writeBrandBook, type BookChunk, type BookCounts } from './brand-book';
import { createBrandModels, scaleOf, type BrandModels } from './brand-model';
import { referenceOf } from './brand-reference';
import { demoBrands } from './demo-brands';
import { daysOfBook, type DemoOptions } from './demo-options';
import type { Fault } from './fault';
import { emptyCounts } from './ledger';
import { demoRates, type DemoRate } from './rates';
import type { BrandTruth } from './truth';

/** What the generator knows to be true of a book. */
export interface DemoTruth {
  readonly format: 'tallyhouse-truth/1';
  readonly options: DemoOptions;
  readonly counts: BookCounts;
  /** Each market of each brand. */
  readonly brands: readonly BrandTruth[];
  readonly faults: readonly Fault[];
}

/** Files with the share of the book that they complete, and at the end the truth about all of them. */
export type DemoPart =
  | ({ readonly kind: 'files'; readonly done: number } & BookChunk)
  | { readonly kind: 'truth'; readonly truth: DemoTruth };

/** Brands, places, products and players of a book with the official rates of its days, for `loadReferenceData`. */
export function demoReference(options: DemoOptions): ReferenceDataInput & { readonly rates: DemoRate[] } {
  const periods = demoBrands.map((brand) => daysOfBook(options, brand));
  const [from = ''] = periods.map((period) => period.from).sort();
  const until =
    periods
      .map((period) => period.until)
      .sort()
      .at(-1) ?? from;
  return {
    format: 'tallyhouse-reference/1',
    entities: demoBrands
      .filter(({ holder }) => holder === undefined)
      .map(({ id, company, country }) => ({ id, name: company, country })),
    brands: createModels(options).map(referenceOf),
    rates: demoRates(options.seed, from, until),
  };
}

/** First and last gaming day that every brand of the book has. */
export function demoPeriod(options: DemoOptions): { from: Day; until: Day } {
  const periods = demoBrands.map((brand) => daysOfBook(options, brand));
  const [from = ''] = periods
    .map((period) => period.from)
    .sort()
    .reverse();
  const [until = ''] = periods.map((period) => period.until).sort();
  return { from, until };
}

/** The whole book, brand after brand, made while it is read; the same for the same options. */
export function* createDemoBook(options: DemoOptions): Generator<DemoPart, void> {
  const brands: BrandTruth[] = [];
  const faults: Fault[] = [];
  const counts = { files: 0, ...emptyCounts() };
  for (const markets of createModels(options)) {
    const book = writeBrandBook(markets, options.damage);
    for (let step = book.next(); ; step = book.next()) {
      if (step.done === true) {
        brands.push(...step.value.truths);
        faults.push(...step.value.faults);
        for (const name of Object.keys(counts) as (keyof typeof counts)[])
          counts[name] += step.value.counts[name];
        break;
      }
      yield { kind: 'files', done: (counts.bets + step.value.betsSoFar) / options.bets, ...step.value };
    }
  }
  yield { kind: 'truth', truth: { format: 'tallyhouse-truth/1', options, counts, brands, faults } };
}

function createModels(options: DemoOptions): BrandModels[] {
  const scale = scaleOf(demoBrands, options);
  return demoBrands.map((brand) => createBrandModels(brand, options, scale));
}
