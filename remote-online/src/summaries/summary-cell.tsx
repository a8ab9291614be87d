import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import { DrillLink } from '@tallyhouse/shared/reporting/drill/drill-link';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { measureText } from '../totals/measure-value';
import type { FigurePlace } from '../totals/rows/figure-of-row';
import { useFigureOfRow } from '../totals/rows/use-figure-of-row';
import { lineOf, type MeasureName } from '../totals/statement/statement-lines';

interface SummaryCellProps {
  readonly brand: BrandTotal;
  readonly bucket: Period;
  readonly bucketName: string;
  readonly place: FigurePlace;
  readonly measure: MeasureName;
  readonly value: string | number | null;
}

/** A figure of one bucket; where there are facts behind it, it opens them. */
export function SummaryCell({ brand, bucket, bucketName, place, measure, value }: SummaryCellProps) {
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const figureOf = useFigureOfRow();
  if (value === null) return <NoData />;
  const written = measureText(value, lineOf(measure).kind, brand.currency);
  const found = figureOf(place, { brand: inBucket(brand, bucket), measure });
  if (found === null) return written;
  const name = totalsText(`measure.${measure}`);
  return (
    <DrillLink
      {...found}
      className="th-cell"
      label={text('table.drill', { measure: name, bucket: bucketName, value: written })}
      name={`${brand.brandName} · ${bucketName} · ${name}`}
    >
      {written}
    </DrillLink>
  );
}

/** The brand's figures of one bucket of theirs. */
export function inBucket(
  { brandId, meta }: BrandTotal,
  bucket: Period,
): Pick<BrandTotal, 'brandId' | 'meta'> {
  return { brandId, meta: { ...meta, period: { ...meta.period, ...bucket } } };
}
