import { useCallback, useMemo, useState } from 'react';
import { drillLevelSchema } from '../../contracts/lineage';
import { useRemoteHost } from '../../host/remote-host';
import { countText } from '../../format/count';
import { Alert } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { useQuery } from '../../kit/query';
import { Select } from '../../kit/select';
import { adoptStyles } from '../../ui/adopt-styles';
import { EmptyNotice } from '../../ui/empty-notice';
import { ReportGrid, type GridColumn, type GridRow, type LoadBlock } from '../../ui/report-grid';
import { CellFacts } from './cell-facts';
import { Closing } from './closing';
import type { DrillTarget } from './drill-code';
import { DrillExport } from './drill-export';
import { drillPageSize, drillQuery, readDrillPage, type DrillAnswer } from './drill-queries';
import { DrillTrouble } from './drill-trouble';
import { batchPath, drillColumns, drillRows, groupWords, valueCell } from './drill-words';
import { useLicences } from '../use-licences';
import { Unmasking } from './unmasking';
import type { Drill } from './use-drill';
import { useDrillText } from './use-drill-text';

const styles = `
.th-drill-records .th-grid { max-height: 460px; }
`;

// The server has an order of its own: the largest part first, days and records by time.
const view = { density: 'compact' } as const;

interface DrillRecordsProps {
  readonly token: string;
  readonly target: DrillTarget;
  readonly drill: Drill;
}

/** The next level of records behind a figure, as a grid whose rows add up to it. */
export function DrillRecords({ token, target, drill }: DrillRecordsProps) {
  adoptStyles(styles);
  const text = useDrillText();
  const host = useRemoteHost();
  const { measure, level } = target;
  const [unmaskReason, setUnmaskReason] = useState<string | null>(null);
  const licences = useLicences();
  const question = useMemo(
    () => ({ token, measure, level, unmaskReason }),
    [token, measure, level, unmaskReason],
  );
  const read = useQuery(drillQuery(host.http, question));
  const first = read.data;

  // Tokens of the groups that were read, by their key: rows of the grid hold values only.
  const [tokens] = useState(() => new Map<string, string | null>());
  const loadBlock = useCallback<LoadBlock>(
    async (start, count, signal) => {
      const rows: GridRow[] = [];
      const firstPage = Math.floor(start / drillPageSize);
      const lastPage = Math.floor((start + count - 1) / drillPageSize);
      for (let page = firstPage; page <= lastPage; page += 1) {
        const answer =
          page === 0 && first !== undefined
            ? first
            : await readDrillPage(host.http, question, { page: page + 1, signal });
        for (const { key, token: own } of answer.groups) tokens.set(key ?? '', own);
        rows.push(...drillRows(answer, { text, licences }));
      }
      const offset = start - firstPage * drillPageSize;
      return rows.slice(offset, offset + count);
    },
    [first, host.http, question, tokens, text, licences],
  );
  const shownLevel = first?.level ?? 'fact';
  const currency = first?.cell.currency ?? '';
  const columns = useMemo(
    () => drillColumns({ measure, currency, level: shownLevel }, text),
    [measure, currency, shownLevel, text],
  );

  if (first === undefined) {
    return read.isError ? (
      <DrillTrouble
        target={target}
        title={text('failed')}
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  }
  const open = (row: GridRow, column: GridColumn) => {
    const batch = row.values['batch'];
    if (shownLevel !== 'fact') openGroup(row);
    else if (column.field === 'batch' && typeof batch === 'string') host.navigate(batchPath(batch));
  };
  const openGroup = (row: GridRow) => {
    const own = tokens.get(row.key);
    if (own !== undefined && own !== null)
      drill.openGroup(own, groupWords(shownLevel, row.key, { text, licences }));
  };
  return (
    <div
      className={`th-drill-records ${read.isPlaceholderData ? 'th-outdated' : ''}`}
      aria-busy={read.isFetching}
    >
      {read.isError ? (
        <DrillTrouble title={text('failed')} error={read.error} onRetry={() => void read.refetch()} />
      ) : null}
      <CellFacts cell={first.cell} value={first.value} facts={first.facts} />
      <div className="th-before-12 th-after-12 th-row-12 th-wraps th-centred">
        <label>
          {text('show')}{' '}
          <Select
            aria-label={text('show')}
            className="th-wide-180"
            value={shownLevel}
            options={drillLevelSchema.options.map((one) => ({ value: one, label: text(`level.${one}`) }))}
            onChange={drill.chooseLevel}
          />
        </label>
        {shownLevel === 'fact' ? (
          <Unmasking isMasked={first.isMasked} onUnmask={setUnmaskReason} />
        ) : (
          <small className="th-dim">{text('openHint')}</small>
        )}
        {first.facts === 0 ? null : <DrillExport token={token} name={target.name} answer={first} />}
      </div>
      {first.totalCount === 0 ? (
        <EmptyNotice title={text('none')} hint={text('noneHint')} />
      ) : (
        <>
          <ReportGrid
            key={`${shownLevel} ${unmaskReason ?? ''}`}
            label={text('grid', {
              measure: text(`measure.${measure}`),
              level: text(`level.${shownLevel}`),
            })}
            columns={columns}
            rows={{ rowCount: first.totalCount, loadBlock }}
            totals={{
              label: totalsLabel(first, text),
              values: { facts: first.facts, value: valueCell(first.value, measure) },
            }}
            view={view}
            cells={{ onDrill: open, onOpenRow: shownLevel === 'fact' ? undefined : openGroup }}
          />
          <Closing answer={first} />
        </>
      )}
      {shownLevel === 'fact' && first.isMasked && first.totalCount > 0 ? (
        <Alert type="info" showIcon title={text('masked')} className="th-before-12" />
      ) : null}
    </div>
  );
}

function totalsLabel(answer: DrillAnswer, text: ReturnType<typeof useDrillText>): string {
  const count = countText(answer.totalCount);
  return text(answer.level === 'fact' ? 'totalFacts' : 'totalGroups', { count });
}
