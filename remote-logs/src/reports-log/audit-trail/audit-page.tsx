import { listAudit, type AuditEventLine } from '@tallyhouse/shared/contracts/audit';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { keepPreviousData, useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { listedBy } from '@tallyhouse/shared/ui/listed-by';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useEffect } from 'react';
import { VerifyChain } from '../verify-chain';
import { auditColumns } from './audit-columns';
import { useAuditFields } from './audit-fields';
import { AuditFilterBar } from './audit-filter-bar';
import { useAuditText } from './use-audit-text';

const pageSize = 100;

/** `/reports-log/audit`: every action of the house as the chain keeps it. Shows all own brands where none is chosen. */
export function AuditPage() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useAuditText();
  const mayRead = session.permissions.includes('audit.verify');
  // Actions of several brands side by side need one zone.
  const zone = session.brand?.zone ?? 'UTC';
  useEffect(() => host.setTitle(text('title')), [host, text]);
  return (
    <>
      <PageHeader
        title={text('title')}
        breadcrumb={<Link to="/reports-log">{text('back')}</Link>}
        detail={text('subtitle')}
        actions={mayRead ? <VerifyChain zone={zone} /> : undefined}
      />
      {mayRead ? (
        <AuditList zone={zone} />
      ) : (
        <ForbiddenNotice title={text('forbidden')} permission="audit.verify" />
      )}
    </>
  );
}

function AuditList({ zone }: { readonly zone: string }) {
  const { http, session } = useRemoteHost();
  const text = useAuditText();
  const fields = useAuditFields();
  const { values, page } = fields;
  const brandId = session.brand?.id ?? null;
  const events = useQuery({
    queryKey: ['audit', brandId, values, page],
    queryFn: ({ signal }) => http.call(listAudit, { query: { ...values, page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <AuditFilterBar fields={fields} events={events.data?.items ?? []} />
      <RecordList<AuditEventLine>
        table={{
          label: text('list'),
          rowKey: 'seq',
          columns: auditColumns({ text, zone, hasBrand: brandId === null, change: fields.change }),
        }}
        query={events}
        failed={text('failed')}
        {...listedBy(fields, { text, size: pageSize, none: { title: text('empty') } })}
      />
    </>
  );
}
