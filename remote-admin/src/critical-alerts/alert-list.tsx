import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { countText } from '@tallyhouse/shared/format/count';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useRowChoice } from '@tallyhouse/shared/ui/use-row-choice';
import { alertPageSize, alertQuestionOf, type AlertFields } from './alert-fields';
import { incidentsQuery, type IncidentsAnswer } from './alert-queries';
import { incidentColumns } from './incident-columns';
import { incidentsAllowing, SelectedIncidents } from './selected-incidents';
import { bulkActions } from './take-many';
import { useAlertsText, useRunbookText } from './use-alerts-text';

interface AlertListProps {
  readonly fields: AlertFields;
  readonly zone: string;
  readonly onOpen: (incident: Incident) => void;
}

/** The incidents that the filters leave, the heaviest first. */
export function AlertList({ fields, zone, onOpen }: AlertListProps) {
  const { http, session } = useRemoteHost();
  const text = useAlertsText();
  const runbook = useRunbookText();
  const said = useSaid(zone);
  const nowMs = useNow();
  const question = alertQuestionOf(fields.values, fields.page);
  const incidents = useQuery(incidentsQuery(http, session.brand?.id ?? null, question));
  const mayHandle = session.permissions.includes('alerts.handle');
  const { chosen, clear, rowSelection } = useRowChoice(incidents.data?.items ?? [], {
    nameOf: (incident) => said.alert(incident).title,
    mayChoose: (incident) => bulkActions.some((action) => incidentsAllowing([incident], action).length > 0),
  });
  if (incidents.isError) {
    return (
      <ProblemNotice
        title={text('failed')}
        error={incidents.error}
        onRetry={() => void incidents.refetch()}
      />
    );
  }
  const answer = incidents.data;
  if (answer === undefined) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (answer.items.length === 0) return <NoAlerts fields={fields} answer={answer} zone={zone} />;
  return (
    <>
      {mayHandle ? <SelectedIncidents selected={chosen} zone={zone} onClear={clear} /> : null}
      <ScrollTable<Incident>
        label={text('list')}
        rowKey="id"
        {...(mayHandle && { rowSelection })}
        columns={incidentColumns({
          text,
          runbook,
          said,
          zone,
          nowMs,
          hasBrand: session.brand === null,
          open: onOpen,
        })}
        dataSource={[...answer.items]}
        loading={{ spinning: incidents.isPlaceholderData, delay: 300 }}
      />
      <Pagination
        align="end"
        className="th-before-12"
        current={answer.page}
        pageSize={alertPageSize}
        total={answer.totalCount}
        showSizeChanger={false}
        showTotal={(all, [first, last]) => text('rows', { first, last, count: countText(all) })}
        onChange={fields.toPage}
      />
    </>
  );
}

interface NoAlertsProps {
  readonly fields: AlertFields;
  readonly answer: IncidentsAnswer;
  readonly zone: string;
}

function NoAlerts({ fields, answer, zone }: NoAlertsProps) {
  const text = useAlertsText();
  const { lastCheckAt } = answer.meta;
  const time = lastCheckAt === null ? text('neverChecked') : instantText(lastCheckAt, zone);
  const { view, ...filters } = fields.values;
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyNotice
        title={text('noMatch')}
        hint={text('noMatchHint', { time })}
        action={<Button onClick={fields.clear}>{text('clear')}</Button>}
      />
    );
  }
  return (
    <EmptyNotice
      title={text(view === undefined ? 'emptyUnresolved' : 'empty')}
      hint={text('emptyHint', { time })}
      action={
        view === undefined ? (
          <Button onClick={() => fields.change({ view: 'ended' })}>{text('emptyAction')}</Button>
        ) : null
      }
    />
  );
}
