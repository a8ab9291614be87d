import { verticalSchema, type Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { BrandProfile } from './brand-profile';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly vertical: Vertical;
  readonly provider: string;
}

/** Every product of a brand; the sports products stand once before and once in play. */
export function productsOf(brand: BrandProfile): Product[] {
  const ownBook = `${brand.name} Trading`;
  const sports = [...brand.sports, 'Outrights'];
  const products: Product[] = [
    ...sports.map((name) => product('SPORTS_PREMATCH', name, ownBook)),
    ...brand.sports.map((name) => product('SPORTS_LIVE', `${name} In-Play`, ownBook)),
  ];
  for (const vertical of verticalSchema.options) {
    for (const [index, name] of (brand.games[vertical] ?? []).entries()) {
      products.push(product(vertical, name, brand.providers[index % brand.providers.length] ?? ownBook));
    }
  }
  return products;
}

function product(vertical: Vertical, name: string, provider: string): Product {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return { id: `${prefixes[vertical]}-${slug}`, name, vertical, provider };
}

const prefixes: Record<Vertical, string> = {
  SPORTS_PREMATCH: 'spo',
  SPORTS_LIVE: 'liv',
  VIRTUAL_SPORTS: 'vir',
  CASINO_SLOTS: 'slo',
  CASINO_TABLE: 'tab',
  LIVE_CASINO: 'lvc',
  POKER_CASH: 'pkc',
  POKER_TOURNAMENT: 'pkt',
  BINGO: 'bin',
  LOTTERY: 'lot',
  CRASH: 'cra',
};
