import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { ListMeta } from '../contracts/paging';
import { periodText } from '../format/day';
import { useRemoteHost } from '../host/remote-host';
import { useLocale } from '../i18n/use-locale';
import { adoptStyles } from '../ui/adopt-styles';
import { PageHeader } from '../ui/page-header';
import { ChartsOf } from './charts-of';
import { CopyLink } from './copy-link';
import { ContextBar } from './page/context-bar';
import { fineHealth } from './page/data-health';
import { FiguresState, type FiguresQuery } from './page/figures-state';
import { HealthNotice, IgnoredNotice, PartialNotice } from './page/notices';
import { PrintMargins } from './page/print-margins';
import { periodName } from './page/period-name';
import { reportVariantsOf } from './page/report-variants';
import { useBrandAuthorities, useBrandCard } from './page/use-brand-authorities';
import { useDataHealth } from './page/use-data-health';
import { useFilterKey } from './page/use-filter-key';
import { useNow } from './page/use-now';
import { useOnline } from './page/use-online';
import { usePageText } from './page/use-page-text';
import { ReportHealthContext } from './report-health';
import { ReportStandard } from './report-standard';
import type { ReportScope } from './use-report-scope';
import { personInWords } from '../contracts/people';

const styles = `
.th-report-chart { margin-block-end: 4px; }
@media print {
  .th-report-notices { display: none; }
  .th-report .ant-table-content { max-height: none !important; overflow: visible !important; }
  .th-report tr, .th-report figure { break-inside: avoid; }
  .th-report thead { display: table-header-group; }
}
`;

/** The figures of a report, and what their answer says about them. */
interface ReportFigures {
  /** The question after the figures, as `useQuery` answers. */
  readonly query: FiguresQuery;
  readonly meta: ListMeta | undefined;
  /** Undefined where brands keep their own. */
  readonly currency?: string | undefined;
  /** Names of the brands shown; the session's brand, or all of the user's. */
  readonly brands?: readonly string[] | undefined;
  /** Brands whose figures are missing from the totals. */
  readonly missingBrands?: readonly string[] | undefined;
  readonly rulePackVersion?: string | undefined;
}

interface ReportPageProps {
  /** Heading, and first part of the window's title. */
  readonly title: string;
  /** Of the report's screen, `/total-report`. */
  readonly path: string;
  readonly scope: ReportScope;
  readonly figures: ReportFigures;
  readonly breadcrumb?: ReactNode;
  /** Saved searches, beside the title. */
  readonly views?: ReactNode;
  readonly actions?: ReactNode;
  /** What is drawn of the figures once they are there: key figures, chart, toolbar, rows. */
  readonly children: ReactNode;
}

/** The page that every report stands on: its scope, what it says about itself, its figures, and every way they may fail. */
export function ReportPage(props: ReportPageProps) {
  adoptStyles(styles);
  const { title, scope, path } = props;
  const { query, meta, currency, brands, missingBrands = [], rulePackVersion } = props.figures;
  const text = usePageText();
  const { session } = useRemoteHost();
  const page = useRef<HTMLDivElement>(null);
  useFilterKey(page);
  const nowMs = useNow();
  const isOnline = useOnline();
  const data = useDataHealth(meta, nowMs);
  // Who asked for an earlier moment has asked for old figures.
  const dataHealth = scope.asOf === null ? data.health : fineHealth;
  const { isUnreachable } = data;
  const health = useMemo(
    () => ({ isOffline: !isOnline, isUnreachable, data: dataHealth }),
    [isOnline, isUnreachable, dataHealth],
  );
  const refresh = () => {
    void query.refetch();
    // Whether that was enough is for the sources to say.
    data.ask();
  };
  const card = useBrandCard();
  const authorities = useBrandAuthorities(card);
  const names = brands ?? [session.brand?.name ?? text('allBrands')];
  const authority = authorities.map(({ name }) => name).join(', ');
  useTitle(title, scope);
  return (
    <ReportHealthContext value={health}>
      <ChartsOf
        brand={names.join(', ')}
        report={title}
        period={scope.period}
        compared={scope.compared}
        meta={meta}
      >
        <div ref={page} className="th-report">
          <PrintMargins
            brandNames={names.join(', ')}
            title={title}
            period={scope.period}
            currency={currency}
            meta={meta}
          />
          <ContextBar
            scope={scope}
            meta={meta}
            authorities={authorities}
            variants={reportVariantsOf(path, session.brand?.country)}
            nowMs={nowMs}
            onRefresh={dataHealth.newerAt === null || !isOnline ? undefined : refresh}
          />
          <PageHeader
            title={title}
            breadcrumb={props.breadcrumb}
            views={
              <>
                {props.views}
                <CopyLink />
              </>
            }
            actions={props.actions}
          />
          <div className="th-report-notices">
            <IgnoredNotice scope={scope} />
            <HealthNotice
              health={health}
              loadedAtMs={query.data === undefined ? null : query.dataUpdatedAt}
              nowMs={nowMs}
              isRefreshing={query.isFetching}
              onRefresh={refresh}
              onAsk={data.ask}
            />
          </div>
          <PartialNotice brands={missingBrands} />
          {meta === undefined ? null : (
            <ReportStandard
              saidAbove="bar"
              title={title}
              brand={names.join(', ')}
              meta={meta}
              currency={currency ?? ''}
              licences={card?.licences.map(({ number }) => number)}
              authority={authority}
              rulePackVersion={rulePackVersion}
              compared={scope.compared === null ? undefined : periodText(scope.compared)}
              shownTo={personInWords(session.user.name, session.user.email)}
            />
          )}
          <FiguresState query={query}>{props.children}</FiguresState>
        </div>
      </ChartsOf>
    </ReportHealthContext>
  );
}

/** Title of the window. */
function useTitle(title: string, { period }: ReportScope): void {
  const host = useRemoteHost();
  const { from, to } = period;
  // Draws again when the words of the period change.
  useLocale();
  const name = periodName({ from, to });
  useEffect(() => host.setTitle(title, name), [host, title, name]);
}
