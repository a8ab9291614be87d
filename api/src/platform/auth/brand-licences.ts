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

/** Between licences, and between the parts of one: nothing that a licence is called holds these. */
const [record, unit] = [30, 31];

/** SQL to join brand `b` with what `brandTerms` reads: `t.licences`, null where these say nothing of it, and `t.mates`. */
export const joinLicences = `left join (
    select c.brand_id, m.mates, string_agg(l.id || chr(${unit}) || l.authority || chr(${unit}) || coalesce(l.currency, '')
      || chr(${unit}) || coalesce(l.zone, '') || chr(${unit}) || coalesce(l.cutoff, ''), chr(${record})) as licences
    from licence_brand c join licence l on l.id = c.licence_id left join (
      select own.brand_id, string_agg(distinct o.brand_id, chr(${record})) as mates
      from licence_brand own join licence held on held.id = own.licence_id
      join licence other on other.entity_id = held.entity_id
      join licence_brand o on o.licence_id = other.id and o.brand_id <> own.brand_id
      group by own.brand_id) m on m.brand_id = c.brand_id
    group by c.brand_id, m.mates
    having count(l.currency) + count(l.zone) > 0 or count(distinct l.authority) > 1 or m.mates is not null) t on t.brand_id = b.id`;

/** As it comes out of the join. */
export interface LicenceTexts {
  readonly licences: string | null;
  readonly mates: string | null;
}

const none: BrandTerms = { licences: [], mates: [], otherCurrencies: [], otherClocks: [] };

/** What the licences of a brand have of their own, and which brands stand under them beside it. */
export function brandTerms(
  { licences: text, mates }: LicenceTexts,
  brand: Terms & { readonly country: string },
): BrandTerms {
  if (text === null) return none;
  const separator = String.fromCharCode(record);
  const licences = text
    .split(separator)
    .map((licence) => licence.split(String.fromCharCode(unit)))
    .map(([id = '', authority = '', ...parts]): BrandLicence => {
      const [currency = null, zone = null, cutoff = null] = parts.map((part) => part || null);
      const jurisdiction = jurisdictionOf(authority) ?? brand.country;
      return { id, jurisdiction, ...termsOf({ currency, zone, cutoff }, brand) };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { licences, mates: mates?.split(separator).sort() ?? [], ...othersBeside(brand, licences) };
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
