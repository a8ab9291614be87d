import type { DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import { dayText } from '@tallyhouse/shared/format/day';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { DeadlineStateTag } from './deadline-state-tag';
import { filingAddress } from '@tallyhouse/shared/reporting/filing-address';
import { OwnerWords } from './filing/owner-words';
import { useAuthoritiesText } from './use-authorities-text';

interface DeadlineRowProps {
  readonly deadline: DeadlineLine;
  /** The address names it: it is marked, and brought into sight. */
  readonly isNamed: boolean;
  readonly onRecord: () => void;
}

const bringIntoSight = (row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' });

/** A return or payment that is due, with its next step: its report, its tax periods, or that it was done elsewhere. */
export function DeadlineRow({ deadline, isNamed, onRecord }: DeadlineRowProps) {
  const text = useAuthoritiesText();
  const { session } = useRemoteHost();
  const { state, reportType, reportId, isByTaxPeriods, period, owner } = deadline;
  const isShared = owner !== undefined && owner.brands.length + owner.otherBrands > 1;
  const title = useSaid(session.brand?.zone ?? 'UTC').deadline(deadline);
  const isDoneElsewhere = state !== 'DONE' && reportType === null && !isByTaxPeriods;
  const mayRecord =
    isDoneElsewhere && session.brand !== null && session.permissions.includes('reports.submit');
  const mayPrepare =
    state !== 'DONE' && reportId === null && session.permissions.includes('reports.simulate');
  return (
    <tr
      ref={isNamed ? bringIntoSight : null}
      aria-current={isNamed ? 'true' : undefined}
      style={isNamed ? { outline: '2px solid currentcolor', outlineOffset: -2 } : undefined}
    >
      <td className="th-nowrap">{dayText(deadline.dueDay)}</td>
      <th scope="row">
        <Link to={filingAddress(deadline.id)}>
          <bdi>{title}</bdi>
        </Link>
        {isShared ? (
          <div className="th-soft">
            <OwnerWords deadline={deadline} />
          </div>
        ) : null}
      </th>
      <td>{deadline.authorityId}</td>
      <td>
        <DeadlineStateTag state={state} />
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
        {isByTaxPeriods && state !== 'DONE' ? (
          <Link to={filingAddress(deadline.id)} aria-label={text('calendar.nextNamed', { title })}>
            {text('calendar.next')}
          </Link>
        ) : null}
        {mayRecord ? (
          <Button size="small" aria-label={text('calendar.recordNamed', { title })} onClick={onRecord}>
            {text('calendar.record')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
