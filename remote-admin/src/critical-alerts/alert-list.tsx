import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import { useRowChoice } from '@tallyhouse/shared/ui/use-row-choice';
import type { EmptyNoticeProps } from '@tallyhouse/shared/ui/empty-notice';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { alertPageSize, alertQuestionOf, type AlertFields } from './alert-fields';
import { incidentsQuery, type IncidentsAnswer } from './alert-queries';
import { incidentColumns } from './incident-columns';
import { incidentsAllowing, SelectedIncidents } from './selected-incidents';
import { bulkActions } from './take-many';
import { useAlertsText, useRunbookText, type AlertsText } from './use-alerts-text';

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
  return (
    <>
      {mayHandle ? <SelectedIncidents selected={chosen} zone={zone} onClear={clear} /> : null}
      <RecordList<Incident>
        table={{
          label: text('list'),
          rowKey: 'id',
          ...(mayHandle && { rowSelection }),
          columns: incidentColumns({
            text,
            runbook,
            said,
            zone,
            nowMs,
            hasBrand: session.brand === null,
            open: onOpen,
          }),
        }}
        query={incidents}
        failed={text('failed')}
        empty={noAlerts(text, { fields, answer: incidents.data, zone })}
        pages={{
          page: fields.page,
          size: alertPageSize,
          onPage: fields.toPage,
          shown: (range) => text('rows', range),
        }}
      />
    </>
  );
}

interface NoAlerts {
  readonly fields: AlertFields;
  readonly answer: IncidentsAnswer | undefined;
  readonly zone: string;
}

function noAlerts(text: AlertsText, { fields, answer, zone }: NoAlerts): EmptyNoticeProps {
  const lastCheckAt = answer?.meta.lastCheckAt ?? null;
  const time = lastCheckAt === null ? text('neverChecked') : instantText(lastCheckAt, zone);
  const { view, ...filters } = fields.values;
  if (Object.keys(filters).length > 0) {
    return {
      title: text('noMatch'),
      hint: text('noMatchHint', { time }),
      action: <Button onClick={fields.clear}>{text('clear')}</Button>,
    };
  }
  return {
    title: text(view === undefined ? 'emptyUnresolved' : 'empty'),
    hint: text('emptyHint', { time }),
    action:
      view === undefined ? (
        <Button onClick={() => fields.change({ view: 'ended' })}>{text('emptyAction')}</Button>
      ) : null,
  };
}
