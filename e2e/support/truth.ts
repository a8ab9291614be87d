import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumOf } from './amount';
import type { BrandName } from './sessions';

/** What the stores of the workers are copies of. */
const demoStore = join(import.meta.dirname, '../../.cache/browser-store');

interface Figures {
  readonly ggr: string;
  readonly stakesSettled: string;
}

interface TruthFile {
  readonly brands: readonly {
    readonly brand: string;
    /** Last complete gaming day. */
    readonly until: string;
    readonly months: readonly {
      readonly month: string;
      readonly channel: 'ONLINE' | 'RETAIL';
      /** What happened. */
      readonly undamaged: Figures;
      /** What is left of it after the planned damage of the load files. */
      readonly asLoaded: Figures;
    }[];
  }[];
}

/** What the generator of the demo data wrote down about one brand, independently of the product. */
export class BrandTruth {
  readonly #brand: TruthFile['brands'][number];
  readonly #untilOfAll: string;

  constructor(name: BrandName) {
    const file = join(process.env['DATA_DIR'] ?? demoStore, 'truth.json');
    const { brands } = JSON.parse(readFileSync(file, 'utf8')) as TruthFile;
    const brand = brands.find((one) => one.brand === name.toLowerCase());
    if (brand === undefined) throw new Error(`${file} does not know ${name}`);
    this.#brand = brand;
    this.#untilOfAll = brands.map(({ until }) => until).toSorted()[0] ?? brand.until;
  }

  /** First and last gaming day of the last month that is over. */
  get lastMonth(): Month {
    return lastMonthBy(this.#brand.until);
  }

  /** The same by the clocks of all brands: the demo has reports of no later one. */
  get reportedMonth(): Month {
    return lastMonthBy(this.#untilOfAll);
  }

  /** GGR of a month, the last one where none is named, in ten-thousandths. */
  ggr(
    channel: 'ONLINE' | 'RETAIL',
    version: 'undamaged' | 'asLoaded',
    { from }: Month = this.lastMonth,
  ): bigint {
    const month = from.slice(0, 7);
    const parts = this.#brand.months.filter((one) => one.month === month && one.channel === channel);
    if (parts.length === 0) throw new Error(`No ${channel} figures of ${month}`);
    return sumOf(parts.map((part) => part[version].ggr));
  }
}

type Month = Readonly<Record<'from' | 'to', string>>;

function lastMonthBy(until: string): Month {
  const today = new Date(`${until}T00:00:00Z`);
  today.setUTCDate(today.getUTCDate() + 1);
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
  return { from: dayOf(first), to: dayOf(last) };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
