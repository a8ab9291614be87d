import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTaxes } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { RulePack } from '../../../domain/rules/rule-pack';
import type { Rule } from '../../../domain/rules/rule-schema';
import { rulesOver } from '../../../domain/rules/select-rules';
import type { FigureReason } from '../../../domain/status/figure-reasons';
import type { JudgedStatus } from '../../../domain/status/figure-status';
import { taxPeriodOf } from '../../../domain/tax/rule-calendar';
import type { TaxPeriodKey } from '../../../domain/tax-period/tax-period-key';
import { scopeOf as ruleScopeOf, type TaxedClass } from '../../../domain/tax-period/derive-periods';
import { readCallRates } from '../../../facts/fx/call-rates';
import type { BrandReads } from '../../../figures/brand-reads';
import type { QueryOptions } from '../../../store/store';
import { computePeriod, isByTicket, type PeriodFigures } from '../../../taxes/assessment/compute-period';
import {
  createFactReader,
  within,
  type FactReader,
  type KeyedRule,
} from '../../../taxes/assessment/fact-reader';
import { joinParts, partsOf } from '../../../taxes/assessment/parts-of-taxes';
import { unclassifiedReasons } from '../../../taxes/assessment/unclassified';
import { taxClassesOf, type TaxClasses } from '../../../taxes/assessment/tax-classes';

/** What one tax of one product class comes to over days that need not be a tax period. */
export interface ClassTax extends PeriodFigures {
  readonly jurisdiction: string;
  readonly productClass: string;
  readonly authority: string;
  readonly code: string;
  /** The most machines that a tax period charges; null where it is on none. */
  readonly machines: number | null;
  readonly parts: readonly TaxPart[];
  readonly fixedAmounts: BrandTaxes['fixedAmounts'];
}

/** What it comes to in those of the days that are of one tax period. */
interface TaxPart extends PeriodFigures {
  readonly days: Period;
}

/** By which rules taxes are computed, and what may be said about the facts. */
export interface TaxOrder {
  readonly period: Period;
  readonly pack: RulePack;
  readonly includeUnverified: boolean;
  readonly figures: JudgedStatus;
  /** Codes that are not asked for. */
  readonly without?: ReadonlySet<string>;
}

/** A brand's classes with the facts known at one instant. */
export interface TaxBook {
  readonly classes: TaxClasses['classes'];
  readonly reader: FactReader;
  /** Play of the brand that taxes would be on if it were in a tax class. */
  unclassified(period: Period): readonly FigureReason[];
}

/** Which facts of a brand its taxes are computed from. */
export interface TaxScope {
  readonly asOf: Instant;
  /** Holds every period that will be asked for: its facts are read once. */
  readonly whole: Period;
  /** By which rules; left out: each asks the store for its tickets by itself. */
  readonly pack?: RulePack;
}

/** Opens the facts of a brand for its taxes. */
export async function openTaxBook(
  reads: BrandReads,
  brand: Pick<ActiveBrand, 'id'>,
  { asOf, whole, pack }: TaxScope,
  options: QueryOptions,
): Promise<TaxBook> {
  const { store } = reads;
  const all = await taxClassesOf(reads, options);
  const { subjects, machines } = all;
  const classes = all.classes.filter((one) => one.brandIds.includes(brand.id));
  const asked = (period: Period) => (pack === undefined ? [] : ticketRulesOf(classes, pack, period));
  const reader = createFactReader(
    store,
    { brandId: brand.id, asOf, subjects, machines, reads, asked },
    options,
  );
  const name = (what: string, key: TaxPeriodKey, rule: Rule) =>
    [what, brand.id, asOf, whole, key.entityId, key.jurisdiction, key.productClass, rule.id] as const;
  const laws = [...new Set(classes.map(({ jurisdiction }) => jurisdiction))];
  const own = subjects.filter(({ brandId }) => brandId === brand.id);
  return {
    classes,
    unclassified: (period) =>
      laws.flatMap((jurisdiction) => unclassifiedReasons(own, { jurisdiction, period })),
    reader: {
      ...reader,
      rates: (pair) => readCallRates(reads, { ...pair, whole, asOf }, options),
      // A computation picks the days it needs.
      sums: (key, rule, asked = 'PRODUCTS') => {
        const grain = within(asked, key.period, whole);
        return reads.once([...name('taxed', key, rule), grain], () =>
          reader.sums({ ...key, period: whole }, rule, grain),
        );
      },
      tickets: (key, rule, asked = 'DAYS') => {
        const grain = within(asked, key.period, whole);
        return reads.once([...name('charged', key, rule), grain], () =>
          reader.tickets({ ...key, period: whole }, rule, grain),
        );
      },
    },
  };
}

/**
 * Every tax of the classes over the period, which may have days of several tax periods: each of these by itself, and losses
 * of others are not taken off.
 */
export async function computeTaxes(
  { classes, reader }: Pick<TaxBook, 'classes' | 'reader'>,
  order: TaxOrder,
): Promise<ClassTax[]> {
  // Side by side: what one tax needs is asked for while another one waits.
  return Promise.all(
    chargesOf(classes, order).map(async ({ key, periods }): Promise<ClassTax> => {
      const { jurisdiction, productClass, authority, code } = key;
      const options = { ...order, lossBroughtForward: '0.00' };
      const parts: TaxPart[] = await Promise.all(
        periods.map(async (period) => ({
          ...(await computePeriod(reader, { ...key, period }, options)),
          days: period,
        })),
      );
      return {
        ...{ jurisdiction, productClass, authority, code, parts },
        ...{ machines: machinesOf(parts), fixedAmounts: worstOf(parts.map(fixedAmountsOf)) },
        ...joinParts(parts),
      };
    }),
  );
}

/** The days asked for as the taxes on classes cut them: those of each tax period, of each tax. */
export function chargesOf(classes: TaxBook['classes'], order: TaxOrder) {
  return classes.flatMap((taxed) =>
    taxesOf(taxed, order).map(({ authority, code }) => {
      const { entityId, jurisdiction, productClass } = taxed;
      const key = { entityId, jurisdiction, productClass, authority, code };
      const spans = rulesOver(order.pack, { ...ruleScopeOf(key, order), code }, order.period);
      return { key, periods: partsOf(order.period, spans, { authority }) };
    }),
  );
}

function machinesOf(parts: readonly PeriodFigures[]): number | null {
  const counted = parts
    .flatMap(({ lines }) => lines.map(({ line }) => line))
    .filter(({ rule }) => rule.base === 'MACHINES')
    .map(({ base }) => Number(base));
  return counted.length === 0 ? null : Math.max(...counted);
}

/** How an amount for each machine stands in days that may be a part of a tax period. */
function fixedAmountsOf({ lines, days }: TaxPart): BrandTaxes['fixedAmounts'] {
  const charged = lines.find(({ line: { rule, tax } }) => rule.base === 'MACHINES' && Number(tax) !== 0);
  const whole = charged === undefined ? null : taxPeriodOf(charged.line.rule, days.from);
  if (whole === null) return undefined;
  if (whole.from !== days.from) return 'UNTOLD';
  return whole.to === days.to ? undefined : 'IN_FULL';
}

/** What is said of several together. */
export function worstOf(all: readonly BrandTaxes['fixedAmounts'][]): BrandTaxes['fixedAmounts'] {
  return (['UNTOLD', 'IN_FULL'] as const).find((one) => all.includes(one));
}

/** Every rule over the period that looks at tickets, under the key of its class. */
function ticketRulesOf(classes: readonly TaxedClass[], pack: RulePack, period: Period): KeyedRule[] {
  return classes.flatMap((taxed) => {
    const { entityId, jurisdiction, productClass } = taxed;
    return rulesOver(pack, ruleScopeOf(taxed, { includeUnverified: false }), period)
      .flatMap(({ inForce }) => inForce)
      .filter((rule) => isByTicket(rule) && (taxed.only ?? rule.base) === rule.base)
      .map((rule) => ({
        key: { entityId, jurisdiction, productClass, authority: rule.authority, code: rule.code, period },
        rule,
      }));
  });
}

/** The taxes that any rule in force over the period charges on a class, each once. */
function taxesOf(
  taxed: TaxedClass,
  { pack, period, includeUnverified, without }: TaxOrder,
): Pick<Rule, 'authority' | 'code'>[] {
  const rules = rulesOver(pack, ruleScopeOf(taxed, { includeUnverified }), period)
    .flatMap(({ inForce }) => inForce)
    .filter(({ base, code }) => (taxed.only ?? base) === base && without?.has(code) !== true);
  return [...new Map(rules.map((rule) => [`${rule.authority} ${rule.code}`, rule])).values()];
}
