import { useMemo, type ReactNode } from 'react';
import type { ListMeta } from '../../contracts/paging';
import type { ReportState } from '../../contracts/reports';
import { ReportHealthContext } from '../report-health';
import { isHandedOver } from '../sending/handed-over';
import { HealthNotice } from './notices';
import { useDataHealth } from './use-data-health';
import { useNow } from './use-now';
import { useOnline } from './use-online';

interface KeptReportHealthProps {
  readonly meta: ListMeta;
  readonly state: ReportState;
  /** When the report was read, in milliseconds. */
  readonly loadedAtMs: number;
  readonly children: ReactNode;
}

/**
 * The page of a kept report: says when the server is away or a source of its days is late, and keeps the report from
 * being handed in until then.
 *
 * Its figures are frozen, so newer data is no word against them: the server itself calls the report stale then. Once it
 * is handed over, late data is none either: what it lacked is a reason of its status.
 */
export function KeptReportHealth({ meta, state, loadedAtMs, children }: KeptReportHealthProps) {
  const nowMs = useNow();
  const isOffline = !useOnline();
  const { health: data, isUnreachable, ask } = useDataHealth(meta, nowMs);
  const isOver = isHandedOver(state);
  const health = useMemo(() => {
    const late = isOver ? null : data.late;
    return { isOffline, isUnreachable, data: { late, newerAt: null, isNewerUrgent: false } };
  }, [isOffline, isUnreachable, isOver, data]);
  return (
    <ReportHealthContext value={health}>
      <HealthNotice
        health={health}
        loadedAtMs={loadedAtMs}
        nowMs={nowMs}
        isRefreshing={false}
        onRefresh={ask}
        onAsk={ask}
      />
      {children}
    </ReportHealthContext>
  );
}
