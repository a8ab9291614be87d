import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { useEffect } from 'react';
import { AlertDrawer } from './alert-drawer';
import { alertFiltersOf, useAlertFields } from './alert-fields';
import { AlertFilterBar } from './alert-filter-bar';
import { AlertList } from './alert-list';
import { AlertStrip } from './alert-strip';
import { useAlertsText } from './use-alerts-text';

/** How many columns the exported file has. */
const exportedColumns = 19;

/** `/critical-alert-history`: what must not be overlooked, who has it, and how each ended. Shows all own brands where none is chosen. */
export function CriticalAlertsScreen() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useAlertsText();
  const fields = useAlertFields();
  const [openId, setOpenId] = useOpenInAddress('id');
  const [incidentId, setIncidentId] = useOpenInAddress('incident');
  // What is one alert opens as such.
  const open = ({ id, alerts, lead }: Incident) => (alerts === 1 ? setOpenId(lead.id) : setIncidentId(id));
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  // Alerts of several brands side by side need one zone.
  const zone = session.brand?.zone ?? 'UTC';
  const { from, to } = fields.values;
  const header = (
    <PageHeader
      title={title}
      detail={session.brand === null ? text('group') : text('subtitle', { brand: session.brand.name })}
      actions={
        session.permissions.includes('alerts.view') ? (
          <ExportButton
            source={{ kind: 'alerts', query: alertFiltersOf(fields.values) }}
            about={{
              title,
              period: from === undefined || to === undefined ? null : { from, to },
              rowCount: null,
              columnCount: exportedColumns,
              note: text('exportNote'),
            }}
          />
        ) : undefined
      }
    />
  );
  if (!session.permissions.includes('alerts.view')) {
    return (
      <>
        {header}
        <ForbiddenNotice title={text('forbidden')} permission="alerts.view" />
      </>
    );
  }
  return (
    <>
      {header}
      <AlertStrip fields={fields} />
      <AlertFilterBar fields={fields} />
      <AlertList fields={fields} zone={zone} onOpen={open} />
      <AlertDrawer
        id={openId}
        incidentId={incidentId}
        zone={zone}
        onOpen={setOpenId}
        onBack={() => setOpenId(null)}
        onClose={() => {
          setOpenId(null);
          setIncidentId(null);
        }}
      />
    </>
  );
}
