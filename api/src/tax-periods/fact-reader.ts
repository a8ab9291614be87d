import type { Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, sumMoney } from '../domain/money/money';
import type { Rule } from '../domain/rules/rule-schema';
import { isOnWallets, playerCountryOf, unclaimedClass } from '../domain/tax/product-class';
import type { TaxPeriodKey } from '../domain/tax-period/tax-period-key';
import type { Queryable, QueryOptions } from '../store/store';
import { chargeMovements, chargeTickets, type Charges } from './queries/charge-tickets';
import { countMachines, type MachineCount } from './queries/count-machines';
import { licencesUnder, readAccounts, type BrandAccounts } from './queries/read-accounts';
import type { TaxSubject } from './queries/read-subjects';
import { sumTaxFacts, type TaxFactSums } from './queries/sum-tax-facts';

/** Reads the facts of one brand as known at one instant; what was read for a period is not read again. */
export interface FactReader {
  readonly store: Queryable;
  readonly asOf: Instant;
  readonly options: QueryOptions;
  /** What the brand offers and how it is classed. */
  readonly subjects: readonly TaxSubject[];
  /** Sums of the facts that `rule` taxes in the period of `key`, in the currency of play. */
  sums(key: TaxPeriodKey, rule: Rule): Promise<TaxFactSums[]>;
  /** Tickets of the period, or movements of accounts, each charged by `rule`; by the day each belongs to. */
  tickets(key: TaxPeriodKey, rule: Rule): Promise<Charges[]>;
  machines(key: TaxPeriodKey, period: Period): Promise<MachineCount[]>;
}

export function createFactReader(
  store: Queryable,
  scope: { readonly brandId: string; readonly asOf: Instant; readonly subjects: readonly TaxSubject[] },
  options: QueryOptions = {},
): FactReader {
  const { brandId, asOf } = scope;
  const subjects = scope.subjects.filter((subject) => subject.brandId === brandId);
  let accounts: Promise<BrandAccounts[]> | undefined;
  const read = new Map<string, Promise<TaxFactSums[]>>();
  const factScope = ({ period, productClass }: TaxPeriodKey) => ({
    brandId,
    ...period,
    asOf,
    playerCountry: playerCountryOf(productClass),
  });
  return {
    store,
    asOf,
    options,
    subjects,
    async sums(key, rule) {
      const wanted = factScope(key);
      const name = JSON.stringify(wanted);
      const facts = read.get(name) ?? sumTaxFacts(store, wanted, options);
      read.set(name, facts);
      return (await facts).filter(belongsTo(subjectsOf(subjects, key, rule)));
    },
    async tickets(key, rule) {
      const { base } = rule;
      if (isOnWallets(base)) {
        accounts ??= readAccounts(store, [brandId], options);
        const [ofBrand] = await accounts;
        if (ofBrand === undefined) return [];
        const licences = licencesUnder(ofBrand, key.jurisdiction);
        if (licences?.length === 0) return [];
        return chargeMovements(store, factScope(key), { rule, base, licences }, options);
      }
      const own = subjectsOf(subjects, key, rule);
      const verticals = [...new Set(own.map(({ vertical }) => vertical))];
      if (verticals.length === 0) return [];
      const charged = await chargeTickets(store, factScope(key), { rule, verticals }, options);
      return charged.filter(belongsTo(own));
    },
    machines: ({ productClass }, period) =>
      countMachines(store, { brandId, productClass, ...period }, options),
  };
}

/** What a rule taxes under the key: its class, or for unclaimed prizes whatever was played online. */
export function subjectsOf(subjects: readonly TaxSubject[], key: TaxPeriodKey, rule: Rule): TaxSubject[] {
  const ofLaw = subjects.filter(({ jurisdiction }) => jurisdiction === key.jurisdiction);
  return rule.base === 'UNCLAIMED' && rule.product === unclaimedClass
    ? ofLaw.filter(({ channel }) => channel === 'ONLINE')
    : ofLaw.filter(({ productClass }) => productClass === key.productClass);
}

function belongsTo(subjects: readonly TaxSubject[]) {
  const places = new Set(subjects.map(placeOf));
  return (fact: Parameters<typeof placeOf>[0]) => places.has(placeOf(fact));
}

function placeOf({
  licenceId,
  channel,
  vertical,
}: Pick<TaxSubject, 'licenceId' | 'channel' | 'vertical'>): string {
  return JSON.stringify([licenceId, channel, vertical]);
}

/** Sum of one amount over facts. */
export function totalOf<Fact>(facts: readonly Fact[], pick: (fact: Fact) => string): Money {
  return sumMoney(facts.map((fact) => formatMoney(pick(fact))));
}
