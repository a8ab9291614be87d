import { useState, type ReactNode } from 'react';
import type { ChangeCause } from '../../contracts/changed-records';
import type { VersionDifference } from '../../contracts/confirmation-items';
import { changedMeasureSchema, type readReportChanges } from '../../contracts/report-changes';
import type { ReportHeader } from '../../contracts/reports';
import { termOfColumn } from '../../contracts/terms/column-terms';
import { useRemoteHost } from '../../host/remote-host';
import { Flex } from '../../kit/layout';
import { keepPreviousData, useQuery } from '../../kit/query';
import { Segmented } from '../../kit/select';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { TermHelp } from '../../ui/term/term-help';
import { CauseSteps } from './cause-steps';
import { RecordList, recordsPerPage, useRecordCauses } from './record-causes';
import { useWhyText } from './use-why-text';

type Cause = VersionDifference['measures'][number]['causes'][number]['cause'];

/** What the records of a cause are listed under; exchange rates, rules and people have none. */
const listed: Partial<Readonly<Record<Cause, ChangeCause>>> = {
  LATE_SETTLEMENT: 'LATE',
  SOURCE_CORRECTION: 'CORRECTED',
  VOID: 'VOIDED',
  DEDUP: 'REPEATED',
};

export interface VersionCausesProps {
  readonly difference: VersionDifference;
  readonly report: Pick<ReportHeader, 'id' | 'currency' | 'version'>;
  /** The call that names the records, of the report's channel. */
  readonly changes: typeof readReportChanges;
  /** What a measure is called. */
  readonly titleOf: (measure: string) => string;
  /** The figure that is shown first; the next after it where the report has none of that name. */
  readonly first?: string | undefined;
  /** Whose report it is: its records are led to while that brand is chosen. */
  readonly brandId: string | null;
}

/** Why each figure of a version differs from the version that it replaces: steps, causes, and the records behind them. */
export function VersionCauses(props: VersionCausesProps) {
  const { difference, report, titleOf, first = 'ggr' } = props;
  const text = useWhyText();
  const [asked, setAsked] = useState(first);
  const { measures } = difference;
  const shown = measures.find(({ measure }) => measure === asked) ?? measures[0];
  const { records, open, list, close } = useRecords(props, shown?.measure ?? '');
  if (shown === undefined) return <p>{text('versions.none')}</p>;
  const title = titleOf(shown.measure);
  return (
    <>
      <Flex gap={8} wrap align="center" className="th-after-12">
        <Segmented
          aria-label={text('figure')}
          className="th-scroll th-fits"
          value={shown.measure}
          options={measures.map(({ measure }) => ({ value: measure, label: titleOf(measure) }))}
          onChange={(measure) => {
            setAsked(measure);
            close();
          }}
        />
        <TermHelp term={termOfColumn(shown.measure)} name={title} />
      </Flex>
      <CauseSteps
        figure={title}
        currency={report.currency}
        before={{ name: text('versions.version', { version: difference.version }), amount: shown.before }}
        now={{ name: text('versions.version', { version: report.version }), amount: shown.after }}
        causes={shown.causes.map(({ cause, amount }) => ({
          ...{ key: cause, amount, name: text(`versions.cause.${cause}`) },
          ...{ meaning: text(`versions.meaning.${cause}`), records: records(cause), open: open(cause) },
        }))}
      />
      {list}
    </>
  );
}

/** What opens the records of a cause of `measure`, and the list of those that are open. */
function useRecords(
  { report: { id, currency }, changes: call, brandId }: VersionCausesProps,
  measure: string,
) {
  const text = useWhyText();
  const { http, session } = useRemoteHost();
  const { chosen, setChosen, buttonOf, openerOf } = useRecordCauses();
  const known = changedMeasureSchema.safeParse(measure);
  const query = {
    ...{ id, page: chosen?.page ?? 1, pageSize: recordsPerPage },
    ...(known.success && { measure: known.data }),
    ...(chosen !== null && { cause: chosen.cause }),
  };
  const changes = useQuery({
    queryKey: ['report-changes', brandId, call.path, query],
    queryFn: ({ signal }) => http.call(call, { query, signal }),
    enabled:
      known.success &&
      brandId !== null &&
      session.brand?.id === brandId &&
      session.permissions.includes('reports.view-detail'),
    placeholderData: keepPreviousData,
  });
  const under = <T,>(cause: Cause, tell: (listed: ChangeCause, records: number) => T): T | undefined => {
    const name = listed[cause];
    const found = known.success ? changes.data?.causes.find((one) => one.cause === name) : undefined;
    return name === undefined || found === undefined ? undefined : tell(name, found.records);
  };
  const records = (cause: Cause): ReactNode => under(cause, buttonOf);
  const open = (cause: Cause) => under(cause, openerOf);
  const list = changes.isError ? (
    <ProblemNotice
      title={text('versions.recordsFailed')}
      error={changes.error}
      note={problemOf(changes.error)?.code === 'TOO_MANY_ROWS' ? text('versions.tooMany') : undefined}
      onRetry={() => void changes.refetch()}
    />
  ) : changes.data === undefined || chosen === null ? null : (
    <RecordList
      {...{ currency, chosen, answer: changes.data }}
      onChange={setChosen}
      isBusy={changes.isPlaceholderData}
    />
  );
  return { records, open, list, close: () => setChosen(null) };
}
