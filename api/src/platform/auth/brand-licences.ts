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
  /** All of its licences where any has a currency or a clock of its own; else none is told. */
  readonly licences: readonly BrandLicence[];
  /** Currencies beside that of the brand in which its licences are played. */
  readonly otherCurrencies: readonly string[];
  /** Clocks beside that of the brand by which gaming days of its licences run. */
  readonly otherClocks: readonly Clock[];
}

/** Between licences, and between the parts of one: nothing that a licence is called holds these. */
const [record, unit] = [30, 31];

/** SQL to join brand `b` with: `t.licences`, what `brandTerms` reads; null where no licence has anything of its own. */
export const joinLicences = `left join (
    select c.brand_id, string_agg(l.id || chr(${unit}) || l.authority || chr(${unit}) || coalesce(l.currency, '')
      || chr(${unit}) || coalesce(l.zone, '') || chr(${unit}) || coalesce(l.cutoff, ''), chr(${record})) as licences
    from licence_brand c join licence l on l.id = c.licence_id
    group by c.brand_id having count(l.currency) + count(l.zone) > 0) t on t.brand_id = b.id`;

const none: BrandTerms = { licences: [], otherCurrencies: [], otherClocks: [] };

/** What the licences of a brand have of their own. */
export function brandTerms(text: string | null, brand: Terms & { readonly country: string }): BrandTerms {
  if (text === null) return none;
  const licences = text
    .split(String.fromCharCode(record))
    .map((licence) => licence.split(String.fromCharCode(unit)))
    .map(([id = '', authority = '', ...parts]): BrandLicence => {
      const [currency = null, zone = null, cutoff = null] = parts.map((part) => part || null);
      const jurisdiction = jurisdictionOf(authority) ?? brand.country;
      return { id, jurisdiction, ...termsOf({ currency, zone, cutoff }, brand) };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { licences, ...othersBeside(brand, licences) };
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
