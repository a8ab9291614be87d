import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useDashboardText } from '../../i18n/use-dashboard-text';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import { deadlinesQuery, freshnessQuery } from '../dashboard-queries';
import { BrandCard, type PartState } from './brand-card';
import { brandStandings } from './brand-standings';
import { brandsQuery, openIncidentsQuery, tilesByBrandQuery } from './portfolio-queries';
import { TogetherLine } from './together-line';

const styles = `
.th-portfolio { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(520px, 100%), 1fr)); gap: 16px; }
`;

/**
 * How all of the reader's brands stand, each with what it owes, what burns, its data and its month; every mark leads into
 * that brand. Five calls, whatever the number of brands; one that fails leaves the others readable.
 */
export function PortfolioDashboard() {
  adoptStyles(styles);
  const { http, session } = useRemoteHost();
  const title = useDashboardText()('title');
  const text = usePortfolioText();
  const has = (permission: string) => session.permissions.includes(permission);
  const brands = useQuery(brandsQuery(http));
  const tiles = useQuery(tilesByBrandQuery(http));
  const deadlines = useQuery(deadlinesQuery(http, null));
  const incidents = useQuery({ ...openIncidentsQuery(http), enabled: has('alerts.view') });
  const freshness = useQuery(freshnessQuery(http, null));
  const failed = [brands, tiles, deadlines, incidents, freshness].filter(({ isError }) => isError);
  const retry = () => {
    for (const one of failed) void one.refetch();
  };
  const trouble =
    failed[0] === undefined ? null : (
      <ProblemNotice title={text('failed')} error={failed[0].error} onRetry={retry} />
    );
  if (brands.data === undefined || tiles.data === undefined)
    return (
      <>
        <PageHeader title={title} />
        {trouble ?? <Skeleton active paragraph={{ rows: 12 }} />}
      </>
    );
  const standings = brandStandings({
    brands: brands.data.items,
    tiles: tiles.data.items,
    deadlines: deadlines.data?.items ?? [],
    incidents: incidents.data?.items ?? [],
    sources: freshness.data?.items ?? [],
  });
  if (standings.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyNotice title={text('none')} hint={text('noneHint')} />
      </>
    );
  const isCut = (incidents.data?.totalCount ?? 0) > (incidents.data?.items.length ?? 0);
  return (
    <>
      <PageHeader title={title} detail={text('detail', { count: standings.length })} />
      {trouble}
      <TogetherLine tiles={tiles.data.items} />
      {isCut ? <Alert type="info" showIcon role="status" title={text('atLeast')} /> : null}
      <div className="th-portfolio">
        {standings.map((standing) => (
          <BrandCard
            key={standing.brand.id}
            standing={standing}
            nowMs={Date.parse(tiles.data.now)}
            isChecked={incidents.data?.meta.lastCheckAt !== null}
            parts={{
              deadlines: stateOf(deadlines),
              incidents: stateOf(incidents),
              sources: stateOf(freshness),
            }}
          />
        ))}
      </div>
    </>
  );
}

/** What came before stays when asking again fails. */
function stateOf({ data, isError }: { readonly data: unknown; readonly isError: boolean }): PartState {
  if (data !== undefined) return 'HERE';
  return isError ? 'FAILED' : 'COMING';
}
