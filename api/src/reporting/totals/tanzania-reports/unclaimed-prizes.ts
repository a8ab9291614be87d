import type { UnclaimedPrizes } from '@tallyhouse/shared/contracts/tanzania-reports';
import { splitUnclaimed } from '../../../domain/tax/unclaimed';
import { computeTaxes, type TaxBook } from '../total-reports/read-taxes';
import { presentTaxLine } from './present-tax-line';
import type { TanzanianQuestion } from './tanzania-rows';

/** What becomes of prizes won online that nobody claimed in time; one entry for each rule that holds in the period. */
export async function unclaimedPrizes(
  book: TaxBook | null,
  question: TanzanianQuestion,
): Promise<UnclaimedPrizes[]> {
  if (book === null) return [];
  const classes = book.classes.filter(
    ({ jurisdiction, only }) => jurisdiction === 'TZ' && only === 'UNCLAIMED',
  );
  const taxes = await computeTaxes(
    { ...book, classes },
    { ...question, figures: question.statusOf(['ONLINE']) },
  );
  return taxes.flatMap(({ lines }) =>
    lines.map(({ line }) => ({
      prizes: line.base,
      ...splitUnclaimed(line),
      line: presentTaxLine(line, question.period, question.calendars),
    })),
  );
}
