import type { ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { callPageSize, callsQuery } from './api-log-queries';
import { callColumns } from './call-columns';
import { CallDrawer } from './call-drawer';
import { useCallFields } from './call-fields';
import { CallFilterBar } from './call-filter-bar';
import { useApiLogText } from './use-api-log-text';

/** The calls with their filters, and over them the one that was opened. */
export function CallLog({ zone }: { readonly zone: string }) {
  const { http, session } = useRemoteHost();
  const text = useApiLogText();
  const fields = useCallFields();
  const [openId, setOpenId] = useOpenInAddress('call');
  const { brand } = session;
  const calls = useQuery(callsQuery(http, brand?.id ?? null, fields));
  return (
    <>
      <CallFilterBar fields={fields} calls={calls.data?.items ?? []} zone={zone} />
      {calls.data === undefined || calls.data.lost === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          role="status"
          className="th-after-12"
          title={text('lost', { count: calls.data.lost })}
        />
      )}
      {calls.isError ? (
        <ProblemNotice title={text('failed')} error={calls.error} onRetry={() => void calls.refetch()} />
      ) : null}
      {calls.data === undefined ? (
        calls.isError ? null : (
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        )
      ) : calls.data.items.length > 0 ? (
        <>
          <ScrollTable<ApiCallHeader>
            label={text('list')}
            rowKey="id"
            columns={callColumns({ text, zone, hasBrand: brand === null, open: ({ id }) => setOpenId(id) })}
            dataSource={[...calls.data.items]}
            loading={{ spinning: calls.isPlaceholderData, delay: 300 }}
          />
          <Pagination
            align="end"
            className="th-before-12"
            current={calls.data.page}
            pageSize={callPageSize}
            total={calls.data.totalCount}
            showSizeChanger={false}
            showTotal={(all, [first, last]) => text('rows', { first, last, count: countText(all) })}
            onChange={fields.toPage}
          />
        </>
      ) : fields.isNarrowed ? (
        <EmptyNotice
          title={text('noMatch')}
          hint={text('noMatchHint')}
          action={<Button onClick={fields.clear}>{text('clear')}</Button>}
        />
      ) : (
        <EmptyNotice title={text('empty')} hint={text('emptyHint')} />
      )}
      <CallDrawer
        id={openId}
        zone={zone}
        onClose={() => setOpenId(null)}
        onCorrelation={(correlationId) => fields.change({ correlationId })}
      />
    </>
  );
}
