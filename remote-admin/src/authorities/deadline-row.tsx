import type { DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import { dayText } from '@tallyhouse/shared/format/day';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useAuthoritiesText } from './use-authorities-text';

const looks: Readonly<Record<DeadlineLine['state'], { readonly kind: StateKind; readonly mark: string }>> = {
  UPCOMING: { kind: 'neutral', mark: '○' },
  DUE_SOON: { kind: 'waiting', mark: '…' },
  OVERDUE: { kind: 'bad', mark: '!' },
  DONE: { kind: 'good', mark: '✓' },
};

interface DeadlineRowProps {
  readonly deadline: DeadlineLine;
  /** The address names it: it is marked, and brought into sight. */
  readonly isNamed: boolean;
  readonly onRecord: () => void;
}

const bringIntoSight = (row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' });

/** A return or payment that is due, with its next step: its report, or that it was done elsewhere. */
export function DeadlineRow({ deadline, isNamed, onRecord }: DeadlineRowProps) {
  const text = useAuthoritiesText();
  const { session } = useRemoteHost();
  const { state, reportType, reportId, isByTaxPeriods, period } = deadline;
  const title = useSaid(session.brand?.zone ?? 'UTC').deadline(deadline);
  const isDoneElsewhere = state !== 'DONE' && reportType === null && session.brand !== null;
  const mayRecord = isDoneElsewhere && !isByTaxPeriods && session.permissions.includes('reports.submit');
  const mayPrepare =
    state !== 'DONE' && reportId === null && session.permissions.includes('reports.simulate');
  return (
    <tr
      ref={isNamed ? bringIntoSight : null}
      aria-current={isNamed ? 'true' : undefined}
      style={isNamed ? { outline: '2px solid currentcolor', outlineOffset: -2 } : undefined}
    >
      <td style={{ whiteSpace: 'nowrap' }}>{dayText(deadline.dueDay)}</td>
      <th scope="row">{title}</th>
      <td>{deadline.authorityId}</td>
      <td>
        <StateTag {...looks[state]} word={text(`calendar.states.${state}`)} />
      </td>
      <td>
        {reportId === null ? null : (
          <Link
            to={`/double-confirmation?${new URLSearchParams({ id: reportId }).toString()}`}
            aria-label={text('calendar.reportNamed', { title })}
          >
            {text('calendar.report')}
          </Link>
        )}
        {reportType === null || !mayPrepare ? null : (
          <Link
            to={`/online/new?${new URLSearchParams({ type: reportType, ...period }).toString()}`}
            aria-label={text('calendar.prepareNamed', { title })}
          >
            {text('calendar.prepare')}
          </Link>
        )}
        {mayRecord ? (
          <Button size="small" aria-label={text('calendar.recordNamed', { title })} onClick={onRecord}>
            {text('calendar.record')}
          </Button>
        ) : null}
        {isDoneElsewhere && isByTaxPeriods ? (
          <Link to="/tax-reporting" aria-label={text('calendar.taxPeriodsNamed', { title })}>
            {text('calendar.taxPeriods')}
          </Link>
        ) : null}
      </td>
    </tr>
  );
}
