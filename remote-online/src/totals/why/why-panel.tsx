import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQueries } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useSectionInView } from '@tallyhouse/shared/ui/use-section-in-view';
import { useState } from 'react';
import { useTotalsText } from '../../i18n/use-totals-text';
import { Panel } from '../panel';
import { shopsQuery, totalsQuery } from '../total-queries';
import type { TotalView } from '../total-view-in-url';
import { questionOf } from '../use-totals';
import { WhyFigures } from './why-figures';
import { explainedFigures, whyAskedOf, whyParts, withWhyAsked, type WhyAsked } from './why-in-url';
import { whyOfBranches } from './why-of-branches';
import { whyOfTotals } from './why-of-totals';

const anchor = 'why';

// Below the bar of the report, which takes more room on a phone.
const styles = `
.th-why { scroll-margin-block-start: 24px; }
@media (max-width: 640px) { .th-why { scroll-margin-block-start: 140px; } }
`;

interface WhyPanelProps {
  readonly scope: ReportScope;
  readonly view: TotalView;
}

/** Why a figure changed against the period compared with: causes that add up, and what each part did. */
export function WhyPanel({ scope, view }: WhyPanelProps) {
  adoptStyles(styles);
  const text = useTotalsText();
  const { session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const asked = whyAskedOf(parameters);
  const [wasAsked] = useState(asked !== null);
  const ask = (next: WhyAsked | null) =>
    setParameters((current) => withWhyAsked(current, next), { replace: true });
  const parts = whyParts.filter((part) => part !== 'branch' || knowsShops(scope, view, session.brand));
  const before = scope.compared ?? steppedPeriod(scope.period, -1);
  const periods = { before: periodText(before), now: periodText(scope.period) };

  // A link that asks for the reason leads to it, not to the top of the report.
  useSectionInView(wasAsked ? anchor : '');

  return (
    <div id={anchor} className="th-why">
      <Panel title={text('why.title')} explain={text('why.explain', periods)}>
        {asked === null ? (
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            onClick={() => ask({ figure: 'ggr', by: 'vertical' })}
          >
            {text('why.open')}
          </Button>
        ) : (
          <>
            <Flex gap={8} wrap style={{ marginBlockEnd: 12 }}>
              <Segmented
                aria-label={text('why.figure')}
                value={asked.figure}
                options={explainedFigures.map((value) => ({ value, label: text(`measure.${value}`) }))}
                onChange={(figure) => ask({ ...asked, figure })}
              />
              <Segmented
                aria-label={text('why.by')}
                value={asked.by}
                options={parts.map((value) => ({
                  value,
                  label: text(`rows.by.${value}`),
                }))}
                onChange={(by) => ask({ ...asked, by })}
              />
            </Flex>
            {asked.by !== 'branch' ? (
              <Explained scope={scope} view={view} asked={{ ...asked, by: asked.by }} before={before} />
            ) : parts.includes('branch') ? (
              <ByBranch scope={scope} view={view} asked={asked} before={before} />
            ) : (
              <p>{text('why.noShops')}</p>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

/** Whether the figures of shops are those of the total report: settled, of one brand, with nothing filtered. */
function knowsShops(
  { basis, currency }: ReportScope,
  { channel, vertical, licenceId }: TotalView,
  brand: SessionView['brand'],
): boolean {
  if (brand === null || !brand.channels.includes('RETAIL') || channel === 'ONLINE') return false;
  const isWhole = vertical.length === 0 && licenceId === null;
  return isWhole && basis === 'SETTLED' && (currency === null || currency === brand.currency);
}

interface ExplainedProps extends WhyPanelProps {
  readonly asked: WhyAsked & { readonly by: TotalDimension };
  readonly before: ReturnType<typeof steppedPeriod>;
}

function Explained({ scope, view, asked, before }: ExplainedProps) {
  const text = useTotalsText();
  const { http, session } = useRemoteHost();
  const question = { ...questionOf(scope, view), taxes: 'false' as const, groupBy: [asked.by] };
  const [earlier, current] = useQueries({
    queries: [before, scope.period].map((period) =>
      totalsQuery(http, session.brand?.id ?? null, { ...question, ...period }),
    ),
  });
  const failed = [current, earlier].find((one) => one?.isError);
  if (failed !== undefined)
    return (
      <ProblemNotice
        title={text('why.failed')}
        error={failed.error}
        onRetry={() => void Promise.all([current?.refetch(), earlier?.refetch()])}
      />
    );
  if (current?.data === undefined || earlier?.data === undefined)
    return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  // The brand whose statement is shown.
  const brand = current.data.brands.find(({ brandId }) => brandId === view.brandId) ?? current.data.brands[0];
  if (brand === undefined) return <p>{text('why.noPlay')}</p>;
  // Tickets of shops name no player.
  const whose = { brandId: brand.brandId, knowsPlayers: view.channel === 'ONLINE' };
  const why = whyOfTotals({ before: earlier.data, now: current.data }, asked, whose);
  if (typeof why === 'string') return <p>{text(`why.${why}`)}</p>;
  if (why.parts.length === 0) return <p>{text('why.noPlay')}</p>;
  return (
    <WhyFigures
      why={why}
      asked={asked}
      brand={brand}
      isOnlyBrand={current.data.brands.length === 1}
      periods={{ before: periodText(before), now: periodText(scope.period) }}
      isBusy={current.isPlaceholderData || earlier.isPlaceholderData}
      knowsPlayers={whose.knowsPlayers}
    />
  );
}

/** The same shop by shop, with online play beside them. */
function ByBranch({
  scope,
  view,
  asked,
  before,
}: Omit<ExplainedProps, 'asked'> & { readonly asked: WhyAsked }) {
  const text = useTotalsText();
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const question = { ...questionOf(scope, view), taxes: 'false' as const, groupBy: ['channel' as const] };
  const [earlier, current] = useQueries({
    queries: [before, scope.period].map((period) => totalsQuery(http, brandId, { ...question, ...period })),
  });
  const [shopsBefore, shopsNow] = useQueries({
    queries: [before, scope.period].map((period) => shopsQuery(http, brandId, { period, asOf: scope.asOf })),
  });
  const all = [current, earlier, shopsNow, shopsBefore];
  const failed = all.find((one) => one?.isError);
  if (failed !== undefined)
    return (
      <ProblemNotice
        title={text('why.failed')}
        error={failed.error}
        onRetry={() => {
          for (const one of all) void one?.refetch();
        }}
      />
    );
  const brand = current?.data?.brands[0];
  if (!current?.data || !earlier?.data || !shopsNow?.data || !shopsBefore?.data)
    return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (brand === undefined) return <p>{text('why.noPlay')}</p>;
  const why = whyOfBranches(
    {
      before: { totals: earlier.data, shops: shopsBefore.data.items },
      now: { totals: current.data, shops: shopsNow.data.items },
    },
    asked.figure,
    brand.brandId,
  );
  if (typeof why === 'string') return <p>{text(`why.${why}`)}</p>;
  if (why.parts.length === 0) return <p>{text('why.noPlay')}</p>;
  const shops = [...shopsBefore.data.items, ...shopsNow.data.items];
  return (
    <WhyFigures
      why={why}
      asked={asked}
      brand={brand}
      isOnlyBrand
      periods={{ before: periodText(before), now: periodText(scope.period) }}
      isBusy={all.some((one) => one?.isPlaceholderData)}
      knowsPlayers={false}
      shops={new Map(shops.map(({ id, name }) => [id, name]))}
    />
  );
}
