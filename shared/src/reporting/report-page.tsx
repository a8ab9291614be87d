import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { ListMeta } from '../contracts/paging';
import type { ReportState } from '../contracts/reports';
import { periodText } from '../format/day';
import { useRemoteHost } from '../host/remote-host';
import { useLocale } from '../i18n/use-locale';
import { adoptStyles } from '../ui/adopt-styles';
import { KpiStrip, type Kpi } from '../ui/kpi-strip';
import { PageHeader } from '../ui/page-header';
import { ChoicesFold } from '../ui/choices-fold';
import { ChartsOf } from './charts-of';
import { CopyLink } from './copy-link';
import { ContextBar } from './page/context-bar';
import { fineHealth } from './page/data-health';
import { EmptyFigures, type Emptiness } from './page/empty-figures';
import { FiguresState, LockedNotice, type FiguresQuery } from './page/figures-state';
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
.th-report-bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: start; justify-content: space-between; margin-block: 4px 8px; }
.th-report-bar > div { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; min-inline-size: 0; max-inline-size: 100%; }
.th-report-bar > div:first-child:not(:empty) { flex: 1 1 520px; }
.th-report-bar > div:last-child { margin-inline-start: auto; }
.th-report-chart { margin-block-end: 4px; }
.th-report-status { margin-block-start: 6px; font-size: 12px; line-height: 18px; }
@media (max-width: 640px) { .th-report-bar { flex-wrap: nowrap; gap: 8px; margin-block: 4px 6px; } .th-report-bar > div:first-child:not(:empty) { flex: 1 1 160px; } }
@media print {
  .th-report-bar, .th-report-notices { display: none; }
  .th-report .ant-table-content { max-height: none !important; overflow: visible !important; }
  .th-report tr, .th-report figure { break-inside: avoid; }
  .th-report thead { display: table-header-group; }
}
`;

export interface ReportPageProps {
  /** Heading, and first part of the window's title. */
  readonly title: string;
  /** Of the report's screen, `/total-report`. */
  readonly path: string;
  readonly scope: ReportScope;
  /** The question after the figures, as `useQuery` answers. */
  readonly query: FiguresQuery;
  readonly meta: ListMeta | undefined;
  /** Currency of the figures; undefined where brands keep their own. */
  readonly currency?: string | undefined;
  /** Names of the brands shown; the session's brand, or all of the user's. */
  readonly brands?: readonly string[] | undefined;
  readonly licences?: readonly string[] | undefined;
  readonly rulePackVersion?: string | undefined;
  readonly breadcrumb?: ReactNode;
  readonly tag?: ReactNode;
  readonly detail?: ReactNode;
  /** Saved searches, beside the title. */
  readonly views?: ReactNode;
  readonly actions?: ReactNode;
  /** How far the report is on its way to the authority. */
  readonly flow?: ReportState | undefined;
  /** Brands whose figures are missing from the totals. */
  readonly missingBrands?: readonly string[] | undefined;
  /** Why the figures cannot be changed any more. */
  readonly locked?: ReactNode;
  readonly kpis?: readonly Kpi[] | undefined;
  readonly kpiLabel?: string | undefined;
  readonly chart?: ReactNode;
  readonly chips?: ReactNode;
  readonly toolbarStart?: ReactNode;
  readonly toolbarEnd?: ReactNode;
  /** Why there are no rows; null: there are. Left out: whether the period had any activity. */
  readonly emptiness?: Emptiness | null | undefined;
  readonly onClearFilters?: (() => void) | undefined;
  /** Line below the rows: which are shown, by what order. */
  readonly status?: ReactNode;
  readonly children?: ReactNode;
}

/** The page that every report stands on: its scope, what it says about itself, its figures, and every way they may fail. */
export function ReportPage(props: ReportPageProps) {
  adoptStyles(styles);
  const { scope, query, meta, path } = props;
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
  const names = props.brands ?? [session.brand?.name ?? text('allBrands')];
  const authority = authorities.map(({ name }) => name).join(', ');
  useTitle(props);
  const emptiness =
    props.emptiness === undefined && meta?.noActivity === true ? 'no-activity' : props.emptiness;
  return (
    <ReportHealthContext value={health}>
      <ChartsOf
        brand={names.join(', ')}
        report={props.title}
        period={scope.period}
        compared={scope.compared}
        meta={meta}
      >
        <div ref={page} className="th-report">
          <PrintMargins
            brandNames={names.join(', ')}
            title={props.title}
            period={scope.period}
            currency={props.currency}
            meta={meta}
          />
          <ContextBar
            scope={scope}
            meta={meta}
            authorities={authorities}
            variants={reportVariantsOf(path, session.brand?.country)}
            flow={props.flow}
            nowMs={nowMs}
            onRefresh={dataHealth.newerAt === null || !isOnline ? undefined : refresh}
          />
          <PageHeader
            title={props.title}
            breadcrumb={props.breadcrumb}
            tag={props.tag}
            detail={props.detail}
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
            {props.locked === undefined || props.locked === null ? null : (
              <LockedNotice because={props.locked} />
            )}
          </div>
          <PartialNotice brands={props.missingBrands ?? []} />
          {meta === undefined ? null : (
            <ReportStandard
              saidAbove="bar"
              title={props.title}
              brand={names.join(', ')}
              meta={meta}
              currency={props.currency ?? ''}
              licences={props.licences ?? card?.licences.map(({ number }) => number)}
              authority={authority}
              rulePackVersion={props.rulePackVersion}
              compared={scope.compared === null ? undefined : periodText(scope.compared)}
              shownTo={personInWords(session.user.name, session.user.email)}
            />
          )}
          <FiguresState query={query}>
            {props.kpis === undefined ? null : (
              <KpiStrip label={props.kpiLabel ?? props.title} kpis={props.kpis} />
            )}
            {props.chart === undefined || emptiness === 'no-activity' ? null : (
              <div className="th-report-chart">{props.chart}</div>
            )}
            {props.chips}
            <Toolbar start={props.toolbarStart} end={props.toolbarEnd} />
            {emptiness === null || emptiness === undefined ? (
              props.children
            ) : (
              <EmptyFigures why={emptiness} period={scope.period} onClearFilters={props.onClearFilters} />
            )}
            {props.status === undefined ? null : <div className="th-report-status">{props.status}</div>}
          </FiguresState>
        </div>
      </ChartsOf>
    </ReportHealthContext>
  );
}

function Toolbar({ start, end }: { readonly start: ReactNode; readonly end: ReactNode }) {
  if (start === undefined && end === undefined) return null;
  return (
    <div className="th-report-bar">
      <div>{start === undefined ? null : <ChoicesFold>{start}</ChoicesFold>}</div>
      <div>{end}</div>
    </div>
  );
}

/** Title of the window. */
function useTitle({ title, scope }: ReportPageProps): void {
  const host = useRemoteHost();
  const { from, to } = scope.period;
  // Draws again when the words of the period change.
  useLocale();
  const name = periodName({ from, to });
  useEffect(() => host.setTitle(title, name), [host, title, name]);
}
