import {
  deletableStates,
  type ReportDefinition,
  type ReportHeader,
} from '@tallyhouse/shared/contracts/reports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { DeleteOutlined, EditOutlined } from '@tallyhouse/shared/kit/icons';
import { useQueryClient } from '@tallyhouse/shared/kit/query';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { SendForConfirmation } from '@tallyhouse/shared/reporting/sending/send-for-confirmation';
import { useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { searchOfDefinition } from '../builder/definition-in-url';
import { DeleteReport } from '../list/delete-report';
import { onlinePaths } from '../online-paths';
import { useSessionMay } from '../use-session-may';

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
  const text = useOnlineText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const hasBrand = host.session.brand !== null;
  const maySeeRows = useSessionMay('reports.view-detail') && hasBrand;
  const mayDelete = useSessionMay('reports.delete-draft') && hasBrand;
  const maySimulate = useSessionMay('reports.simulate') && hasBrand;
  const again = () => host.navigate(`${onlinePaths.create}?${searchOfDefinition(definition)}`);
  return (
    <>
      {hasBrand ? (
        <SendForConfirmation
          report={report}
          asOf={meta.asOf}
          zone={meta.period.zone}
          onAgain={again}
          onSent={() => void queries.invalidateQueries({ queryKey: ['online-report'] })}
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
          source={{ kind: 'report', channel: 'ONLINE', reportId: report.id }}
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
            host.navigate(onlinePaths.list);
          }}
        />
      ) : null}
    </>
  );
}
