import type { Channel, Instant, Money, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, sumMoney } from '../../domain/money/money';
import { isWhole, spanOf } from '../../domain/periods/calendar';
import type { Rule } from '../../domain/rules/rule-schema';
import { isOnWallets, playerCountryOf, unclaimedClass } from '../../domain/tax/product-class';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { readCallRates } from '../../facts/fx/call-rates';
import type { DayRates } from '../../facts/fx/read-rates';
import { brandReads, type BrandReads } from '../../figures/brand-reads';
import { askAlone } from '../../store/ask-together';
import type { Queryable, QueryOptions } from '../../store/store';
import { chargeTickets, chargeWinnings, type Charges } from './queries/charge-tickets';
import type { ChargedMoney, ChargedPlay, WinningsCharge } from './queries/charged-rows';
import { listCharged, type ChargedList, type ListedPart } from './queries/list-charged';
import {
  countMachines,
  machinesOf,
  type LicensedMachines,
  type MachineCount,
} from './queries/count-machines';
import { licencesUnder, readAccounts, type BrandAccounts } from './queries/read-accounts';
import type { TaxSubject } from './queries/read-subjects';
import { sumTaxFacts, type BrandTaxFacts, type FactGrain } from './queries/sum-tax-facts';

/** Reads the facts of one brand as known at one instant; what was read for a period is not read again. */
export interface FactReader {
  readonly store: Queryable;
  readonly asOf: Instant;
  readonly options: QueryOptions;
  /** What the brand offers and how it is classed. */
  readonly subjects: readonly TaxSubject[];
  /**
   * Sums of the facts that `rule` taxes in the period of `key`, in the currency of play.
   *
   * By days, weeks or months only where all of them are in the currency of the rule: others are converted product by
   * product. As finely as `within` says where the period has a part of what is read with it.
   */
  sums(key: TaxPeriodKey, rule: Rule, grain?: FactGrain): Promise<BrandTaxFacts[]>;
  /**
   * Tickets of the period, or movements of accounts, each charged by `rule`; by the day each belongs to.
   *
   * By days, where nothing is said, their products may be added up; by months their days, as far as sums are.
   */
  tickets(key: TaxPeriodKey, rule: Rule, grain?: FactGrain): Promise<Charges[]>;
  /** A page of the same one by one, with the sums of all; null where there is nothing of it. */
  register(key: TaxPeriodKey, rule: Rule, part: Omit<ListedPart, 'places'>): Promise<ChargedList | null>;
  machines(key: TaxPeriodKey, period: Period): Promise<MachineCount[]>;
  /** Rates for the days of `period`. */
  rates(pair: RatePair): Promise<DayRates>;
}

interface RatePair {
  readonly from: readonly string[];
  readonly to: string;
  readonly period: Period;
}

/** One rule under the key of a tax period. */
export interface KeyedRule {
  readonly key: TaxPeriodKey;
  readonly rule: Rule;
}

interface FactScope {
  readonly brandId: string;
  readonly asOf: Instant;
  readonly subjects: readonly TaxSubject[];
  /** The register of machines, where it was read before. */
  readonly machines?: readonly LicensedMachines[] | undefined;
  /** Left out: nothing is read for other brands. */
  readonly reads?: BrandReads | undefined;
  /** Other rules that tickets of the same days will be asked for by; those that can be read together are. */
  readonly asked?: ((period: Period) => readonly KeyedRule[]) | undefined;
  /** The days that are read at once where those of a period are asked for; left out: these alone. */
  readonly wholeOf?: ((period: Period) => Period) | undefined;
}

export function createFactReader(store: Queryable, scope: FactScope, options: QueryOptions = {}): FactReader {
  const { brandId, asOf, reads = brandReads(store, [brandId]), asked = () => [] } = scope;
  const { wholeOf = (period: Period) => period } = scope;
  const subjects = scope.subjects.filter((subject) => subject.brandId === brandId);
  let accounts: Promise<BrandAccounts[]> | undefined;
  const charged = new Map<string, Promise<ReadonlyMap<string, readonly Charges[]>>>();
  const factScope = ({ period, productClass }: TaxPeriodKey) => ({
    ...period,
    asOf,
    playerCountry: playerCountryOf(productClass),
  });
  /** The brands that the facts of a class are read of at once: those of one country's players have few. */
  function sharers({ productClass }: TaxPeriodKey): readonly string[] {
    const country = playerCountryOf(productClass);
    if (country === null) return reads.brandIds;
    const others = scope.subjects
      .filter((subject) => playerCountryOf(subject.productClass ?? '') === country)
      .map((subject) => subject.brandId);
    return reads.brandIds.filter((id) => id === brandId || others.includes(id));
  }
  const verticalsOf = ({ key, rule }: KeyedRule) => [
    ...new Set(subjectsOf(subjects, key, rule).map(({ vertical }) => vertical)),
  ];
  /** What a rule looks at one by one; null where there is nothing of it. */
  async function chargedBy(key: TaxPeriodKey, rule: Rule): Promise<ChargedPlay | ChargedMoney | null> {
    const { base } = rule;
    if (isOnWallets(base)) {
      accounts ??= readAccounts(store, [brandId], options);
      const [ofBrand] = await accounts;
      const licences = ofBrand === undefined ? [] : licencesUnder(ofBrand, key);
      return licences?.length === 0 ? null : { movements: base, licences };
    }
    const verticals = verticalsOf({ key, rule });
    return verticals.length === 0 ? null : { verticals };
  }
  const periodsAlike = new Map<string, readonly Period[]>();
  /** The days from the first to the last for which tickets are looked at as for this rule: the others are left alone. */
  function askedAlike({ key, rule }: KeyedRule): Period {
    const look = lookOf({ key, rule });
    const whole = wholeOf(key.period);
    const name = `${whole.from} ${whole.to} ${look}`;
    const alike = () => asked(whole).filter((other) => lookOf(other) === look);
    const periods = periodsAlike.get(name) ?? alike().map((other) => other.key.period);
    periodsAlike.set(name, periods);
    return spanOf(key.period, periods);
  }
  /** Charges on winnings by every rule that is asked for and looks at tickets as this one does, by the name of each. */
  async function chargeAlike(
    one: KeyedRule,
    grain: FactGrain,
  ): Promise<ReadonlyMap<string, readonly Charges[]>> {
    const alike = new Map(
      [one, ...asked(one.key.period)]
        .map(({ key, rule }) => ({ key: { ...key, period: one.key.period }, rule }))
        .filter((other) => lookOf(other) === lookOf(one))
        .map((other): [string, WinningsCharge] => [
          nameOf(other),
          { rule: other.rule, verticals: verticalsOf(other) },
        ]),
    );
    const charges = [...alike].filter(([, { verticals }]) => verticals.length > 0);
    const wanted = { ...factScope(one.key), brandId };
    const rows = await chargeWinnings(
      store,
      wanted,
      charges.map(([, charge]) => charge),
      { ...options, grain },
    );
    return new Map(charges.map(([name], place) => [name, rows.filter(({ turn }) => turn === place)]));
  }
  async function chargesOf(one: KeyedRule, grain: FactGrain): Promise<readonly Charges[]> {
    const { from, to } = one.key.period;
    const name = `${from} ${to} ${lookOf(one)} ${grain}`;
    const known = charged.get(name) ?? chargeAlike(one, grain);
    charged.set(name, known);
    const own = (await known).get(nameOf(one));
    return own ?? (await chargeAlike(one, grain)).get(nameOf(one)) ?? [];
  }

  async function sums(
    key: TaxPeriodKey,
    rule: Rule,
    grain: FactGrain = 'PRODUCTS',
  ): Promise<BrandTaxFacts[]> {
    const { period } = key;
    const whole = wholeOf(period);
    const asked = within(grain, period, whole);
    const parts = asked === 'WEEKS' ? partsOfPlay(scope.subjects, key, rule) : undefined;
    const wanted = { ...factScope({ ...key, period: whole }), grain: asked, parts };
    const facts = await readTaxFacts(reads, { brandId, brandIds: sharers(key) }, wanted, options);
    const own = facts
      .filter(({ day }) => period.from <= day && day <= period.to)
      .filter(belongsTo(subjectsOf(subjects, key, rule)));
    const isPlain = grain === 'PRODUCTS' || own.every(({ currency }) => currency === rule.currency);
    return isPlain ? own : sums(key, rule);
  }

  return {
    store,
    asOf,
    options,
    subjects,
    sums,
    rates: ({ period, ...pair }) => readCallRates(reads, { ...pair, whole: wholeOf(period), asOf }, options),
    async tickets(key, rule, grain = 'DAYS') {
      const what = await chargedBy(key, rule);
      if (what === null) return [];
      if (rule.base !== 'STAKES' && 'verticals' in what) {
        const { period } = key;
        const whole = askedAlike({ key, rule });
        return (await chargesOf({ key: { ...key, period: whole }, rule }, within(grain, period, whole)))
          .filter(({ day }) => period.from <= day && day <= period.to)
          .filter(belongsTo(subjectsOf(subjects, key, rule)));
      }
      const charges = await chargeTickets(store, { ...factScope(key), brandId }, { rule, ...what }, options);
      return 'movements' in what ? charges : charges.filter(belongsTo(subjectsOf(subjects, key, rule)));
    },
    async register(key, rule, part) {
      const what = await chargedBy(key, rule);
      if (what === null) return null;
      const places = 'movements' in what ? null : subjectsOf(subjects, key, rule);
      return listCharged(
        store,
        { ...factScope(key), brandId },
        { rule, part: { ...part, places }, ...what },
        options,
      );
    },
    async machines({ entityId, productClass }, period) {
      const readAll = () => askAlone(store, machinesOf(reads.brandIds), options);
      const register = scope.machines ?? (await reads.once(['machines'], readAll));
      const own = register.filter((one) => one.brandId === brandId && one.entityId === entityId);
      return countMachines(own, productClass, period);
    },
  };
}

/** The facts of a brand; those of all `brandIds` are read at once. */
export function readTaxFacts(
  reads: BrandReads,
  { brandId, brandIds }: { readonly brandId: string; readonly brandIds: readonly string[] },
  { from, to, asOf, playerCountry, grain, parts }: Omit<Parameters<typeof sumTaxFacts>[1], 'brandIds'>,
  options: QueryOptions,
): Promise<readonly BrandTaxFacts[]> {
  const wanted = { from, to, asOf, playerCountry, grain, parts };
  return reads.rows(brandId, ['tax facts', brandIds, wanted], () =>
    sumTaxFacts(reads.store, { ...wanted, brandIds }, options),
  );
}

/** By weeks or days in place of months, where a period has a part of a month, or of a week, that is read with it. */
export function within(grain: FactGrain, period: Period, whole: Period): FactGrain {
  if (grain === 'MONTHS') return isWhole('MONTHS', period, whole) ? 'MONTHS' : within('WEEKS', period, whole);
  return grain === 'WEEKS' && !isWhole('WEEKS', period, whole) ? 'DAYS' : grain;
}

/** Rules for which it is the same look at the same winnings of the tickets of a period. */
function lookOf({ key, rule }: KeyedRule): string {
  return `${playerCountryOf(key.productClass) ?? ''} ${rule.base.includes('WINNINGS')}`;
}

function nameOf({ key, rule }: KeyedRule): string {
  return JSON.stringify([key.entityId, key.jurisdiction, key.productClass, rule.id]);
}

/** What a rule taxes under the key: its class, or for unclaimed prizes whatever was played online. */
export function subjectsOf(subjects: readonly TaxSubject[], key: TaxPeriodKey, rule: Rule): TaxSubject[] {
  const ofLaw = subjects.filter(
    ({ entityId, jurisdiction }) => entityId === key.entityId && jurisdiction === key.jurisdiction,
  );
  return rule.base === 'UNCLAIMED' && rule.product === unclaimedClass
    ? ofLaw.filter(({ channel }) => channel === 'ONLINE')
    : ofLaw.filter(({ productClass }) => productClass === key.productClass);
}

/** The play of all brands that is in the class of a key: few taxes are on weeks, and each on a small part of what is played. */
function partsOfPlay(subjects: readonly TaxSubject[], { productClass }: TaxPeriodKey, rule: Rule) {
  if (rule.base === 'UNCLAIMED') return undefined;
  const ofClass = subjects.filter((one) => one.productClass === productClass);
  const named = new Map(
    ofClass.map(({ channel, vertical }) => [`${channel} ${vertical}`, { channel, vertical }]),
  );
  return named.size === 0 ? undefined : [...named.values()];
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
  // Of each fact of a year, for each rule: the text of an array would take ten times as long.
  return `${channel} ${vertical ?? ''} ${licenceId ?? ''}`;
}

/** Sum of one amount over facts. */
export function totalOf<Fact>(facts: readonly Fact[], pick: (fact: Fact) => string): Money {
  return sumMoney(facts.map((fact) => formatMoney(pick(fact))));
}
