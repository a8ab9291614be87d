import { useState } from 'react';
import type { DrillMeasure } from '../../contracts/lineage';
import { useRemoteHost } from '../../host/remote-host';
import { countText } from '../../format/count';
import { instantText } from '../../format/instant';
import { Skeleton } from '../../kit/feedback';
import { useQuery } from '../../kit/query';
import { adoptStyles } from '../../ui/adopt-styles';
import { BatchTable } from './batch-table';
import { DrillTrouble } from './drill-trouble';
import { lineageQuery } from './drill-queries';
import { formulaWords, valueText } from './drill-words';
import { RuleList } from './rule-list';
import { useDrillText } from './use-drill-text';

const styles = `
.th-origin { color: var(--th-ink); display: grid; gap: 16px; }
.th-origin h2 { margin: 0 0 4px; font-size: 14px; line-height: 20px; }
.th-origin p, .th-origin ul { margin: 0; }
.th-origin ul { padding-inline-start: 18px; }
.th-origin code { overflow-wrap: anywhere; }
`;

interface DrillOriginProps {
  readonly token: string;
  readonly measure: DrillMeasure;
}

/** Formula, rules with their proof, versions of the records, sources and batches behind a figure. */
export function DrillOrigin({ token, measure }: DrillOriginProps) {
  adoptStyles(styles);
  const text = useDrillText();
  const { http } = useRemoteHost();
  const [pages, setPages] = useState(1);
  const read = useQuery(lineageQuery(http, { token, measure }, pages));
  if (read.data === undefined) {
    return read.isError ? (
      <DrillTrouble title={text('origin.failed')} error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  }
  const { formula, records, sources, cell } = read.data;
  const { zone = 'UTC' } = cell;
  return (
    <div className="th-origin">
      <section>
        <h2>{text('origin.formula')}</h2>
        <p>
          {formula === null
            ? text('origin.summed')
            : `${text(`measure.${measure}`)} = ${formulaWords(formula, text)}`}
        </p>
      </section>
      <RuleList lineage={read.data} />
      <section>
        <h2>{text('origin.records')}</h2>
        <ul>
          <li>{text('origin.corrected', { count: records.corrected })}</li>
          <li>{text('origin.replaced', { count: records.replacedSince })}</li>
          {records.firstKnownAt === null ? null : (
            <li>
              {text('origin.known', {
                first: instantText(records.firstKnownAt, zone),
                last: instantText(records.lastKnownAt, zone),
              })}
            </li>
          )}
        </ul>
      </section>
      <section>
        <h2>{text('origin.sources')}</h2>
        <ul>
          {sources.map(({ id, name, facts, value }) => (
            <li key={id}>
              {name} (<code>{id}</code>): {valueText(value, measure, cell.currency)} ·{' '}
              {text('facts', { count: facts })}
            </li>
          ))}
        </ul>
      </section>
      <BatchTable
        lineage={read.data}
        isLoading={read.isFetching}
        onMore={() => setPages(pages + 1)}
        shown={text('origin.shown', {
          shown: countText(read.data.batches.length),
          count: countText(read.data.totalCount),
        })}
      />
    </div>
  );
}
