import { moneyText } from '@tallyhouse/shared/format/money';
import { periodText } from '@tallyhouse/shared/format/day';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { DueDay } from '../calendar/due-day';
import { className } from '../class-name';
import { rhythmOf } from '../classes/tax-rhythm';
import { weekNumberOf } from '../period-kind';
import type { BucketClass, TanzanianBucket, TanzanianGranularity } from './tanzania-buckets';
import { quartersOf, sumsOf, type TanzanianQuarter } from './tanzania-subtotals';
import { TanzaniaSumRow } from './tanzania-sum-row';

interface TanzaniaSummaryTableProps {
  readonly buckets: readonly TanzanianBucket[];
  readonly granularity: TanzanianGranularity;
  readonly currency: string;
  readonly isBusy: boolean;
}

const columns = ['ggr', 'accrued', 'toDateGgr', 'toDateTax', 'wht', 'due', 'paid', 'state'] as const;
const words: ReadonlySet<string> = new Set(['due', 'state']);
const columnTerms = {
  ggr: 'ggr',
  accrued: 'accrued',
  toDateGgr: 'ggrOfMonth',
  toDateTax: 'taxOfMonth',
  wht: 'withholding',
  due: 'dueDay',
  paid: 'taxPaid',
  state: 'taxPeriod',
} as const satisfies Readonly<Record<(typeof columns)[number], TermKey>>;

/** Weeks or months, each with its classes: what is owed by this calendar, what accrued in the month, when it is due. */
export function TanzaniaSummaryTable(props: TanzaniaSummaryTableProps) {
  const { buckets, granularity, currency, isBusy } = props;
  const text = useTanzaniaText();
  const quarters = quartersOf(buckets, granularity);
  const bucketName = ({ period, partOf }: TanzanianBucket) => {
    const days =
      partOf === null
        ? periodText(period)
        : text('summary.partOf', { days: periodText(period), whole: periodText(partOf) });
    return granularity === 'week'
      ? `${text('calendar.week', { number: weekNumberOf((partOf ?? period).to) })}: ${days}`
      : days;
  };
  const quarterName = ({ quarter, year, isWhole, buckets: own }: TanzanianQuarter) =>
    isWhole
      ? text('summary.quarter', { quarter, year })
      : text(`summary.partOfQuarter.${granularity}`, { quarter, year, count: own.length });
  const label = text('summary.label', { granularity: text(`summary.granularity.${granularity}`), currency });
  return (
    <FiguresTable label={label} isBusy={isBusy} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('summary.class')}
          </th>
          {columns.map((name) => (
            <MeasureHead
              key={name}
              className={words.has(name) ? '' : 'th-number'}
              title={name === 'wht' ? text('column.WHT') : text(`summary.${name}`)}
              unit={words.has(name) ? undefined : currency}
              term={columnTerms[name]}
            />
          ))}
        </tr>
      </thead>
      {buckets.map(({ period, partOf, classes }) => (
        <tbody key={period.from}>
          <tr className="th-section">
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {bucketName({ period, partOf, classes })}
            </th>
          </tr>
          {classes.map((one) => (
            <ClassInBucket
              key={one.item.productClass ?? ''}
              one={one}
              granularity={granularity}
              currency={currency}
            />
          ))}
          <TanzaniaSumRow name={text('summary.subtotal')} sums={sumsOf(classes)} currency={currency} />
          {quarters
            .filter((quarter) => quarter.buckets.at(-1)?.period.from === period.from)
            .map((quarter) => (
              <TanzaniaSumRow
                key={`${quarter.year} ${quarter.quarter}`}
                name={quarterName(quarter)}
                sums={sumsOf(quarter.buckets.flatMap((bucket) => bucket.classes))}
                currency={currency}
              />
            ))}
        </tbody>
      ))}
      {buckets.length < 2 ? null : (
        <tfoot>
          <TanzaniaSumRow
            name={text('summary.grandTotal')}
            sums={sumsOf(buckets.flatMap(({ classes }) => classes))}
            currency={currency}
          />
        </tfoot>
      )}
    </FiguresTable>
  );
}

interface ClassInBucketProps {
  readonly one: BucketClass;
  readonly granularity: TanzanianGranularity;
  readonly currency: string;
}

function ClassInBucket({ one, granularity, currency }: ClassInBucketProps) {
  const text = useTanzaniaText();
  const { item, own, withheld, paid } = one;
  const money = (amount: string) => moneyText(amount, currency);
  const [line] = own;
  const other = item.lines.find(({ code }) => code !== 'WHT');
  return (
    <tr>
      <th scope="row" className="th-first">
        {className(item.productClass, text)}
      </th>
      <td className="th-number">{money(item.ggr)}</td>
      <td className="th-number">
        {own.length > 0 ? (
          money(sumOfAmounts(own.map(({ tax }) => tax)))
        ) : other === undefined ? (
          <NoData />
        ) : (
          <span className="th-soft">{text(`table.${rhythmOf(other)}`)}</span>
        )}
      </td>
      <td className="th-number">{money(item.monthToDate.ggr)}</td>
      <td className="th-number">{money(item.monthToDate.tax)}</td>
      <td className="th-number">{withheld === null ? <NoData /> : money(withheld)}</td>
      <td>{line === undefined ? <NoData /> : <DueDay due={line.due} />}</td>
      <td className="th-number">
        {paid === null ? (
          granularity === 'week' && own.length === 0 ? (
            <span className="th-soft">{text('table.byMonth')}</span>
          ) : (
            <NoData />
          )
        ) : (
          money(paid)
        )}
      </td>
      <td>
        <FigureStatusTag status={item.status} reasons={item.statusReasons} />
      </td>
    </tr>
  );
}
