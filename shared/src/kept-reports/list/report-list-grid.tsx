import { ownDateText } from '../../format/own-date';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { useReportingText } from '../../reporting/use-reporting-text';
import { EmptyNotice } from '../../ui/empty-notice';
import { useGridLink } from '../../ui/grid/grid-link';
import { GridToolbar } from '../../ui/grid/grid-toolbar';
import { GridStatusLine } from '../../ui/grid/status-line';
import { useGridView } from '../../ui/grid/use-grid-view';
import { ProblemNotice } from '../../ui/problem-notice';
import { ReportGrid, type GridRow } from '../../ui/report-grid';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import type { SpokenType } from '../use-report-fields';
import { reportColumns } from './report-columns';
import type { useListReports } from './use-list-reports';

interface ReportListGridProps {
  readonly reports: ReturnType<typeof useListReports>;
  readonly types: readonly SpokenType[];
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Undefined for who cannot make reports. */
  readonly onCreate: (() => void) | undefined;
}

/** Room for titles, periods and instants, whose words no column knows; the reader may change it. */
const startWidths = { title: 360, preparedAt: 190, sentAt: 190 };

/** `1 – 31 Oct 2026` takes less than days in figures alone, as Arabic and some readers have them. */
function periodWidth(): number {
  return ownDateText('2026-10-31') === undefined ? 176 : 208;
}

/** The reports in a grid whose columns the reader arranges; a row opens its report. */
export function ReportListGrid({ reports, types, isNarrowed, onClear, onCreate }: ReportListGridProps) {
  const text = useKeptReportsText();
  const spoken = useReportingText();
  const host = useRemoteHost();
  const { name, paths } = useReportFamily();
  const { session } = host;
  const [view, changeView] = useGridView();
  const link = useGridLink();
  const { list, loadBlock, totalCount } = reports;
  const own = session.brand?.currency;
  // Reports of some licences may be in a currency of their own: then each says its own, and nothing is added up.
  const isMixed = list.data?.answer.items.some(({ currency }) => currency !== own) === true;
  const columns = reportColumns({
    text,
    spoken,
    types,
    currency: isMixed ? undefined : own,
    hasBrands: session.brand === null,
  });
  // A row's name leads to its report.
  const addressOf = ({ key }: GridRow) => paths.report(key);
  if (list.isError) {
    return (
      <ProblemNotice title={text('list.failed')} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const action = isNarrowed ? (
    <Button onClick={onClear}>{text('list.clear')}</Button>
  ) : onCreate === undefined ? undefined : (
    <Button type="primary" onClick={onCreate}>
      {text('list.create')}
    </Button>
  );
  return (
    <>
      <Flex className="th-after-8">
        <GridToolbar columns={columns} view={view} onView={changeView} />
      </Flex>
      <ReportGrid
        label={text(`title.${name}`)}
        link={link}
        columns={columns}
        rows={{
          ...{ rowCount: totalCount, loadBlock },
          ...{ isLoading: list.isPending, isUpdating: list.isPlaceholderData },
        }}
        totals={null}
        view={{
          ...view,
          layout: {
            ...view.layout,
            widths: { ...startWidths, period: periodWidth(), ...view.layout.widths },
          },
        }}
        onView={changeView}
        cells={{ onOpenRow: ({ key }) => host.navigate(paths.report(key)), addressOf }}
        empty={
          <EmptyNotice
            title={text(isNarrowed ? 'list.noMatchTitle' : 'list.emptyTitle')}
            hint={text(isNarrowed ? 'list.noMatchHint' : 'list.emptyHint')}
            action={action}
          />
        }
      />
      <GridStatusLine link={link} columns={columns} sort={view.sort} />
    </>
  );
}
