import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { FileZipOutlined, PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Table } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useCallback, useEffect, useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';
import { reportFieldsQuery, reportListQuery } from '../online-queries';
import { useSessionMay } from '../use-session-may';
import { DeleteReport } from './delete-report';
import { ListFiltersBar } from './list-filters';
import { listFiltersOf, withListFilters, type ListFilters } from './list-filters-in-url';
import { reportColumns } from './report-columns';

const pageSize = 50;

/** Online reports of the brand, or of all own brands. */
export function ReportList() {
  const text = useOnlineText();
  const host = useRemoteHost();
  const { brand } = host.session;
  const canSimulate = useSessionMay('reports.simulate') && brand !== null;
  const canDelete = useSessionMay('reports.delete-draft') && brand !== null;
  const canOpenArchive = useSessionMay('reports.view-detail') && brand !== null;
  const [parameters, setParameters] = useSearchParams();
  const [deleting, setDeleting] = useState<ReportHeader | null>(null);
  const filters = listFiltersOf(parameters);
  const { states, type, isAllVersions, page } = filters;
  const narrow = useCallback(
    (change: Partial<ListFilters>) =>
      setParameters((current) => withListFilters(current, change), { replace: true }),
    [setParameters],
  );
  const fields = useQuery(reportFieldsQuery(host.http, brand?.id ?? null));
  const list = useQuery(
    reportListQuery(host.http, brand?.id ?? null, {
      page,
      pageSize,
      version: isAllVersions ? 'all' : 'latest',
      ...(states.length > 0 && { status: [...states] }),
      ...(type !== null && { type }),
      ...(filters.text !== '' && { text: filters.text }),
    }),
  );
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);

  const isFiltered = states.length > 0 || type !== null || filters.text !== '';
  return (
    <>
      <PageHeader
        title={title}
        detail={brand === null ? text('list.subtitleGroup') : text('list.subtitle', { brand: brand.name })}
        actions={
          <>
            {canOpenArchive ? (
              <Button
                icon={<FileZipOutlined aria-hidden />}
                onClick={() => host.navigate(onlinePaths.archive)}
              >
                {text('list.archive')}
              </Button>
            ) : null}
            {canSimulate ? (
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => host.navigate(onlinePaths.create)}
              >
                {text('list.create')}
              </Button>
            ) : null}
          </>
        }
      />
      <ListFiltersBar filters={filters} types={fields.data?.types ?? []} onChange={narrow} />
      {list.isError ? (
        <ProblemNotice title={text('list.failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      ) : list.data.totalCount === 0 ? (
        <EmptyNotice
          title={text(isFiltered ? 'list.noMatchTitle' : 'list.emptyTitle')}
          hint={text(isFiltered ? 'list.noMatchHint' : 'list.emptyHint')}
          action={
            isFiltered ? (
              <Button onClick={() => narrow({ states: [], type: null, text: '' })}>
                {text('list.clear')}
              </Button>
            ) : canSimulate ? (
              <Button type="primary" onClick={() => host.navigate(onlinePaths.create)}>
                {text('list.create')}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <div style={{ opacity: list.isPlaceholderData ? 0.6 : 1 }} aria-busy={list.isFetching}>
          <Table<ReportHeader>
            rowKey="id"
            size="middle"
            aria-label={text('list.label')}
            scroll={{ x: 1040 }}
            columns={reportColumns({ text, zone: brand?.zone ?? 'UTC', canDelete, onDelete: setDeleting })}
            dataSource={list.data.items}
            pagination={{
              current: page,
              pageSize,
              total: list.data.totalCount,
              showSizeChanger: false,
              hideOnSinglePage: true,
              showTotal: (count) => text('list.shown', { count }),
              onChange: (next) => narrow({ page: next }),
            }}
          />
        </div>
      )}
      {deleting === null ? null : (
        <DeleteReport
          key={deleting.id}
          report={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => setDeleting(null)}
        />
      )}
    </>
  );
}
