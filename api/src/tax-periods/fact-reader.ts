import type { Channel, Instant, Money, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, sumMoney } from '../domain/money/money';
import type { Rule } from '../domain/rules/rule-schema';
import { isOnWallets, playerCountryOf, unclaimedClass } from '../domain/tax/product-class';
import type { TaxPeriodKey } from '../domain/tax-period/tax-period-key';
import type { Queryable, QueryOptions } from '../store/store';
import { chargeTickets, type Charges } from './queries/charge-tickets';
import type { ChargedMoney, ChargedPlay } from './queries/charged-rows';
import { listCharged, type ChargedList, type ListedPart } from './queries/list-charged';
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
  /** A page of the same one by one, with the sums of all; null where there is nothing of it. */
  register(key: TaxPeriodKey, rule: Rule, part: Omit<ListedPart, 'places'>): Promise<ChargedList | null>;
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
  /** What a rule looks at one by one; null where there is nothing of it. */
  async function chargedBy(key: TaxPeriodKey, rule: Rule): Promise<ChargedPlay | ChargedMoney | null> {
    const { base } = rule;
    if (isOnWallets(base)) {
      accounts ??= readAccounts(store, [brandId], options);
      const [ofBrand] = await accounts;
      const licences = ofBrand === undefined ? [] : licencesUnder(ofBrand, key.jurisdiction);
      return licences?.length === 0 ? null : { movements: base, licences };
    }
    const verticals = [...new Set(subjectsOf(subjects, key, rule).map(({ vertical }) => vertical))];
    return verticals.length === 0 ? null : { verticals };
  }

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
      const what = await chargedBy(key, rule);
      if (what === null) return [];
      const charged = await chargeTickets(store, factScope(key), { rule, ...what }, options);
      return 'movements' in what ? charged : charged.filter(belongsTo(subjectsOf(subjects, key, rule)));
    },
    async register(key, rule, part) {
      const what = await chargedBy(key, rule);
      if (what === null) return null;
      const places = 'movements' in what ? null : subjectsOf(subjects, key, rule);
      return listCharged(store, factScope(key), { rule, part: { ...part, places }, ...what }, options);
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
}: {
  readonly licenceId: string | null;
  readonly channel: Channel;
  readonly vertical: Vertical | null;
}): string {
  return JSON.stringify([licenceId, channel, vertical]);
}

/** Sum of one amount over facts. */
export function totalOf<Fact>(facts: readonly Fact[], pick: (fact: Fact) => string): Money {
  return sumMoney(facts.map((fact) => formatMoney(pick(fact))));
}
