import type { BrandTotal, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import { fundsOf, type Funds } from '../../../facts/balances/read-funds';
import { formatMoney } from '../../../domain/money/money';
import type { FigureReason } from '../../../domain/status/figure-reasons';
import { undivided } from './splits';
import type { FigureSource } from './figure-source';
import type { PeriodBook } from './period-book';
import { readMeta } from './read-meta';
import { readRowFigures } from './row-figures';
import { isWholeBrand } from './total-question';

/** What the figures of a brand say about themselves, its balances, and all that was asked for as one. */
export async function readBrandTotal(
  source: FigureSource,
  book: PeriodBook,
  moreReasons: readonly FigureReason[],
): Promise<{ readonly brand: BrandTotal; readonly whole: TotalMeasures }> {
  const { reads, brand, question, asOf } = source;
  const period = { from: question.from, to: question.to };
  const figures = await readRowFigures(source, { book, period, keys: [] });
  const [whole, unpaidWinnings] = await Promise.all([figures.measures(undivided), source.unpaidWinnings()]);
  const closing = (amount: string) => book.converter?.convert(question.to, amount) ?? formatMoney(amount);
  const isWhole = isWholeBrand(question, []);
  return {
    whole,
    brand: {
      brandId: brand.id,
      brandName: brand.name,
      currency: book.currency,
      meta: await readMeta(
        reads.store,
        brand,
        { question, asOf, hasFacts: book.sums.length > 0, reasons: [...book.missing, ...moreReasons] },
        reads,
      ),
      openBets: whole.openBets,
      unpaidWinnings: closing(unpaidWinnings),
      activePlayers: whole.activePlayers,
      funds: isWhole ? await readClosingFunds(source, book) : null,
      taxes: isWhole ? await source.presentTaxes(period) : null,
      measures: whole,
      previous: null,
    },
  };
}

/** Balances bear the rate of their day, each amount by itself; what is protected is their sum. */
async function readClosingFunds(source: FigureSource, { converter }: PeriodBook): Promise<Funds | null> {
  const day = source.question.to;
  const funds = await source.fundsAt(day);
  if (funds === null || converter === null) return funds;
  const at = (amount: string) => converter.convert(day, amount);
  return fundsOf(day, {
    liability: at(funds.liability),
    bonus: at(funds.bonus),
    openBets: at(funds.openBets),
    unpaidWinnings: at(funds.unpaidWinnings),
    pendingWithdrawals: at(funds.pendingWithdrawals),
    jackpotPools: at(funds.jackpotPools),
    heldFunds: at(funds.heldFunds),
  });
}
