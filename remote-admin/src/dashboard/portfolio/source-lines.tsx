import { freshnessStateOf } from '@tallyhouse/shared/format/freshness-state';
import { agoText } from '@tallyhouse/shared/format/instant';
import { Link } from '@tallyhouse/shared/kit/router';
import { FreshnessTag } from '@tallyhouse/shared/ui/freshness-tag';
import { useDashboardText } from '../../i18n/use-dashboard-text';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import type { StandingProps } from './brand-card';
import { inBrand } from '@tallyhouse/shared/reporting/in-brand';

/** How complete the data of each source is. */
export function SourceLines({ standing: { brand, sources }, nowMs }: StandingProps) {
  const text = usePortfolioText();
  const dashboardText = useDashboardText();
  if (sources.length === 0) return <span className="th-standing-soft">{text('noSources')}</span>;
  return (
    <ul>
      {sources.map((one) => {
        const { source, channel, lastLoadedAt, missing, rejected } = one;
        const state = freshnessStateOf(one);
        const query = new URLSearchParams({ source, channel });
        const parts = [
          agoText(lastLoadedAt, nowMs),
          missing > 0 ? text('gaps', { count: missing }) : null,
          rejected > 0 ? text('rejects', { count: rejected }) : null,
        ];
        return (
          <li key={`${source} ${channel}`}>
            <Link to={inBrand(`/load-data?${query.toString()}`, brand.id)}>{source}</Link>{' '}
            <FreshnessTag state={state} word={dashboardText(`freshnessState.${state}`)} />
            <div className="th-standing-soft">{parts.filter((part) => part !== null).join(' · ')}</div>
          </li>
        );
      })}
    </ul>
  );
}
