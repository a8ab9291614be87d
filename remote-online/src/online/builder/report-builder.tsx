import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { BackToList } from '../back-to-list';
import { reportFieldsQuery } from '../online-queries';
import { useSessionMay } from '../use-session-may';
import { BuilderForm } from './builder-form';

/** Builds a report from a type, a period, columns and filters, and starts its simulation. */
export function ReportBuilder() {
  const text = useOnlineText();
  const host = useRemoteHost();
  const canSimulate = useSessionMay('reports.simulate');
  const fields = useQuery(reportFieldsQuery(host.http, host.session.brand?.id ?? null));
  const title = text('builder.title');
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader title={title} breadcrumb={<BackToList />} detail={text('builder.subtitle')} />
      {host.session.brand === null ? (
        <ChooseBrandNotice />
      ) : !canSimulate ? (
        <EmptyNotice
          title={text('forbidden')}
          hint={text('forbiddenHint', { permission: 'reports.simulate' })}
        />
      ) : fields.isError ? (
        <ProblemNotice
          title={text('builder.failed')}
          error={fields.error}
          onRetry={() => void fields.refetch()}
        />
      ) : fields.data === undefined ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <BuilderForm fields={fields.data.fields} types={fields.data.types} />
      )}
    </>
  );
}
