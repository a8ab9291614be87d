import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { countryName } from './country-name';

/** Brands whose name, country or authority holds every word of `wanted`; the brand used last stands first. */
export function matchingBrands(
  brands: readonly BrandCard[],
  wanted: string,
  lastUsed: string | null,
): readonly BrandCard[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return brands
    .filter((brand) => words.every((word) => wordsOf(brand).includes(word)))
    .toSorted(
      (a, b) => Number(b.id === lastUsed) - Number(a.id === lastUsed) || a.name.localeCompare(b.name, 'en'),
    );
}

function wordsOf(brand: BrandCard): string {
  const licences = brand.licences.flatMap(({ authority, number }) => [authority, number]);
  return [brand.name, brand.country, countryName(brand.country), ...licences].join(' ').toLowerCase();
}
