import type { Clock } from '../../domain/periods/gaming-day';
import { isSameClock, termsOf, type Terms } from '../../domain/periods/licence-terms';
import { jurisdictionOf } from '../../domain/tax/product-class';

/** A licence of a brand, with its own currency and clock or the brand's. */
export interface BrandLicence extends Terms {
  readonly id: string;
  readonly jurisdiction: string;
}

/** What a brand's figures are in beside its own currency and clock. */
export interface BrandTerms {
  /**
   * All of its licences where any has a currency or a clock of its own, or covers brands beside it, or where several
   * authorities gave them; else none is told.
   */
  readonly licences: readonly BrandLicence[];
  /** Other brands under licences of the companies that hold this one's, whether the caller may act for them or not. */
  readonly mates: readonly string[];
  /** Currencies beside that of the brand in which its licences are played. */
  readonly otherCurrencies: readonly string[];
  /** Clocks beside that of the brand by which gaming days of its licences run. */
  readonly otherClocks: readonly Clock[];
}

/** Between the parts of a cover's text: nothing that a licence is called holds it. */
const unit = 31;
const coverText = [
  ...['c.brand_id', 'l.id', 'l.entity_id', 'l.authority'],
  ...['currency', 'zone', 'cutoff'].map((name) => `coalesce(l.${name}, '')`),
].join(` || chr(${unit}) || `);

/**
 * SQL of `columns` of a FROM, and beside these rows one for each brand that a licence covers, of all brands, in which no
 * column but `cover` says anything. Every call of the API asks this: joined to the brands the same takes twice the time.
 */
export function withCovers(columns: readonly string[], from: string): string {
  return `select ${columns.join(', ')}, cast(null as varchar) as "cover" ${from}
    union all select ${columns.map(() => 'null').join(', ')}, ${coverText}
    from licence_brand c join licence l on l.id = c.licence_id`;
}

/** A licence as it covers a brand, with what it has of its own. */
export interface Cover {
  readonly brandId: string;
  readonly licenceId: string;
  readonly entityId: string;
  readonly authority: string;
  readonly own: { readonly [Term in keyof Terms]: string | null };
}

/** A row of `withCovers`: one of the FROM where `cover` is null. */
export interface WithCover {
  readonly cover: string | null;
}

/** What the rows of `withCovers` say of the licences of all brands. */
export function coversOf(rows: readonly WithCover[]): Cover[] {
  return rows.flatMap(({ cover }) => {
    if (cover === null) return [];
    const [brandId = '', licenceId = '', entityId = '', authority = '', ...parts] = cover.split(
      String.fromCharCode(unit),
    );
    const [currency = null, zone = null, cutoff = null] = parts.map((part) => part || null);
    return { brandId, licenceId, entityId, authority, own: { currency, zone, cutoff } };
  });
}

const none: BrandTerms = { licences: [], mates: [], otherCurrencies: [], otherClocks: [] };

/** What the licences of a brand have of their own, and which brands stand under them beside it; `covers` of all brands. */
export function brandTerms(
  covers: readonly Cover[],
  brand: Terms & { readonly id: string; readonly country: string },
): BrandTerms {
  const held = covers.filter(({ brandId }) => brandId === brand.id);
  const companies = new Set(held.map(({ entityId }) => entityId));
  const beside = covers.filter(({ entityId, brandId }) => companies.has(entityId) && brandId !== brand.id);
  const mates = [...new Set(beside.map(({ brandId }) => brandId))].sort();
  const hasOwn = held.some(({ own }) => own.currency !== null || own.zone !== null);
  const authorities = new Set(held.map(({ authority }) => authority));
  if (!hasOwn && authorities.size < 2 && mates.length === 0) return none;
  const licences = held
    .map(({ licenceId: id, authority, own }): BrandLicence => {
      return { id, jurisdiction: jurisdictionOf(authority) ?? brand.country, ...termsOf(own, brand) };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { licences, mates, ...othersBeside(brand, licences) };
}

/** What of `terms` differs from `first`, each once. */
export function othersBeside(
  first: Terms,
  terms: readonly Terms[],
): Pick<BrandTerms, 'otherCurrencies' | 'otherClocks'> {
  const currencies = new Set(terms.map(({ currency }) => currency));
  const clocks = terms
    .filter((one, at) => terms.findIndex((other) => isSameClock(one, other)) === at)
    .filter((one) => !isSameClock(one, first));
  return {
    otherCurrencies: [...currencies].filter((one) => one !== first.currency).sort(),
    otherClocks: clocks.map(({ zone, cutoff }) => ({ zone, cutoff })),
  };
}
