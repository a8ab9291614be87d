import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { ReportStandard } from '@tallyhouse/shared/reporting/report-standard';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { PeriodPicker } from '@tallyhouse/shared/ui/period-picker';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useRetailText } from '../i18n/use-retail-text';
import { PlacePath } from './place-path';
import { RetailEmpty } from './retail-empty';
import { RetailKpis } from './retail-kpis';
import { branchNameQuery, retailQuery } from './retail-query';
import { RetailTable } from './retail-table';
import { RetailToolbar } from './retail-toolbar';
import { viewFromAddress, viewInto, viewToAddress, type RetailView } from './retail-view';

type Brand = NonNullable<SessionView['brand']>;

/** The figures of one brand's places; period, level, search and order live in the address. */
export function RetailFigures({ brand }: { readonly brand: Brand }) {
  const { http } = useRemoteHost();
  const text = useRetailText();
  const [search, setSearch] = useSearchParams();
  const { period, today } = usePeriod();
  const view = viewFromAddress(search, period);
  const go = (next: RetailView) => setSearch(viewToAddress(next));
  const figures = useQuery(retailQuery(http, brand.id, view));
  const branch = useQuery(branchNameQuery(http, brand.id, view));
  const answer = figures.data;

  return (
    <>
      <PageHeader
        title={text('title')}
        breadcrumb={<PlacePath view={view} branchName={branch.data?.name} onGo={go} />}
        actions={
          <PeriodPicker
            value={view}
            today={today}
            onChange={(chosen) => go({ ...view, ...chosen, page: 1 })}
          />
        }
      />
      {figures.isError ? (
        <ProblemNotice title={text('failed')} error={figures.error} onRetry={() => void figures.refetch()} />
      ) : (
        <>
          {answer === undefined ? null : (
            <ReportStandard brand={brand.name} meta={answer.meta} currency={answer.currency} />
          )}
          <RetailKpis answer={answer} />
          <RetailToolbar view={view} onGo={go} />
          {answer === undefined ? (
            <Skeleton active title={false} paragraph={{ rows: 10 }} />
          ) : answer.items.length === 0 ? (
            <RetailEmpty
              view={view}
              hasNoActivity={answer.meta.noActivity}
              onClearSearch={() => go({ ...view, text: '', page: 1 })}
            />
          ) : (
            <RetailTable
              answer={answer}
              view={view}
              isRefreshing={figures.isPlaceholderData}
              onView={(change) => go({ ...view, ...change })}
              onOpen={(row) => go(viewInto(view, row))}
            />
          )}
        </>
      )}
    </>
  );
}
