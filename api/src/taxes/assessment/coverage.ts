import type { Clock, Clocks } from '../../domain/periods/gaming-day';
import { walletClasses } from '../../domain/tax/product-class';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { readLicenceTerms, type KnownLicence } from '../../house/settings/read-licence-terms';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable, QueryOptions } from '../../store/store';

/** Which brands the licences of each company cover, whoever asks: their ids, and nothing of their figures. */
export interface Coverage {
  /**
   * The brands whose play and money make a tax period, the one that it stands under first: that of the company's name
   * where there is one, else the first by id. Never empty.
   */
  brandsOf(key: PayerKey): readonly [string, ...string[]];
  /** The company that holds the licence of a brand under a law, of several the first; undefined where there is none. */
  holderOf(brandId: string, under: Omit<PayerKey, 'entityId'>): string | undefined;
  /** Whether licences of one company cover both brands, under whatever law. */
  areTogether(oneBrandId: string, otherBrandId: string): boolean;
  /** The brand by the clock of its licences that make a tax period; by several where these differ, its own where there is none. */
  byClock<Brand extends CoveredBrand>(
    key: PayerKey & Pick<TaxPeriodKey, 'productClass'>,
    brand: Brand,
  ): Brand & Clocks;
  /** The brands by each of their clocks. */
  byEveryClock<Brand extends CoveredBrand>(brands: readonly Brand[]): (Brand & Clocks)[];
  /** The names of the companies by id; one that is not kept has none. */
  readonly names: ReadonlyMap<string, string>;
}

export interface CoveredBrand extends Clock {
  readonly id: string;
}

export interface PayerKey extends Pick<TaxPeriodKey, 'entityId' | 'jurisdiction' | 'period'> {
  /** Left out: all licences of the company under that law. */
  readonly licenceId?: string | undefined;
}

/** Reads what every company's licences cover. */
export function readCoverage(store: Queryable, options: QueryOptions = {}): Promise<Coverage> {
  return actForAllBrands(async () => coverageOf(await readLicenceTerms(store, undefined, options)));
}

function coverageOf(licences: readonly KnownLicence[]): Coverage {
  /** Of the law and company: those that hold on some day of the period, or all where none does. */
  const under = ({ entityId, jurisdiction, period, licenceId }: PayerKey) => {
    const ofLaw = licences.filter(
      (one) =>
        one.entityId === entityId &&
        one.jurisdiction === jurisdiction &&
        (licenceId === undefined || one.licenceId === licenceId),
    );
    const within = ofLaw.filter(({ from, to }) => from <= period.to && (to === null || to >= period.from));
    // Play outside its licence is none of any other brand's.
    return within.length > 0 ? within : ofLaw;
  };
  return {
    names: new Map(licences.map(({ entityId, entityName }) => [entityId, entityName])),
    areTogether(one, other) {
      const holdersOf = (id: string) =>
        licences.filter(({ brandId }) => brandId === id).map(({ entityId }) => entityId);
      return one === other || holdersOf(one).some((entityId) => holdersOf(other).includes(entityId));
    },
    brandsOf(key) {
      const [first = key.entityId, ...more] = inOrder(under(key), key.entityId);
      return [first, ...more];
    },
    holderOf(brandId, of) {
      const holders = licences.filter((one) => one.brandId === brandId).map(({ entityId }) => entityId);
      return holders.find((entityId) => under({ ...of, entityId }).some((one) => one.brandId === brandId));
    },
    byClock(key, brand) {
      const own = under(key).filter(({ brandId }) => brandId === brand.id);
      // Money that names no licence is of the brand's own days.
      const isOfAccounts = Object.values(walletClasses).some((name) => name === key.productClass);
      return withClocks(brand, own.length === 0 || isOfAccounts ? [...own, brand] : own);
    },
    byEveryClock: (brands) =>
      brands.map((brand) =>
        withClocks(brand, [brand, ...licences.filter(({ brandId }) => brandId === brand.id)]),
      ),
  };
}

function withClocks<Brand extends Clock>(brand: Brand, clocks: readonly Clock[]): Brand & Clocks {
  const different = new Map(clocks.map(({ zone, cutoff }) => [`${cutoff} ${zone}`, { zone, cutoff }]));
  const [first = brand, ...otherClocks] = different.values();
  return { ...brand, zone: first.zone, cutoff: first.cutoff, otherClocks };
}

function inOrder(rows: readonly KnownLicence[], entityId: string): string[] {
  const ids = [...new Set(rows.map(({ brandId }) => brandId))].sort();
  return ids.includes(entityId) ? [entityId, ...ids.filter((id) => id !== entityId)] : ids;
}
