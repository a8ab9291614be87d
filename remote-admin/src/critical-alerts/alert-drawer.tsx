import type { CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { DetailDrawer, LoadedRecord } from '@tallyhouse/shared/ui/record-drawer';
import { useState } from 'react';
import { AlertFacts } from './alert-facts';
import { AlertHistory } from './alert-history';
import { alertQuery } from './alert-queries';
import { HandleDialog } from './handle-dialog';
import { IncidentOfId } from './incident-content';
import { actionsOf, type AlertAction } from './alert-actions';
import { AlertStateTag, SeverityTag, SnoozedTag } from './severity-tag';
import { useAlertsText, useRunbookText } from './use-alerts-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface AlertDrawerProps {
  /** Null when no alert is open. */
  readonly id: string | null;
  /** The incident that lies open, or that an alert was opened from; null where there is none. */
  readonly incidentId: string | null;
  readonly zone: string;
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** One alert, or the incident that several are: what it means, what to do, what was done, and the ways to handle it. */
export function AlertDrawer({ id, incidentId, zone, onOpen, onBack, onClose }: AlertDrawerProps) {
  const { http } = useRemoteHost();
  const text = useAlertsText();
  return (
    <DetailDrawer
      isOpen={id !== null || incidentId !== null}
      onClose={onClose}
      title={text(id === null ? 'incident.title' : 'drawer.facts')}
      close={text('drawer.close')}
      extra={
        id === null || incidentId === null ? null : (
          <Button type="link" onClick={onBack}>
            {text('incident.back')}
          </Button>
        )
      }
    >
      {id !== null ? (
        <LoadedRecord
          key={id}
          query={alertQuery(http, id)}
          words={{ loading: text('drawer.loading'), failed: text('drawer.failed') }}
        >
          {(alert) => <AlertContent alert={alert} zone={zone} />}
        </LoadedRecord>
      ) : incidentId !== null ? (
        <IncidentOfId key={incidentId} id={incidentId} zone={zone} onOpen={onOpen} />
      ) : null}
    </DetailDrawer>
  );
}

function AlertContent({ alert, zone }: { readonly alert: CriticalAlertDetail; readonly zone: string }) {
  const text = useAlertsText();
  const { title, detail } = useSaid(zone).alert(alert);
  const runbook = useRunbookText();
  return (
    <Flex vertical gap="middle">
      <div>
        <Flex gap="small" wrap align="center">
          <SeverityTag severity={alert.severity} />
          <AlertStateTag state={alert.state} />
          <SnoozedTag until={alert.snoozedUntil} zone={zone} />
          <Typography.Text type="secondary">
            {text(alert.isStanding ? 'drawer.standing' : 'drawer.over')}
          </Typography.Text>
        </Flex>
        <Typography.Title level={2} className="th-before-8 th-after-4 th-text-18">
          {title}
        </Typography.Title>
        <div className="th-anywhere">{detail}</div>
      </div>
      <AlertActions alert={alert} title={title} zone={zone} />
      <section>
        <Typography.Title level={3} className="th-flush th-text-14">
          {text('drawer.meaning')}
        </Typography.Title>
        <p className="th-before-4 th-after-12">{runbook(`${alert.code}.means`)}</p>
        <Typography.Title level={3} className="th-flush th-text-14">
          {text('drawer.todo')}
        </Typography.Title>
        <p className="th-before-4 th-after-8">{runbook(`${alert.code}.todo`)}</p>
        {alert.link.startsWith('/critical-alert-history') ? null : (
          <Link to={alert.link}>{runbook(`${alert.code}.step`)}</Link>
        )}
      </section>
      <AlertFacts alert={alert} zone={zone} />
      <section>
        <Typography.Title level={3} className="th-before-0 th-after-8 th-text-14">
          {text('drawer.history')}
        </Typography.Title>
        <AlertHistory code={alert.code} steps={alert.history} zone={zone} />
      </section>
    </Flex>
  );
}

interface AlertActionsProps {
  readonly alert: CriticalAlertDetail;
  /** What it is called in the page's language. */
  readonly title: string;
  readonly zone: string;
}

/** The steps that this reader may take now; for who may take none, who could. */
function AlertActions({ alert, title, zone }: AlertActionsProps) {
  const text = useAlertsText();
  const [action, setAction] = useState<AlertAction | null>(null);
  if (!alert.mayHandle) {
    const names = alert.handlers.map(({ name, account }) => personInWords(name, account)).join(', ');
    return (
      <Typography.Text type="secondary">
        {text('drawer.mayNot')} {names === '' ? text('drawer.nobodyMay') : text('drawer.whoMay', { names })}
      </Typography.Text>
    );
  }
  return (
    <>
      <Flex gap="small" wrap>
        {actionsOf(alert).map((one, index) => (
          <ActionButton key={one} type={index === 0 ? 'primary' : 'default'} onClick={() => setAction(one)}>
            {text(`action.${one}`)}
          </ActionButton>
        ))}
      </Flex>
      {action === null ? null : (
        <HandleDialog
          alert={alert}
          title={title}
          action={action}
          zone={zone}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}
