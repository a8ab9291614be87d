import type { Channel, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { sumMoney } from '../../domain/money/money';
import { spanOf } from '../../domain/periods/calendar';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import {
  isOfCalendar,
  reasonOfText,
  reasonText,
  type FigureReason,
} from '../../domain/status/figure-reasons';
import { judge, type JudgedStatus } from '../../domain/status/figure-status';
import { isOnWallets } from '../../domain/tax/product-class';
import { taxPeriodId, type TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { brandReads, type BrandReads } from '../../figures/brand-reads';
import { readStatuses } from '../../figures/period-status';
import { joinSnapshots, readSnapshotId } from '../../figures/snapshot';
import type { Queryable, QueryOptions } from '../../store/store';
import { shareTax, type BrandPart } from './brand-parts';
import { computeFrom, computePeriod, readRuleFacts, type PeriodFigures } from './compute-period';
import type { Coverage } from './coverage';
import { createFactReader, type FactReader } from './fact-reader';
import { joinReaders } from './join-readers';
import { hashOfFigures, type TaxPlace } from './paper';
import type { LicensedMachines } from './queries/count-machines';
import { channelsOf, placesOf } from './period-places';
import { previousOf, rulesOf } from './period-rules';
import { readAdjustments, type Adjustment } from './queries/adjustments';
import { readPeriodsById, readStoredPeriod, type StoredPeriod } from './queries/period-rows';
import type { TaxSubject } from './queries/read-subjects';
import type { TaxBrand } from './tax-brand';
import { unclassifiedReasons } from './unclassified';

/** What a tax period comes to, with all that says how it came to that. */
export interface Assessment extends PeriodFigures {
  readonly key: TaxPeriodKey;
  /** The brands that it is made of, the one that it stands under first. */
  readonly brandIds: readonly [string, ...string[]];
  /** What each of them has in it; one part where it is of one, none where something is missing. */
  readonly parts: readonly BrandPart[];
  readonly asOf: Instant;
  readonly snapshotId: string;
  readonly rulePackVersion: string;
  /** Differences of earlier periods that this one bears. */
  readonly adjustments: Money;
  readonly places: readonly TaxPlace[];
  readonly contentHash: string;
}

interface Together {
  readonly reads: BrandReads;
  readonly keys: readonly TaxPeriodKey[];
  /** Those that the periods bear. */
  readonly adjustments: readonly Adjustment[];
}

export interface AssessmentScope {
  /** All brands of the companies whose periods are assessed. */
  readonly brands: readonly TaxBrand[];
  readonly coverage: Coverage;
  readonly subjects: readonly TaxSubject[];
  /** The register of machines, where it was read before. */
  readonly machines?: readonly LicensedMachines[];
  readonly pack: RulePack;
  readonly includeUnverified: boolean;
  /** What was known then counts. */
  readonly asOf: Instant;
  /** Periods that will be assessed in one go, of other brands too: what they need is read at once. */
  readonly together?: Together | undefined;
}

/** Assesses tax periods of companies with common brands from the facts known at one instant; what several need is read once. */
export interface Assessor {
  readonly reader: FactReader;
  /** The brands that a period is made of, by the clock of their licences, as far as they are among those of the assessor. */
  brandsOf(key: TaxPeriodKey): readonly TaxBrand[];
  /** What a period comes to by the facts and rules alone, before what other periods carry into it. */
  compute(key: TaxPeriodKey): Promise<PeriodFigures>;
  assess(key: TaxPeriodKey): Promise<Assessment>;
}

export function createAssessor(
  store: Queryable,
  scope: AssessmentScope,
  options: QueryOptions = {},
): Assessor {
  const { brands, coverage, pack, includeUnverified, asOf, subjects, machines, together } = scope;
  const { reads, keys, adjustments } = together ?? {
    reads: brandReads(
      store,
      brands.map(({ id }) => id),
    ),
    ...{ keys: [], adjustments: [] },
  };
  const brandsOf = (key: TaxPeriodKey) => {
    const ids = coverage.brandsOf(key);
    return brands.filter(({ id }) => ids.includes(id)).map((brand) => coverage.byClock(key, brand));
  };
  const knownRules = new Map<TaxPeriodKey, readonly Rule[]>();
  const rulesAt = (key: TaxPeriodKey) => {
    const rules = knownRules.get(key) ?? rulesOf(key, pack, { includeUnverified });
    knownRules.set(key, rules);
    return rules;
  };
  const askedOf = (brandId: string) => (period: Period) =>
    keys
      .filter((key) => coverage.brandsOf(key).includes(brandId) && isWithin(key.period, period))
      .flatMap((key) => rulesAt(key).map((rule) => ({ key, rule })));
  /** What is looked at once for many: all days of the periods assessed together, where `period` is among them. */
  const [first, ...others] = keys.map(({ period }) => period);
  const whole = first && spanOf(first, others);
  const wholeOf = (period: Period) => (whole !== undefined && isWithin(period, whole) ? whole : period);
  const readers = new Map(
    brands.map(({ id }) => [
      id,
      createFactReader(
        store,
        { brandId: id, asOf, subjects, machines, reads, asked: askedOf(id), wholeOf },
        options,
      ),
    ]),
  );
  const reader = joinReaders([...readers.values()]);
  const ids = keys.map(taxPeriodId);
  const statuses = new Map<string, ReturnType<typeof readStatuses>>();
  const snapshots = new Map<string, Promise<string>>();

  async function statusOf(
    brand: TaxBrand,
    period: Period,
    channels: readonly Channel[],
  ): Promise<JudgedStatus> {
    const whole = wholeOf(period);
    const name = JSON.stringify([brand.id, brand.zone, brand.cutoff, brand.otherClocks, whole, channels]);
    const known = statuses.get(name) ?? readStatuses(reads.store, brand, { whole, asOf, channels }, reads);
    statuses.set(name, known);
    return judge((await known)(period).statusReasons.map(reasonOfText));
  }

  /** Machines are counted from the register of licences: no load says anything about them. */
  async function statusOfPeriod(key: TaxPeriodKey): Promise<JudgedStatus> {
    // What holds for several brands, as that the period runs, is said once.
    const byText = new Map<string, FigureReason>();
    for (const brand of brandsOf(key)) {
      const told = await statusOf(brand, key.period, channelsOf(brand, reader.subjects, key));
      for (const reason of told.reasons) byText.set(reasonText(reason), reason);
    }
    const reasons = [...byText.values()];
    const rules = rulesAt(key);
    if (rules.every(({ base }) => base === 'MACHINES')) {
      return judge(reasons.filter(isOfCalendar));
    }
    const isOnPlay = !rules.every(({ base }) => isOnWallets(base));
    return judge([...reasons, ...(isOnPlay ? unclassifiedReasons(reader.subjects, key) : [])]);
  }

  async function figuresOf(key: TaxPeriodKey): Promise<PeriodFigures> {
    const [facts, lossBroughtForward, figures] = await Promise.all([
      readRuleFacts(reader, key, { pack, includeUnverified }),
      lossBefore(key),
      statusOfPeriod(key),
    ]);
    return computeFrom(facts, { lossBroughtForward, figures });
  }

  /** Loss that a tax which carries losses may take off: of the period before, and of corrections that it bears. */
  async function lossBefore(key: TaxPeriodKey): Promise<Money> {
    if (!rulesAt(key).some(({ negative }) => negative === 'CARRY_FORWARD')) {
      return '0.00';
    }
    const borne = await borneBy(key);
    return sumMoney([await lossOfPrevious(key), ...borne.map(({ loss }) => loss)]);
  }

  async function borneBy(key: TaxPeriodKey): Promise<readonly Adjustment[]> {
    const id = taxPeriodId(key);
    if (!ids.includes(id)) return readAdjustments(store, { bearerIds: [id] });
    return adjustments.filter(({ bearerId }) => bearerId === id);
  }

  async function storedBefore(id: string): Promise<StoredPeriod | undefined> {
    const before = keys.flatMap((key) => previousOf(key, pack, { includeUnverified }) ?? []).map(taxPeriodId);
    if (!before.includes(id)) return readStoredPeriod(store, id);
    const all = await reads.once(['periods before', before], () => readPeriodsById(store, before));
    return all.find((period) => period.id === id);
  }

  async function lossOfPrevious(key: TaxPeriodKey): Promise<Money> {
    const previous = previousOf(key, pack, { includeUnverified });
    if (previous === null || !reader.subjects.some(({ from }) => from <= previous.period.to)) return '0.00';
    const stored = await storedBefore(taxPeriodId(previous));
    return stored?.pinned.lossCarriedForward ?? (await figuresOf(previous)).lossCarriedForward;
  }

  /** Of several brands the names of their states, as one. */
  async function snapshotOf(key: TaxPeriodKey): Promise<string> {
    const ids: string[] = [];
    for (const { id } of brandsOf(key)) {
      const known = snapshots.get(id) ?? readSnapshotId(store, id, asOf, reads);
      snapshots.set(id, known);
      ids.push(await known);
    }
    return joinSnapshots(ids);
  }

  async function partsOf(key: TaxPeriodKey, { base, tax, missing }: PeriodFigures): Promise<BrandPart[]> {
    const own = brandsOf(key);
    const [only] = own;
    if (missing.length > 0 || only === undefined) return [];
    if (own.length === 1) return [{ brandId: only.id, base, tax }];
    const alone: BrandPart[] = [];
    for (const { id } of own) {
      const ofBrand = readers.get(id);
      if (ofBrand === undefined) continue;
      const options = { pack, includeUnverified, lossBroughtForward: '0.00', figures: judge([]) };
      const figures = await computePeriod(ofBrand, key, options);
      alone.push({ brandId: id, base: figures.base, tax: figures.tax });
    }
    return shareTax(tax, alone);
  }

  return {
    reader,
    brandsOf,
    compute: figuresOf,
    async assess(key) {
      const figures = await figuresOf(key);
      const borne = await borneBy(key);
      const ofOthers = sumMoney(borne.map(({ amount }) => amount));
      return {
        ...figures,
        key,
        brandIds: coverage.brandsOf(key),
        parts: await partsOf(key, figures),
        asOf,
        snapshotId: await snapshotOf(key),
        rulePackVersion: pack.version,
        adjustments: ofOthers,
        places: placesOf(reader, key, figures),
        contentHash: hashOfFigures(key, figures, ofOthers),
      };
    },
  };
}

function isWithin(part: Period, whole: Period): boolean {
  return whole.from <= part.from && part.to <= whole.to;
}
