import type { BrandTotal, Granularity, SummaryRow } from '@tallyhouse/shared/contracts/total-reports';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Change } from '@tallyhouse/shared/reporting/change';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useSummariesText } from '../i18n/use-summaries-text';
import type { MeasureName } from '../totals/statement/statement-lines';
import { bucketName } from './bucket-name';
import { everything } from '../totals/rows/figure-of-row';
import { totalReportAddress } from './total-report-address';
import type { HoldBand } from './hold-band';
import { HoldCell } from './hold-cell';
import { SummaryCell } from './summary-cell';

interface BucketRowProps {
  readonly brand: BrandTotal;
  readonly bucket: SummaryRow;
  readonly granularity: Granularity;
  readonly measures: readonly MeasureName[];
  readonly band: HoldBand | null;
  readonly before: SummaryRow | null;
  readonly isCompared: boolean;
}

/** One bucket. Without any fact it shows no figure at all: a zero would say that somebody reported one. */
export function BucketRow(props: BucketRowProps) {
  const { brand, bucket, granularity, measures, band, before, isCompared } = props;
  const text = useSummariesText();
  const name = bucketName(bucket, granularity, text);
  const { hasData } = bucket;
  const ggr = hasData ? bucket.ggr : null;
  const ggrBefore = before?.hasData === true ? before.ggr : null;
  const money = (amount: string) => moneyText(amount, brand.currency);
  return (
    <tr className={hasData ? '' : 'th-quiet'}>
      <th scope="row" className="th-first">
        {hasData ? <WhyLink bucket={bucket} name={name} /> : name}
      </th>
      {measures.map((measure) => (
        <td key={measure} className="th-number">
          {!hasData ? (
            <NoData />
          ) : measure === 'hold' ? (
            <HoldCell hold={bucket.hold} band={band} />
          ) : (
            <SummaryCell
              brand={brand}
              bucket={bucket}
              bucketName={name}
              place={everything}
              measure={measure}
              value={bucket[measure]}
            />
          )}
        </td>
      ))}
      {isCompared ? (
        <>
          <td className="th-number th-soft" title={before === null ? text('table.notComparable') : undefined}>
            {ggrBefore === null ? <NoData /> : money(ggrBefore)}
          </td>
          <td className="th-number">
            {ggr === null || ggrBefore === null ? (
              <NoData />
            ) : (
              <Change current={ggr} previous={ggrBefore} write={money} />
            )}
          </td>
        </>
      ) : null}
      <td className="th-nowrap">
        {hasData ? (
          <FigureStatusTag status={bucket.status} reasons={bucket.statusReasons} />
        ) : (
          <StateTag kind="neutral" mark="○" word={text('table.noData')} />
        )}{' '}
        {hasGap(bucket) ? <StateTag kind="waiting" mark="!" word={text('table.gap')} /> : null}
      </td>
    </tr>
  );
}

/** Leads to the totals of the bucket, and to why they are others than before it. */
function WhyLink({ bucket: { from, to }, name }: { readonly bucket: SummaryRow; readonly name: string }) {
  const text = useSummariesText();
  const [parameters] = useSearchParams();
  return (
    <Link to={totalReportAddress(parameters, { from, to, why: 'ggr' })} title={text('table.why')}>
      {name}
    </Link>
  );
}

/** Whether a load of the bucket is missing, or came in part. */
export function hasGap({ statusReasons }: Pick<SummaryRow, 'statusReasons'>): boolean {
  return statusReasons.some((reason) => reason.startsWith('GAP:') || reason.startsWith('PARTIAL:'));
}
