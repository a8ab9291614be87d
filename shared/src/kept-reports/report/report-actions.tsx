import { deletableStates, type ReportDefinition, type ReportHeader } from '../../contracts/reports';
import type { ListMeta } from '../../contracts/paging';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { DeleteOutlined, EditOutlined } from '../../kit/icons';
import { useQueryClient } from '../../kit/query';
import { ExportButton } from '../../reporting/exports/export-button';
import { SendForConfirmation } from '../../reporting/sending/send-for-confirmation';
import { useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { searchOfDefinition } from '../builder/definition-in-url';
import { DeleteReport } from '../list/delete-report';
import { useReportFamily } from '../report-family';
import { useSessionMay } from '../../host/use-session-may';

interface ReportActionsProps {
  readonly report: ReportHeader;
  readonly definition: ReportDefinition;
  readonly meta: ListMeta;
  readonly onDeleted: () => void;
}

/** States whose next step is to make the report again. */
const unmade: readonly ReportHeader['state'][] = ['DRAFT', 'RETURNED'];

/** What can be done with a kept report, the next step first: hand it in, make it again, take it along, delete it. */
export function ReportActions({ report, definition, meta, onDeleted }: ReportActionsProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { name, paths } = useReportFamily();
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const hasBrand = host.session.brand !== null;
  const maySeeRows = useSessionMay('reports.view-detail') && hasBrand;
  const mayDelete = useSessionMay('reports.delete-draft') && hasBrand;
  const maySimulate = useSessionMay('reports.simulate') && hasBrand;
  const again = () => host.navigate(`${paths.create}?${searchOfDefinition(definition)}`);
  return (
    <>
      {hasBrand ? (
        <SendForConfirmation
          report={report}
          asOf={meta.asOf}
          zone={meta.period.zone}
          isNil={meta.noActivity}
          onAgain={again}
          onSent={() => void queries.invalidateQueries({ queryKey: [`${name}-report`] })}
        />
      ) : null}
      {maySimulate ? (
        <Button
          type={unmade.includes(report.state) ? 'primary' : 'default'}
          icon={<EditOutlined aria-hidden />}
          onClick={again}
        >
          {text('report.buildAgain')}
        </Button>
      ) : null}
      {maySeeRows ? (
        <ExportButton
          source={{ kind: 'report', channel: name === 'online' ? 'ONLINE' : 'RETAIL', reportId: report.id }}
          about={{
            title: report.title,
            period: report.period,
            rowCount: report.rowCount,
            columnCount: definition.fields.length,
            filtersText: meta.filtersText,
          }}
        />
      ) : null}
      {mayDelete && deletableStates.includes(report.state) ? (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setDeleting(true)}>
          {text('remove.button')}
        </Button>
      ) : null}
      {isDeleting ? (
        <DeleteReport
          report={report}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onDeleted();
            host.navigate(paths.list);
          }}
        />
      ) : null}
    </>
  );
}
