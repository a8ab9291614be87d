import { basisSchema, type Channel, type Period } from '@tallyhouse/shared/contracts/scalars';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQueries } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useTotalsText } from '../../i18n/use-totals-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { totalsQuery } from '@tallyhouse/shared/reporting/why/why-queries';

interface BasesSideBySideProps {
  readonly period: Period;
  readonly channel: Channel | null;
  readonly currency: string;
}

const shown = ['voids', 'netStakes', 'winnings', 'ggr'] as const;

/** The same play on each of the four bases; what a basis does not define says so and is no zero. */
export function BasesSideBySide({ period, channel, currency }: BasesSideBySideProps) {
  const text = useTotalsText();
  const { http, session } = useRemoteHost();
  const bases = basisSchema.options;
  const answers = useQueries({
    queries: bases.map((basis) =>
      totalsQuery(http, session.brand?.id ?? null, {
        ...period,
        basis,
        groupBy: ['channel'],
        taxes: 'false',
        ...(channel !== null && { channel }),
      }),
    ),
  });
  const failed = answers.find(({ isError }) => isError);
  if (failed !== undefined) {
    const retry = () => answers.forEach((one) => void one.refetch());
    return <ProblemNotice title={text('bridge.failed')} error={failed.error} onRetry={retry} />;
  }
  if (answers.some(({ data }) => data === undefined)) return <Skeleton active paragraph={{ rows: 4 }} />;
  const undefinedHere = <span className="th-soft">{text('bridge.undefined')}</span>;
  return (
    <FiguresTable label={text('bridge.bases', { currency })}>
      <thead>
        <tr>
          <MeasureHead className="th-first" title={text('bridge.basisColumn')} term="basis" />
          {shown.map((measure) => (
            <MeasureHead
              key={measure}
              className="th-number"
              title={text(`measure.${measure}`)}
              unit={currency}
              term={measure}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {bases.map((basis, place) => {
          const measures = answers[place]?.data?.brands[0]?.measures;
          return (
            <tr key={basis}>
              <th scope="row" className="th-first">
                {text(`basis.${basis}`)}
              </th>
              {shown.map((measure) => {
                const amount = measures?.[measure] ?? null;
                return (
                  <td key={measure} className="th-number">
                    {amount === null ? undefinedHere : moneyText(amount, currency)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </FiguresTable>
  );
}
