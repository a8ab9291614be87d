import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { readTanzanianCalendar, type TaxDates } from '@tallyhouse/shared/contracts/tanzania-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useTanzaniaText, type TanzaniaText } from '../../i18n/use-tanzania-text';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { className } from '../class-name';
import { DueDay } from './due-day';

type TaxedPeriod = TaxDates['weeks'][number];

interface TaxDatesPanelProps {
  readonly period: Period;
  readonly includeUnverified: boolean;
}

/** The weeks and months of the tax authority that hold the days asked for: what is due for each, and on which day. */
export function TaxDatesPanel({ period, includeUnverified }: TaxDatesPanelProps) {
  const text = useTanzaniaText();
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id;
  const query = { ...period, includeUnverified: includeUnverified ? 'true' : 'false' } as const;
  const dates = useQuery({
    queryKey: ['tanzanian-calendar', brandId, query],
    queryFn: ({ signal }) => http.call(readTanzanianCalendar, { query, signal }),
    enabled: brandId !== undefined,
  });
  const { data } = dates;
  return (
    <Panel title={text('calendar.title')} explain={text('calendar.explain')}>
      {dates.isError ? (
        <ProblemNotice
          title={text('calendar.failed')}
          error={dates.error}
          onRetry={() => void dates.refetch()}
        />
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : (
        <FiguresTable isList label={text('calendar.title')} maxHeight="420px" isCompact>
          <thead>
            <tr>
              <th scope="col" className="th-first">
                {text('calendar.period')}
              </th>
              <th scope="col">{text('calendar.owed')}</th>
              <th scope="col">{text('calendar.due')}</th>
            </tr>
          </thead>
          <PeriodRows
            title={text('calendar.weeks')}
            periods={data.weeks}
            nameOf={({ number }) => text('calendar.week', { number })}
          />
          <PeriodRows title={text('calendar.months')} periods={data.months} nameOf={() => null} />
        </FiguresTable>
      )}
    </Panel>
  );
}

interface PeriodRowsProps {
  readonly title: string;
  readonly periods: readonly TaxedPeriod[];
  /** Null for a period that its days name. */
  readonly nameOf: (period: TaxedPeriod) => string | null;
}

function PeriodRows({ title, periods, nameOf }: PeriodRowsProps) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  return (
    <tbody>
      <tr className="th-section">
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {periods.flatMap((period) => {
        const name = nameOf(period);
        const dues = period.dues.length === 0 ? [null] : period.dues;
        return dues.map((owed, index) => (
          <tr key={`${period.from} ${index}`}>
            <th scope="row" className="th-first">
              {periodText(period)}
              {name === null ? null : <div className="th-soft">{name}</div>}
            </th>
            {owed === null ? (
              <td colSpan={2}>{text('calendar.nothingOwed')}</td>
            ) : (
              <>
                <td>
                  {owed.authority} · {taxName(owed.code, taxText)}
                  <div className="th-soft">
                    {owed.productClasses.map((one) => classesName(one, text)).join(', ')}
                  </div>
                </td>
                <td>{owed.due.day === null ? <NoData /> : <DueDay due={owed.due} />}</td>
              </>
            )}
          </tr>
        ));
      })}
    </tbody>
  );
}

/** Rules name single classes, and two kinds of all of them. */
function classesName(product: string, text: TanzaniaText): string {
  switch (product) {
    case 'ALL_OTHER':
      return text('calendar.allOther');
    case 'ALL_STAKES':
      return text('calendar.allStakes');
    default:
      return className(product, text);
  }
}
