import type { ChangeCause } from '@tallyhouse/shared/contracts/changed-records';
import type { VersionDifference as Difference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Card } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { CauseSteps } from '@tallyhouse/shared/reporting/why/cause-steps';
import { RecordList, useRecordCauses } from '@tallyhouse/shared/reporting/why/record-causes';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { reportChangesQuery } from '../online-queries';
import { onlinePaths } from '../online-paths';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../use-session-may';

interface VersionDifferenceProps {
  /** Null for a first version. */
  readonly difference: Difference | null;
  readonly report: Pick<ReportHeader, 'id' | 'type' | 'currency' | 'version'>;
}

/** What became other than in the version that this one replaces, and why, cause by cause. */
export function VersionDifference({ difference, report }: VersionDifferenceProps) {
  const text = useOnlineText();
  const measures = difference?.measures ?? [];
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{text('simulation.difference')}</h2>}
      {...(measures.length > 0 && { style: { gridColumn: '1 / -1' } })}
      extra={
        difference === null ? null : (
          <Link to={onlinePaths.report(difference.replaces)}>
            {text('simulation.differenceTo', { version: difference.version })}
          </Link>
        )
      }
    >
      {difference === null ? (
        text('report.firstVersion')
      ) : measures.length === 0 ? (
        text('simulation.noDifference')
      ) : (
        <Measures difference={difference} report={report} />
      )}
    </Card>
  );
}

type Cause = Difference['measures'][number]['causes'][number]['cause'];

/** What the records of a cause are listed under; exchange rates, rules and people have none. */
const listed: Partial<Readonly<Record<Cause, ChangeCause>>> = {
  LATE_SETTLEMENT: 'LATE',
  SOURCE_CORRECTION: 'CORRECTED',
  VOID: 'VOIDED',
  DEDUP: 'REPEATED',
};

function Measures({
  difference,
  report: { id, type, currency, version },
}: VersionDifferenceProps & { readonly difference: Difference }) {
  const text = useOnlineText();
  const { http, session } = useRemoteHost();
  const { titleOf } = useReportFields(type);
  const { chosen, setChosen, buttonOf } = useRecordCauses();
  const names = difference.measures.map((one) => one.measure);
  const [asked, setAsked] = useState('ggr');
  const shown = difference.measures.find((one) => one.measure === asked) ?? difference.measures[0];
  const maySeeRecords = useSessionMay('reports.view-detail');
  const brandId = maySeeRecords ? (session.brand?.id ?? null) : null;
  const changes = useQuery(reportChangesQuery(http, brandId, { id, measure: shown?.measure ?? '', chosen }));
  if (shown === undefined) return null;
  const records = (cause: Cause) => {
    const under = listed[cause];
    const found = changes.data?.causes.find((one) => one.cause === under);
    return under === undefined || found === undefined ? undefined : buttonOf(under, found.records);
  };
  return (
    <>
      <Segmented
        aria-label={text('report.figure')}
        style={{ marginBlockEnd: 12, maxWidth: '100%', overflowX: 'auto' }}
        value={shown.measure}
        options={names.map((value) => ({ value, label: titleOf(value) }))}
        onChange={(measure) => {
          setAsked(measure);
          setChosen(null);
        }}
      />
      <CauseSteps
        figure={titleOf(shown.measure)}
        currency={currency}
        before={{ name: text('list.version', { version: difference.version }), amount: shown.before }}
        now={{ name: text('list.version', { version }), amount: shown.after }}
        causes={shown.causes.map(({ cause, amount }) => ({
          ...{ key: cause, amount, name: text(`report.cause.${cause}`) },
          ...{ meaning: text(`report.causeMeaning.${cause}`), records: records(cause) },
        }))}
      />
      {changes.isError ? (
        <ProblemNotice
          title={text('report.recordsFailed')}
          error={changes.error}
          onRetry={() => void changes.refetch()}
        />
      ) : changes.data === undefined || chosen === null ? null : (
        <RecordList
          answer={changes.data}
          currency={currency}
          chosen={chosen}
          onChange={setChosen}
          isBusy={changes.isPlaceholderData}
        />
      )}
    </>
  );
}
