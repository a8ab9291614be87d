import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';
import { Link, useNavigate } from '@tallyhouse/shared/kit/router';
import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import type { ReactNode } from 'react';
import { periodAddress } from '../../period-address';
import { useTaxReportingText } from '../../use-tax-reporting-text';
import { useCauseWords } from './use-cause-words';
import type { TaxCauseCode } from './why-tax-changed';

/** A paper that is compared, and what it is called. */
export interface PaperEnd {
  readonly id: string;
  /** Left out: the version in force. */
  readonly version?: number;
  readonly name: string;
}

const measures: Partial<Readonly<Record<TaxCauseCode, DrillMeasure>>> = {
  STAKES: 'stakes',
  VOIDS: 'voids',
  WINNINGS: 'winnings',
};

/**
 * The ways from a cause to what is behind it in both papers: the facts of a line that has one set of them, else the
 * paper with its rule, register and adjustments.
 */
export function usePaperRecords() {
  const text = useTaxReportingText();
  const words = useCauseWords();
  const drill = useDrill();
  const navigate = useNavigate();
  const labelOf = (code: TaxCauseCode, { name }: PaperEnd) =>
    text('why.behind', { cause: words.name(code), of: name });
  /** Opens the facts; null where the paper has to be looked at. */
  const factsOf = (code: TaxCauseCode, end: ComparedPaper) => {
    const [line, ...more] = end.paper.lines;
    const measure = measures[code];
    const token = more.length === 0 ? (line?.drillToken ?? null) : null;
    if (measure === undefined || token === null) return null;
    return () => drill.openToken(token, measure, labelOf(code, end));
  };
  return {
    /** What choosing the bar of a cause does. */
    open: (code: TaxCauseCode, end: ComparedPaper) =>
      factsOf(code, end) ?? (() => void navigate(paperAddress(end))),
    links: (code: TaxCauseCode, ends: readonly ComparedPaper[]): ReactNode =>
      ends.map((end) => {
        const facts = factsOf(code, end);
        return (
          <div key={`${end.id} ${end.version ?? ''}`}>
            {facts === null ? (
              <Link to={paperAddress(end)} className="th-cell" aria-label={labelOf(code, end)}>
                {end.name}
              </Link>
            ) : (
              <button type="button" className="th-cell" aria-label={labelOf(code, end)} onClick={facts}>
                {end.name}
              </button>
            )}
          </div>
        );
      }),
  };
}

type ComparedPaper = PaperEnd & { readonly paper: WorkingPaperFigures };

const paperAddress = ({ id }: PaperEnd) => `${periodAddress(id)}?tab=paper`;
