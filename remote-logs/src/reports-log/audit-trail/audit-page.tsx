import { listAudit, type AuditEventLine } from '@tallyhouse/shared/contracts/audit';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { keepPreviousData, useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useEffect } from 'react';
import { VerifyChain } from '../verify-chain';
import { auditColumns } from './audit-columns';
import { useAuditFields, type AuditFields } from './audit-fields';
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
        <EmptyNotice title={text('forbidden')} hint={text('forbiddenHint')} />
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
  if (events.isError || events.data === undefined) {
    return <NotLoaded query={events} failed={text('failed')} rows={12} />;
  }
  const { items, totalCount } = events.data;
  return (
    <>
      <AuditFilterBar fields={fields} events={items} />
      {items.length === 0 ? (
        <NoActions fields={fields} />
      ) : (
        <>
          <ScrollTable<AuditEventLine>
            label={text('list')}
            rowKey="seq"
            columns={auditColumns({ text, zone, hasBrand: brandId === null, change: fields.change })}
            dataSource={items}
            loading={{ spinning: events.isPlaceholderData, delay: 300 }}
          />
          <Pagination
            align="end"
            className="th-before-12"
            current={page}
            pageSize={pageSize}
            total={totalCount}
            showSizeChanger={false}
            showTotal={(all, [first, last]) => text('rows', { first, last, count: countText(all) })}
            onChange={fields.toPage}
          />
        </>
      )}
    </>
  );
}

function NoActions({ fields }: { readonly fields: AuditFields }) {
  const text = useAuditText();
  if (!fields.isNarrowed) return <EmptyNotice title={text('empty')} />;
  return (
    <EmptyNotice
      title={text('noMatch')}
      hint={text('noMatchHint')}
      action={<Button onClick={fields.clear}>{text('clear')}</Button>}
    />
  );
}
