import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { useCodeWords } from '@tallyhouse/shared/reporting/code-words';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { listedBy } from '@tallyhouse/shared/ui/listed-by';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useAuditText } from './audit-trail/use-audit-text';
import { ReportDrawer } from './report-drawer';
import { stepPageSize, stepsQuery } from './reports-log-queries';
import { stepColumns } from './step-columns';
import { useStepFields } from './step-fields';
import { StepFilterBar } from './step-filter-bar';
import { useReportsLogText } from './use-reports-log-text';
import { VerifyChain } from './verify-chain';

/** How many columns the exported file has. */
const exportedColumns = 17;

/** The log with its filters, and over it the report that was opened. */
export function StepLog() {
  const { http, session } = useRemoteHost();
  const text = useReportsLogText();
  const codes = useCodeWords();
  const auditText = useAuditText();
  const fields = useStepFields();
  const [openId, setOpenId] = useOpenInAddress('report');
  // Steps of several brands side by side need one zone.
  const { brand } = session;
  const zone = brand?.zone ?? 'UTC';
  const steps = useQuery(stepsQuery(http, brand?.id ?? null, fields));
  const { from, to } = fields.values;
  return (
    <>
      <PrintMargins brandNames={brand?.name ?? ''} title={text('title')} />
      <PageHeader
        title={text('title')}
        detail={brand === null ? text('group') : text('subtitle', { brand: brand.name })}
        actions={
          <>
            {session.permissions.includes('audit.verify') ? (
              <Link to="/reports-log/audit">{auditText('open')}</Link>
            ) : null}
            <VerifyChain zone={zone} />
            <ExportButton
              source={{ kind: 'status-reports', query: { ...fields.values, ...ownZone() } }}
              about={{
                title: text('title'),
                period: from === undefined || to === undefined ? null : { from, to },
                rowCount: steps.data?.totalCount ?? null,
                columnCount: exportedColumns,
              }}
            />
          </>
        }
      />
      <StepFilterBar fields={fields} steps={steps.data?.items ?? []} zone={zone} />
      <RecordList<StatusReport>
        table={{
          label: text('list'),
          rowKey: 'id',
          columns: stepColumns({
            text,
            codes,
            zone,
            hasBrand: brand === null,
            open: ({ reportId }) => setOpenId(reportId),
          }),
        }}
        query={steps}
        failed={text('failed')}
        {...listedBy(fields, {
          text,
          size: stepPageSize,
          none: { title: text('empty'), hint: text('emptyHint') },
        })}
      />
      <ReportDrawer
        id={openId}
        zone={zone}
        onClose={() => setOpenId(null)}
        onOnlySteps={(reportId) => fields.change({ reportId })}
      />
    </>
  );
}
