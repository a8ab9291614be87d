import type { BrandTotal, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { FigureReason } from '../../../domain/status/figure-reasons';
import { beforeAnyFile } from '../../../figures/period-status';
import { undivided } from './splits';
import type { FigureSource } from './figure-source';
import type { PeriodBook } from './period-book';
import { readMeta } from './read-meta';
import { isNil, readRowFigures } from './row-figures';
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
  const isWhole = isWholeBrand(question, []);
  const statusOf = await source.statuses();
  const [whole, unpaidWinnings, funds, taxes, meta] = await Promise.all([
    figures.measures(undivided),
    source.unpaidWinnings(book.converter),
    isWhole ? source.fundsAt(question.to, book.converter) : null,
    isWhole ? source.presentTaxes(period) : null,
    readMeta(
      reads.store,
      brand,
      {
        ...{ question, asOf, hasFacts: !isNil(book), status: statusOf(period) },
        reasons: [...book.missing, ...moreReasons],
      },
      reads,
    ),
  ]);
  return {
    whole,
    brand: {
      brandId: brand.id,
      brandName: brand.name,
      currency: book.currency,
      meta,
      openBets: whole.openBets,
      unpaidWinnings,
      balances: statusOf({ from: beforeAnyFile, to: question.to }),
      activePlayers: whole.activePlayers,
      funds,
      taxes,
      measures: whole,
      previous: null,
    },
  };
}
