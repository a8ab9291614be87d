import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQueries } from '@tallyhouse/shared/kit/query';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { useTotalsText } from '../../i18n/use-totals-text';
import { totalsQuery } from '@tallyhouse/shared/reporting/why/why-queries';
import type { TotalView } from '../total-view-in-url';
import { questionOf } from '../use-totals';
import type { StatementPlayers } from './statement-row';
import { StatementTable } from './statement-table';
import { statementsOf, type TotalsAnswer } from './statements-of';

interface StatementViewProps {
  readonly answer: TotalsAnswer;
  readonly compared: TotalsAnswer | null;
  readonly players: StatementPlayers;
  readonly scope: ReportScope;
  readonly view: TotalView;
  readonly onBrand: (brandId: string) => void;
  readonly isBusy: boolean;
}

/** The statement of the brand, or, over all own brands, of the one that is picked. */
export function StatementView(props: StatementViewProps) {
  const { answer, compared, players, scope, view, onBrand, isBusy } = props;
  const text = useTotalsText();
  const words = useReportingText();
  const byVertical = useVerticals(scope, view);
  const statements = statementsOf(answer, scope.compared === null ? null : compared);
  const picked = statements.find(({ brand }) => brand.brandId === view.brandId) ?? statements[0];
  if (picked === undefined) return null;
  const before = scope.compared ?? steppedPeriod(scope.period, -1);
  return (
    <>
      {statements.length === 1 ? null : (
        <Flex gap={8} align="center" wrap className="th-after-8">
          <span id="statement-brand">{text('statement.brand')}</span>
          <Segmented
            aria-labelledby="statement-brand"
            value={picked.brand.brandId}
            options={statements.map(({ brand }) => ({
              value: brand.brandId,
              label: `${brand.brandName} (${brand.currency}) · ${words(`status.${brand.meta.status}`)}`,
            }))}
            onChange={onBrand}
          />
        </Flex>
      )}
      <StatementTable
        statement={picked}
        players={players}
        byVertical={byVertical}
        beforeName={periodText(before)}
        isBusy={isBusy}
      />
    </>
  );
}

/** Rows by vertical, with and without channel; none until both are there. */
function useVerticals(scope: ReportScope, view: TotalView) {
  const { http, session } = useRemoteHost();
  const question = { ...questionOf(scope, view), taxes: 'false' as const };
  const [split, whole] = useQueries({
    queries: ([['channel', 'vertical'], ['vertical']] as const).map((groupBy) =>
      totalsQuery(http, session.brand?.id ?? null, { ...question, groupBy: [...groupBy] }),
    ),
  });
  return split?.data === undefined || whole?.data === undefined
    ? []
    : [...split.data.items, ...whole.data.items];
}
