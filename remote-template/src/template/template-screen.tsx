import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect } from 'react';
import { FiguresPerDay } from './figures-per-day';
import { figuresQuery } from './figures-query';
import { useTemplateText } from './use-template-text';

/** `/template`: what the brand took and kept on each of its last gaming days. */
export function TemplateScreen() {
  const host = useRemoteHost();
  const { brand, permissions } = host.session;
  const text = useTemplateText();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  if (!permissions.includes('dashboard.view')) {
    return (
      <>
        <PageHeader title={text('title')} />
        <EmptyNotice title={text('forbidden')} hint={text('forbiddenHint')} />
      </>
    );
  }
  if (brand === null) {
    return (
      <>
        <PageHeader title={text('title')} />
        <EmptyNotice title={text('noBrand')} hint={text('noBrandHint')} />
      </>
    );
  }
  return <FiguresOfBrand brandId={brand.id} zone={brand.zone} />;
}

function FiguresOfBrand({ brandId, zone }: { readonly brandId: string; readonly zone: string }) {
  const { http } = useRemoteHost();
  const text = useTemplateText();
  const figures = useQuery(figuresQuery(http, brandId));
  const { data } = figures;
  if (data === undefined) {
    return (
      <>
        <PageHeader title={text('title')} />
        {figures.isError ? (
          <ProblemNotice
            title={text('failed')}
            error={figures.error}
            onRetry={() => void figures.refetch()}
          />
        ) : (
          <div role="status" aria-label={text('loading')}>
            <Skeleton active title={false} paragraph={{ rows: 8 }} />
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={text('title')}
        tag={<FigureStatusTag status={data.meta.status} reasons={data.meta.statusReasons} />}
        detail={text('subtitle', { currency: data.currency, asOf: instantText(data.meta.asOf, zone) })}
      />
      {data.daily.length === 0 ? (
        <EmptyNotice title={text('none')} hint={text('noneHint')} />
      ) : (
        <FiguresPerDay daily={data.daily} currency={data.currency} />
      )}
    </>
  );
}
