import type { AlertSeverity } from '@tallyhouse/shared/contracts/critical-alerts';
import { countText } from '@tallyhouse/shared/format/count';
import { agoText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import type { AlertFields } from './alert-fields';
import { unresolvedQuery, type IncidentsAnswer } from './alert-queries';
import { severityLooks } from './severity-tag';
import { useAlertsText } from './use-alerts-text';

const severities: readonly AlertSeverity[] = ['CRITICAL', 'HIGH', 'MEDIUM'];

/** What is unresolved at this moment, by weight, whatever the list below shows; each count is a filter. */
export function AlertStrip({ fields }: { readonly fields: AlertFields }) {
  const { http, session } = useRemoteHost();
  const text = useAlertsText();
  const unresolved = useQuery(unresolvedQuery(http, session.brand?.id ?? null));
  if (unresolved.isError || unresolved.data === undefined) {
    return <NotLoaded query={unresolved} failed={text('stripFailed')} rows={2} />;
  }
  const { open } = unresolved.data.totals;
  const show = (severity: AlertSeverity) =>
    fields.change({
      severity: fields.values.severity === severity ? undefined : severity,
      view: undefined,
    });
  return (
    <Flex vertical gap="middle" className="th-after-16">
      {open.CRITICAL === 0 ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={text('alarm', { count: open.CRITICAL })}
          description={text('alarmHint')}
          action={
            <Button
              size="small"
              onClick={() => fields.change({ severity: 'CRITICAL', view: undefined, code: undefined })}
            >
              {text('alarmShow')}
            </Button>
          }
        />
      )}
      <Flex wrap gap="small" align="center">
        <Flex wrap gap="small" role="group" aria-label={text('strip')}>
          {severities.map((severity) => (
            <Button
              key={severity}
              type={fields.values.severity === severity ? 'primary' : 'default'}
              aria-pressed={fields.values.severity === severity}
              onClick={() => show(severity)}
            >
              <span aria-hidden>{severityLooks[severity].mark}</span>
              {text(`severity.${severity}`)}
              <strong className="th-digits">{countText(open[severity])}</strong>
            </Button>
          ))}
        </Flex>
        <LastCheck meta={unresolved.data.meta} />
      </Flex>
    </Flex>
  );
}

function LastCheck({ meta }: { readonly meta: IncidentsAnswer['meta'] }) {
  const text = useAlertsText();
  const nowMs = useNow();
  return (
    <Typography.Text type="secondary">
      {meta.lastCheckAt === null
        ? text('neverChecked')
        : text('lastCheck', { ago: agoText(meta.lastCheckAt, nowMs) })}
    </Typography.Text>
  );
}
