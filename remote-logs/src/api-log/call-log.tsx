import type { ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { listedBy } from '@tallyhouse/shared/ui/listed-by';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
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
      <RecordList<ApiCallHeader>
        table={{
          label: text('list'),
          rowKey: 'id',
          columns: callColumns({ text, zone, hasBrand: brand === null, open: ({ id }) => setOpenId(id) }),
        }}
        query={calls}
        failed={text('failed')}
        {...listedBy(fields, {
          text,
          size: callPageSize,
          none: { title: text('empty'), hint: text('emptyHint') },
        })}
      />
      <CallDrawer
        id={openId}
        zone={zone}
        onClose={() => setOpenId(null)}
        onCorrelation={(correlationId) => fields.change({ correlationId })}
      />
    </>
  );
}
