import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { deletableStates, reportStateSchema, type ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Checkbox, Input } from '@tallyhouse/shared/kit/core';
import { DeleteOutlined, PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import type { ColumnsType } from '@tallyhouse/shared/kit/table';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { ReportStateChips } from '@tallyhouse/shared/reporting/report-state-chips';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect, useState } from 'react';
import { useRetailText, type RetailText } from '../../i18n/use-retail-text';
import { retailPaths, withPeriod } from '../retail-paths';
import { SectionTabs } from '../section-tabs';
import { DeleteReport } from './delete-report';
import { keptReportsQuery } from './report-queries';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { personInWords } from '@tallyhouse/shared/contracts/people';

const pageSize = 50;

/** Retail reports that were kept, newest first. */
export function ReportList({ brand }: { readonly brand: NonNullable<SessionView['brand']> }) {
  const text = useRetailText();
  const host = useRemoteHost();
  const { permissions } = host.session;
  const { period } = usePeriod();
  const [search, setSearch] = useSearchParams();
  const [deleting, setDeleting] = useState<ReportHeader | null>(null);
  const sought = (search.get('text') ?? '').slice(0, 100);
  const states = reportStateSchema.options.filter((state) => search.getAll('status').includes(state));
  const version = search.get('version') === 'all' ? 'all' : 'latest';
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const list = useQuery(
    keptReportsQuery(host.http, brand.id, {
      version,
      page,
      pageSize,
      ...(states.length > 0 && { status: states }),
      ...(sought !== '' && { text: sought }),
    }),
  );
  const title = text('reports.title');
  useEffect(() => host.setTitle(title), [host, title]);
  const change = (name: string, value: string | readonly string[]) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (name !== 'page') next.delete('page');
      next.delete(name);
      for (const one of [value].flat()) if (one !== '') next.append(name, one);
      return next;
    });
  const isNarrowed = sought !== '' || states.length > 0;
  const clear = () =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const name of ['page', 'text', 'status']) next.delete(name);
      return next;
    });
  const create = permissions.includes('reports.simulate') ? (
    <ActionButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => host.navigate(withPeriod(retailPaths.create, period))}
    >
      {text('reports.create')}
    </ActionButton>
  ) : undefined;
  const mayDelete = permissions.includes('reports.delete-draft');
  return (
    <>
      <PrintMargins brandNames={brand.name} title={title} />
      <PageHeader title={title} actions={create} />
      <SectionTabs section="reports" period={period} />
      <Flex className="th-no-print th-after-12" gap={12} wrap align="center">
        <Input.Search
          key={sought}
          allowClear
          maxLength={100}
          className="th-most-280"
          aria-label={text('reports.search')}
          placeholder={text('reports.search')}
          defaultValue={sought}
          onSearch={(found) => change('text', found.trim())}
        />
        <Checkbox
          checked={version === 'all'}
          onChange={(event) => change('version', event.target.checked ? 'all' : '')}
        >
          {text('reports.allVersions')}
        </Checkbox>
        <ReportStateChips chosen={states} onChange={(chosen) => change('status', chosen)} />
      </Flex>
      {list.isError || list.data === undefined ? (
        <NotLoaded query={list} failed={text('reports.failed')} rows={8} />
      ) : list.data.totalCount === 0 ? (
        <EmptyNotice
          title={text(isNarrowed ? 'reports.noMatchTitle' : 'reports.emptyTitle')}
          hint={text(isNarrowed ? 'reports.noMatchHint' : 'reports.emptyHint')}
          action={isNarrowed ? <Button onClick={clear}>{text('reports.clear')}</Button> : create}
        />
      ) : (
        <div aria-busy={list.isFetching} className={list.isPlaceholderData ? 'th-outdated' : undefined}>
          <ScrollTable<ReportHeader>
            rowKey="id"
            size="middle"
            label={text('reports.label')}
            scroll={{ x: 960 }}
            columns={listColumns(text, { zone: brand.zone, onDelete: mayDelete ? setDeleting : undefined })}
            dataSource={list.data.items}
            pagination={{
              current: page,
              pageSize,
              total: list.data.totalCount,
              showSizeChanger: false,
              hideOnSinglePage: true,
              showTotal: (count) => text('reports.shown', { count }),
              onChange: (next) => change('page', String(next)),
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

interface ListContext {
  readonly zone: string;
  /** Left out where the role deletes nothing. */
  readonly onDelete: ((report: ReportHeader) => void) | undefined;
}

function listColumns(text: RetailText, { zone, onDelete }: ListContext): ColumnsType<ReportHeader> {
  return [
    {
      key: 'title',
      title: text('reports.column.title'),
      render: (_, report) => (
        <>
          <Link to={retailPaths.report(report.id)}>
            <bdi>{report.title}</bdi>
          </Link>{' '}
          <small>{text('reports.version', { version: report.version })}</small>
        </>
      ),
    },
    { key: 'period', title: text('reports.column.period'), render: (_, { period }) => periodText(period) },
    {
      key: 'state',
      title: text('reports.column.state'),
      render: (_, { state }) => <ReportStateTag state={state} />,
    },
    ...(['stakes', 'ggr'] as const).map((field) => ({
      key: field,
      ...measureTitle<ReportHeader>(text(`reports.column.${field}`), field),
      align: 'end' as const,
      render: (_: unknown, report: ReportHeader) =>
        report.withheld === undefined ? moneyWithCurrencyText(report[field], report.currency) : <Withheld />,
    })),
    {
      key: 'rows',
      ...measureTitle<ReportHeader>(text('reports.column.rows'), 'rowCount'),
      align: 'end',
      render: (_, { rowCount }) => countText(rowCount),
    },
    {
      key: 'prepared',
      title: text('reports.column.prepared'),
      render: (_, { preparedBy, preparedByAccount, preparedAt }) =>
        text('reports.preparedBy', {
          name: personInWords(preparedBy, preparedByAccount),
          at: instantText(preparedAt, zone),
        }),
    },
    {
      key: 'actions',
      title: text('reports.column.actions'),
      render: (_, report) =>
        onDelete !== undefined && deletableStates.includes(report.state) ? (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text('reports.remove.open', { title: report.title })}
            onClick={() => onDelete(report)}
          />
        ) : null,
    },
  ];
}
