import type { DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useRowChoice } from '@tallyhouse/shared/ui/use-row-choice';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { listedBy } from '@tallyhouse/shared/ui/listed-by';
import { RecordList, type RecordListProps } from '@tallyhouse/shared/ui/record-list';
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
          <ExceptionList key={answer.data?.page} answer={answer} fields={fields} zone={zone} />
        </>
      )}
    </>
  );
}

interface ExceptionListProps {
  readonly answer: RecordListProps<DataException>['query'];
  readonly fields: ExceptionFields;
  readonly zone: string;
}

function ExceptionList({ answer, fields, zone }: ExceptionListProps) {
  const { session } = useRemoteHost();
  const text = useExceptionsText();
  const [openId, setOpenId] = useOpenInAddress('exception');
  const items = answer.data?.items ?? [];
  const { chosen, clear, rowSelection } = useRowChoice(items, {
    nameOf: ({ record }) => record.recordId,
    mayChoose: ({ state }) => state === 'OPEN',
  });
  return (
    <>
      {chosen.length > 0 ? <Waive exceptions={chosen} onDone={clear} /> : null}
      <RecordList<DataException>
        table={{
          label: text('list'),
          rowKey: 'id',
          columns: exceptionColumns({ text, zone, hasBrand: session.brand === null, open: setOpenId }),
          ...(session.permissions.includes('loads.manage') && { rowSelection }),
        }}
        query={answer}
        failed={text('failed')}
        loading={text('loading')}
        {...listedBy(fields, {
          text,
          size: exceptionPageSize,
          none: { title: text('none'), hint: text('noneHint') },
        })}
      />
      <ExceptionDrawer id={openId} exceptions={items} zone={zone} onClose={() => setOpenId(null)} />
    </>
  );
}
