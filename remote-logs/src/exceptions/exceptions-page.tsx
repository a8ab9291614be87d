import type { DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useRowChoice } from '@tallyhouse/shared/ui/use-row-choice';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { useEffect } from 'react';
import { exceptionColumns } from './exception-columns';
import { ExceptionDrawer } from './exception-drawer';
import { useExceptionFields, type ExceptionFields } from './exception-fields';
import { ExceptionFilterBar } from './exception-filter-bar';
import { exceptionPageSize, exceptionsQuery } from './exceptions-queries';
import { useExceptionsText } from './use-exceptions-text';
import { Waive } from './waive';

/** How many columns the exported file has. */
const exportedColumns = 18;

/** `/load-data/exceptions`: records that break laws of data. */
export function ExceptionsPage({ zone }: { readonly zone: string }) {
  const host = useRemoteHost();
  const { brand, permissions } = host.session;
  const text = useExceptionsText();
  const fields = useExceptionFields();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const mayRead = permissions.includes('loads.view');
  const answer = useQuery({
    ...exceptionsQuery(host.http, brand?.id ?? null, fields),
    enabled: mayRead,
  });
  const { from, to } = fields.values;
  return (
    <>
      <PageHeader
        title={text('title')}
        detail={text('subtitle')}
        breadcrumb={<Link to="/load-data">{text('back')}</Link>}
        actions={
          mayRead ? (
            <ExportButton
              source={{ kind: 'data-exceptions', query: fields.values }}
              about={{
                title: text('title'),
                period: from === undefined || to === undefined ? null : { from, to },
                rowCount: answer.data?.totalCount ?? null,
                columnCount: exportedColumns,
              }}
            />
          ) : undefined
        }
      />
      {!mayRead ? (
        <ForbiddenNotice title={text('forbidden')} permission="loads.view" />
      ) : (
        <>
          <ExceptionFilterBar fields={fields} />
          {answer.isError || answer.data === undefined ? (
            <NotLoaded query={answer} failed={text('failed')} rows={10} loading={text('loading')} />
          ) : (
            <ExceptionList
              key={answer.data.page}
              list={answer.data}
              fields={fields}
              zone={zone}
              isRefreshing={answer.isPlaceholderData}
            />
          )}
        </>
      )}
    </>
  );
}

interface ExceptionListProps {
  readonly list: {
    readonly items: readonly DataException[];
    readonly page: number;
    readonly totalCount: number;
  };
  readonly fields: ExceptionFields;
  readonly zone: string;
  readonly isRefreshing: boolean;
}

function ExceptionList({ list, fields, zone, isRefreshing }: ExceptionListProps) {
  const { session } = useRemoteHost();
  const text = useExceptionsText();
  const [openId, setOpenId] = useOpenInAddress('exception');
  const { items, page, totalCount } = list;
  const { chosen, clear, rowSelection } = useRowChoice(items, {
    nameOf: ({ record }) => record.recordId,
    mayChoose: ({ state }) => state === 'OPEN',
  });
  const drawer = (
    <ExceptionDrawer id={openId} exceptions={items} zone={zone} onClose={() => setOpenId(null)} />
  );
  if (items.length === 0) {
    return (
      <>
        {fields.isNarrowed ? (
          <EmptyNotice
            title={text('noMatch')}
            hint={text('noMatchHint')}
            action={<Button onClick={fields.clear}>{text('clear')}</Button>}
          />
        ) : (
          <EmptyNotice title={text('none')} hint={text('noneHint')} />
        )}
        {drawer}
      </>
    );
  }
  return (
    <>
      {chosen.length > 0 ? <Waive exceptions={chosen} onDone={clear} /> : null}
      <ScrollTable<DataException>
        label={text('list')}
        rowKey="id"
        columns={exceptionColumns({ text, zone, hasBrand: session.brand === null, open: setOpenId })}
        dataSource={[...items]}
        loading={{ spinning: isRefreshing, delay: 300 }}
        {...(session.permissions.includes('loads.manage') && { rowSelection })}
      />
      <Pagination
        align="end"
        className="th-before-12"
        current={page}
        pageSize={exceptionPageSize}
        total={totalCount}
        showSizeChanger={false}
        showTotal={(all, [first, last]) => text('rows', { first, last, count: countText(all) })}
        onChange={fields.toPage}
      />
      {drawer}
    </>
  );
}
