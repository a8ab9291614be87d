import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { sumMoney } from '../../../domain/money/money';
import { brandIdsWith } from '../../../platform/auth/current-user';
import { readCurrentPack } from '../../../taxes/assessment/read-current-pack';
import { listPeriods } from '../../tax-periods/list-periods';
import type { SourceColumn } from '../../../reporting/export-files/export-document';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';

export interface TaxColumn extends SourceColumn {
  readonly authority: string;
  /** What a class owes by it; null where it does not bear the tax. */
  readonly cellOf: (rows: readonly Taxed[]) => Cell;
}

type Taxed = Pick<TanzaniaRow, 'lines'>;

/** In which order the page has them. */
const codes = ['GGT', 'LEVY', 'WHT', 'EXC'];

/** One for each authority, code and currency that any of the rows bears, withholding after its base. */
export function taxColumnsOf(rows: readonly Taxed[], words: FileWords): TaxColumn[] {
  const lines = rows.flatMap((row) => row.lines);
  const named = new Map(lines.map((line) => [fieldOf(line), line]));
  const place = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return [...named]
    .sort(([, { code: a }], [, { code: b }]) => place(a) - place(b))
    .flatMap(([field, { authority, code, currency }]) => {
      const amountsOf = (amount: 'tax' | 'baseAmount') => (of: readonly Taxed[]) =>
        sumOrNull(
          of
            .flatMap((row) => row.lines.filter((line) => fieldOf(line) === field))
            .map((line) => line[amount]),
        );
      const title = `${words.code('taxCodes', code)}, ${authority}, ${currency}`;
      const base = { field: `${field} base`, title: 'Winnings taxed', type: 'money', authority } as const;
      return [
        ...(code === 'WHT' ? [{ ...base, cellOf: amountsOf('baseAmount') }] : []),
        { field, title, type: 'money', authority, cellOf: amountsOf('tax') } as const,
      ];
    });
}

function fieldOf({ authority, code, currency }: TaxLine): string {
  return `${authority} ${code} ${currency}`;
}

export function sumOrNull(amounts: readonly string[]): Cell {
  return amounts.length === 0 ? null : sumMoney(amounts);
}

/** What share the gaming tax of a class takes of its base; null where it is none, or one of several. */
export function rateOf({ lines }: Taxed): Cell {
  return onlyOne(gamingTaxRates(lines.filter(({ base }) => base !== 'MACHINES')));
}

/** What it takes for each machine, where it does. */
export function amountPerMachine({ lines }: Taxed): Cell {
  return onlyOne(
    gamingTaxRates(lines.filter(({ base }) => base === 'MACHINES')).map((rate) => sumMoney([rate])),
  );
}

function onlyOne(rates: readonly string[]): Cell {
  return rates.length === 1 ? (rates[0] ?? null) : null;
}

export function gamingTaxRates(lines: readonly TaxLine[]): string[] {
  return [...new Set(lines.flatMap(({ code, rate }) => (code === 'GGT' ? (rate ?? []) : [])))];
}

/** The soonest day on which something of a class is due. */
export function dueDayOf(lines: readonly TaxLine[]): Cell {
  return lines.flatMap(({ due }) => due.day ?? []).sort()[0] ?? null;
}

/** The tax periods of a class that lie as asked for. */
export type PeriodsOfClass = (row: Pick<TanzaniaRow, 'productClass'>, isOf: InDays) => readonly TaxPeriod[];
type InDays = (period: Period) => boolean;

/** Tax periods that share a day with those asked for, as the page reads them. */
export async function readPeriodsOfClasses(
  asked: Period & { readonly includeUnverified: 'true' | 'false' },
  { store, brand, user, orderedAt, signal }: ExportContext,
): Promise<PeriodsOfClass> {
  const { from, to } = asked;
  const pack = await readCurrentPack(store);
  const scope = { brandIds: [brand.id], heldIds: brandIdsWith(user, 'tax.view'), pack, now: orderedAt };
  const includeUnverified = asked.includeUnverified === 'true';
  const question = { from, to, sort: 'due:asc', includeUnverified } as const;
  const { periods } = await listPeriods(store, scope, question, { signal });
  return ({ productClass }, isOf) =>
    periods.filter((one) => one.productClass === productClass && isOf(one.period));
}

/** What was paid for tax periods; null where there is none. */
export function paidFor(periods: readonly TaxPeriod[]): Cell {
  return sumOrNull(periods.map(({ paid }) => paid));
}
