import type { Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTaxes } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { sumMoney } from '../../../domain/money/money';
import type { RulePack } from '../../../domain/rules/rule-pack';
import { reasonText, type FigureReason } from '../../../domain/status/figure-reasons';
import { judge } from '../../../domain/status/figure-status';
import { payableOf } from '../../../domain/tax/working-paper';
import { BrandConverter } from '../../../facts/fx/brand-converter';
import { readCallRates } from '../../../facts/fx/call-rates';
import type { BrandReads } from '../../../figures/brand-reads';
import type { QueryOptions } from '../../../store/store';
import { readCurrentPack } from '../../../taxes/assessment/read-current-pack';
import { taxClassesOf } from '../../../taxes/assessment/tax-classes';
import { chargesOf, computeTaxes, openTaxBook, worstOf, type ClassTax, type TaxScope } from './read-taxes';

/** Codes that are no cost of the operator's revenue: withheld from players, put on stakes, or owed anyway. */
const passedOn: ReadonlySet<string> = new Set(['WHT', 'EXC', 'UNCL']);

/** Tax and levies of a period in the currency of its figures. */
export interface PeriodTaxes {
  readonly tax: Money;
  readonly levy: Money;
  /** Why they are not final, beside what is said of the facts. */
  readonly reasons: readonly FigureReason[];
}

/** Taxes of one brand, and of one licence where it is given. */
export interface TaxReader {
  /**
   * A tax is a debt at the end of its tax period: in another currency each part bears the rate of its last day, so parts
   * add up. Null where a fact, or an official rate of such a day, is missing, or a fixed amount is `UNTOLD`.
   */
  read(period: Period, currency: string): Promise<PeriodTaxes | null>;
  /** Whether no tax over `whole` is for a period that reaches over the ends of these days: of others parts do not add up. */
  addsUp(days: Period, whole: Period): boolean;
  /** What is owed, in the currency of each tax, and what the rules say about it. */
  present(period: Period): Promise<BrandTaxes>;
}

/** Reads by which rules brands are taxed, and on what: once for all of `reads`, so that it may be begun early. */
export async function readTaxGrounds(reads: BrandReads, options: QueryOptions): Promise<RulePack> {
  const [pack] = await Promise.all([
    reads.once(['rules'], () => readCurrentPack(reads.store)),
    taxClassesOf(reads, options),
  ]);
  return pack;
}

/** Reads the taxes of a brand by the rules in force. */
export async function createTaxReader(
  reads: BrandReads,
  brand: ActiveBrand,
  scope: TaxScope,
  options: QueryOptions,
): Promise<TaxReader> {
  const pack = await readTaxGrounds(reads, options);
  const book = await openTaxBook(reads, brand, { ...scope, pack }, options);
  const order = { pack, includeUnverified: false, figures: judge([]) };
  const cuts = new Map<string, readonly Period[]>();
  const cutsOf = (whole: Period): readonly Period[] => {
    const name = `${whole.from} ${whole.to}`;
    const asked = { ...order, period: whole, without: passedOn };
    const known = cuts.get(name) ?? chargesOf(book.classes, asked).flatMap(({ periods }) => periods);
    cuts.set(name, known);
    return known;
  };
  const reasonsOf = (period: Period, taxes: readonly ClassTax[]) => [
    ...book.unclassified(period),
    ...taxes.flatMap((tax) => tax.status.reasons),
  ];
  const computed = new Map<string, Promise<readonly ClassTax[]>>();
  const computeOnce = (period: Period, part: 'ALL' | 'OWN') => {
    const name = `${period.from} ${period.to} ${part}`;
    const known =
      computed.get(name) ??
      computeTaxes(book, { ...order, period, ...(part === 'OWN' && { without: passedOn }) });
    computed.set(name, known);
    return known;
  };
  /** Those that are a cost of the operator's: of what was computed for all, where that was asked for. */
  const ownTaxes = async (period: Period) => {
    const all = await (computed.get(`${period.from} ${period.to} ALL`) ?? computeOnce(period, 'OWN'));
    return all.filter(({ code }) => !passedOn.has(code));
  };
  return {
    async read(period, currency) {
      const taxes = await ownTaxes(period);
      if (taxes.some((one) => one.missing.length > 0 || one.fixedAmounts === 'UNTOLD')) return null;
      const owed = taxes.flatMap(({ code, currency: owedIn, parts }) =>
        parts.filter(({ lines }) => lines.length > 0).map(({ days, tax }) => ({ code, owedIn, days, tax })),
      );
      const from = owed.map(({ owedIn }) => owedIn).filter((one) => one !== currency);
      const rates =
        from.length === 0 ? undefined : await readCallRates(reads, { from, to: currency, ...scope }, options);
      const converter = new BrandConverter(brand, currency, rates);
      const sum = (isLevy: boolean) =>
        sumMoney(
          owed
            .filter(({ code }) => (code === 'LEVY') === isLevy)
            .map(({ days, tax, owedIn }) => converter.convert(days.to, tax, owedIn)),
        );
      const [tax, levy] = [sum(false), sum(true)];
      if (converter.missing.length > 0) return null;
      return { tax, levy, reasons: reasonsOf(period, taxes) };
    },
    addsUp: ({ from, to }, whole) =>
      cutsOf(whole).every((part) => part.to < from || part.from > to || (part.from >= from && part.to <= to)),
    async present(period) {
      const taxes = await computeOnce(period, 'ALL');
      const { status, reasons } = judge(reasonsOf(period, taxes));
      const told = taxes.filter((one) => one.fixedAmounts !== 'UNTOLD');
      const fixedAmounts = worstOf(taxes.map((one) => one.fixedAmounts));
      return {
        rulePackVersion: pack.version,
        payable: payableOf(told.flatMap(({ lines }) => lines.map(({ line }) => line))),
        status,
        statusReasons: reasons.map(reasonText),
        ...(fixedAmounts === undefined ? {} : { fixedAmounts }),
      };
    },
  };
}
