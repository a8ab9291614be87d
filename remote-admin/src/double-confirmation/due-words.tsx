import { lastMinuteText } from '@tallyhouse/shared/format/instant';
import { clockInZone } from '@tallyhouse/shared/format/instant-in-zone';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { useConfirmationText } from './use-confirmation-text';

const dayMs = 86_400_000;
const nearDays = 3;
/** States in which the authority does not have it yet. */
const atHome: readonly ReportState[] = [
  'DRAFT',
  'SIMULATED',
  'STALE',
  'PENDING_CONFIRMATION',
  'RETURNED',
  'CONFIRMED',
  'SENDING',
  'SEND_FAILED',
  'EXPIRED',
];

interface DueWordsProps {
  readonly dueAt: string | null;
  readonly state: ReportState;
  readonly zone: string;
  readonly nowMs: number;
}

/** When it is due; while it is not with the authority, also how long that is from now. */
export function DueWords({ dueAt, state, zone, nowMs }: DueWordsProps) {
  const text = useConfirmationText();
  if (dueAt === null) return <span className="th-desk-soft">{text('fact.noDue')}</span>;
  const leftMs = Date.parse(dueAt) - nowMs;
  const lastMs = Date.parse(dueAt) - 1;
  const ago = dueAgo({ day: clockInZone(lastMs, zone).slice(0, 10), lateFrom: dueAt }, nowMs, zone);
  const look = leftMs < 0 ? 'th-desk-late' : leftMs < nearDays * dayMs ? 'th-desk-near' : '';
  return (
    <>
      <div>{lastMinuteText(dueAt, zone)}</div>
      {atHome.includes(state) ? (
        <div className={look}>
          {leftMs < 0 ? `! ${text('fact.overdue', { ago })}` : text('fact.dueIn', { ago })}
        </div>
      ) : null}
    </>
  );
}
