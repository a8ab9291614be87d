import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { countText } from '@tallyhouse/shared/format/count';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { LoadedRecord } from '@tallyhouse/shared/ui/record-drawer';
import { incidentQuery, membersQuery } from './alert-queries';
import { SelectedIncidents } from './selected-incidents';
import { AlertStateTag, SeverityTag, SnoozedTag } from './severity-tag';
import { useAlertsText, useRunbookText } from './use-alerts-text';

interface IncidentProps {
  readonly zone: string;
  /** Opens one of its alerts. */
  readonly onOpen: (id: string) => void;
}

/** One incident: what it means, the next step, what can be done about all of it, and each of its alerts. */
export function IncidentOfId({ id, ...props }: IncidentProps & { readonly id: string }) {
  const { http } = useRemoteHost();
  const text = useAlertsText();
  return (
    <LoadedRecord
      query={incidentQuery(http, id)}
      words={{ loading: text('incident.loading'), failed: text('incident.failed') }}
    >
      {(incident) =>
        incident === null ? (
          <EmptyNotice title={text('incident.notThere')} hint={text('incident.notThereHint')} />
        ) : (
          <IncidentContent incident={incident} {...props} />
        )
      }
    </LoadedRecord>
  );
}

function IncidentContent({ incident, zone, onOpen }: IncidentProps & { readonly incident: Incident }) {
  const { session } = useRemoteHost();
  const text = useAlertsText();
  const runbook = useRunbookText();
  const { title, detail } = useSaid(zone).alert(incident);
  const { code, alerts, unresolved } = incident;
  return (
    <Flex vertical gap="middle">
      <div>
        <Flex gap="small" wrap align="center">
          <SeverityTag severity={incident.severity} />
          <AlertStateTag state={incident.state} />
          <SnoozedTag until={incident.lead.snoozedUntil} zone={zone} />
          <Typography.Text type="secondary">
            {text('incident.count', { count: countText(alerts), unresolved: countText(unresolved) })}
          </Typography.Text>
        </Flex>
        <Typography.Title level={2} className="th-before-8 th-after-4 th-text-18">
          {title}
        </Typography.Title>
        <div className="th-anywhere">{detail}</div>
      </div>
      {session.permissions.includes('alerts.handle') ? (
        <SelectedIncidents selected={[incident]} zone={zone} />
      ) : (
        <Typography.Text type="secondary">{text('drawer.mayNot')}</Typography.Text>
      )}
      <section>
        <Typography.Title level={3} className="th-flush th-text-14">
          {text('drawer.meaning')}
        </Typography.Title>
        <p className="th-before-4 th-after-12">{runbook(`${code}.means`)}</p>
        <Typography.Title level={3} className="th-flush th-text-14">
          {text('drawer.todo')}
        </Typography.Title>
        <p className="th-before-4 th-after-8">{runbook(`${code}.todo`)}</p>
        <Link to={incident.link}>{runbook(`${code}.step`)}</Link>
      </section>
      <Members incident={incident} zone={zone} onOpen={onOpen} />
    </Flex>
  );
}

function Members({ incident, zone, onOpen }: IncidentProps & { readonly incident: Incident }) {
  const { http } = useRemoteHost();
  const text = useAlertsText();
  const members = useQuery(membersQuery(http, [incident.id], { areUnresolved: false }));
  return (
    <section>
      <Typography.Title level={3} className="th-before-0 th-after-8 th-text-14">
        {text('incident.alerts')}
      </Typography.Title>
      {members.isError || members.data === undefined ? (
        <NotLoaded query={members} failed={text('incident.alertsFailed')} rows={4} />
      ) : (
        <>
          <ul className="th-list th-stack-12">
            {members.data.items.map((alert) => (
              <Member key={alert.id} alert={alert} zone={zone} onOpen={onOpen} />
            ))}
          </ul>
          {members.data.totalCount > members.data.items.length ? (
            <p>{text('incident.more', { count: members.data.totalCount - members.data.items.length })}</p>
          ) : null}
        </>
      )}
    </section>
  );
}

function Member({ alert, zone, onOpen }: IncidentProps & { readonly alert: CriticalAlert }) {
  const text = useAlertsText();
  const runbook = useRunbookText();
  const { title, detail } = useSaid(zone).alert(alert);
  return (
    <li className="th-anywhere">
      <Flex gap="small" wrap align="center">
        <Button
          type="link"
          className="th-words-button"
          aria-label={text('openAlert', { title })}
          onClick={() => onOpen(alert.id)}
        >
          {title}
        </Button>
        <AlertStateTag state={alert.state} />
        <SnoozedTag until={alert.snoozedUntil} zone={zone} />
      </Flex>
      <div>{detail}</div>
      <Typography.Text type="secondary">
        {instantText(alert.firstSeenAt, zone)} · <Link to={alert.link}>{runbook(`${alert.code}.step`)}</Link>
      </Typography.Text>
    </li>
  );
}
