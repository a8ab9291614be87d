import { shortHash } from '../../format/short-hash';
import type { DrillCellView } from '../../contracts/lineage';
import { termOfColumn } from '../../contracts/terms/column-terms';
import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import { adoptStyles } from '../../ui/adopt-styles';
import { TermHelp } from '../../ui/term/term-help';
import { useReportingText } from '../use-reporting-text';
import { isCounted } from '../../contracts/counted-measures';
import { valueText } from './drill-words';
import { FilterWords } from '../filter-words';
import { useDrillText } from './use-drill-text';

const styles = `
.th-cell-facts { color: var(--th-ink); }
.th-cell-facts-value { font-size: 28px; line-height: 36px; font-weight: 600; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-cell-facts-value small { font-size: 13px; font-weight: 400; color: var(--th-ink-soft); }
.th-cell-facts dl { display: flex; flex-wrap: wrap; gap: 2px 20px; margin: 4px 0 0; font-size: 12px; line-height: 18px; }
.th-cell-facts dl > div { display: flex; gap: 6px; min-width: 0; }
.th-cell-facts dt { color: var(--th-ink-soft); white-space: nowrap; }
.th-cell-facts dd { margin: 0; overflow-wrap: anywhere; }
`;

interface CellFactsProps {
  readonly cell: DrillCellView;
  readonly value: string;
  readonly facts: number;
}

/** The number itself, and what it is a number of. */
export function CellFacts({ cell, value, facts }: CellFactsProps) {
  adoptStyles(styles);
  const text = useDrillText();
  const words = useReportingText();
  const { measure, currency, zone = 'UTC', period, basis, asOf, snapshotId, filtersText } = cell;
  const entries = [
    [text('cell.period'), periodText(period)],
    [text('cell.basis'), words(`basis.${basis}`)],
    [text('cell.asOf'), instantText(asOf, zone)],
    [text('cell.snapshot'), shortHash(snapshotId, 16)],
    [text('cell.filters'), <FilterWords key="filters" words={filtersText} none={text('cell.noFilters')} />],
  ] as const;
  return (
    <section className="th-cell-facts" aria-label={text('cell.label')}>
      <div className="th-cell-facts-value">
        {valueText(value, measure, currency)}{' '}
        <small>
          {text(`measure.${measure}`)}
          {isCounted(measure) ? '' : `, ${currency}`}
          <TermHelp term={termOfColumn(measure)} name={text(`measure.${measure}`)} /> ·{' '}
          {text('facts', { count: facts })}
        </small>
      </div>
      <dl>
        {entries.map(([name, entry]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{entry}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
