import type { ReactNode } from 'react';
import type { ExportFormat } from '../../contracts/exports';
import { countText } from '../../format/count';
import { periodText } from '../../format/day';
import { adoptStyles } from '../../ui/adopt-styles';
import type { ExportAbout } from './export-about';
import { estimatedBytes } from './file-size';
import { sizeWords } from './job-words';
import { FilterWords } from '../filter-words';
import { useExportsText } from './use-exports-text';

const styles = `
.th-export-facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 8px; color: var(--th-ink); }
.th-export-facts dt { color: var(--th-ink-soft); }
.th-export-facts dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums; }
.th-export-all { margin: 0 0 16px; color: var(--th-ink-soft); font-size: 13px; }
`;

interface ExportFactsProps {
  readonly about: ExportAbout;
  readonly format: ExportFormat;
}

/** Rows, columns, period, filters and the size to expect. */
export function ExportFacts({ about, format }: ExportFactsProps) {
  adoptStyles(styles);
  const text = useExportsText();
  const { rowCount, columnCount, period, filtersText = [] } = about;
  const bytes = estimatedBytes(format, rowCount, columnCount);
  const size = bytes === null ? text('dialog.unknown') : text('about', { size: sizeWords(bytes, text) });
  const entries: readonly (readonly [string, ReactNode])[] = [
    [text('dialog.rows'), rowCount === null ? text('dialog.unknownRows') : countText(rowCount)],
    [text('dialog.columns'), columnCount === null ? text('dialog.allColumns') : countText(columnCount)],
    ...(period === null ? [] : [[text('dialog.period'), periodText(period)] as const]),
    [
      text('dialog.filters'),
      <FilterWords key="filters" words={filtersText} none={text('dialog.noFilters')} />,
    ],
    [text('dialog.size'), size],
  ];
  return (
    <div>
      <dl className="th-export-facts" aria-label={text('dialog.what')}>
        {entries.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <p className="th-export-all">
        {text('dialog.everything')} {about.note}
      </p>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
