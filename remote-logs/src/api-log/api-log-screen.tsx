import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useCallFields } from './call-fields';
import { CallLog } from './call-log';
import { useApiLogText } from './use-api-log-text';

/** How many columns the exported file has. */
const exportedColumns = 16;

/** `/api-log`: what was asked of the product and what it asked of authorities. The group view shows calls of no brand too. */
export function ApiLogScreen() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useApiLogText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  const { values } = useCallFields();
  const { from, to } = values;
  const mayLook = session.permissions.includes('logs.view');
  return (
    <>
      <PageHeader
        title={title}
        detail={session.brand === null ? text('group') : text('subtitle', { brand: session.brand.name })}
        actions={
          mayLook ? (
            <ExportButton
              source={{ kind: 'api-calls', query: { ...values, ...ownZone() } }}
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
      {mayLook ? (
        <CallLog zone={session.brand?.zone ?? 'UTC'} />
      ) : (
        <ForbiddenNotice title={text('forbidden')} permission="logs.view" />
      )}
    </>
  );
}
