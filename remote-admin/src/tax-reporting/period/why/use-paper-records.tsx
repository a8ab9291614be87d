import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';
import { Link } from '@tallyhouse/shared/kit/router';
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
  return (
    code: TaxCauseCode,
    ends: readonly (PaperEnd & { readonly paper: WorkingPaperFigures })[],
  ): ReactNode =>
    ends.map(({ id, version, name, paper }) => {
      const [line, ...more] = paper.lines;
      const measure = measures[code];
      const token = more.length === 0 ? (line?.drillToken ?? null) : null;
      const label = text('why.behind', { cause: words.name(code), of: name });
      return (
        <div key={`${id} ${version ?? ''}`}>
          {measure === undefined || token === null ? (
            <Link to={`${periodAddress(id)}?tab=paper`} className="th-cell" aria-label={label}>
              {name}
            </Link>
          ) : (
            <button
              type="button"
              className="th-cell"
              aria-label={label}
              onClick={() => drill.openToken(token, measure, label)}
            >
              {name}
            </button>
          )}
        </div>
      );
    });
}
