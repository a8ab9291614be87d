import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import { useNavigate, useSearchParams } from '@tallyhouse/shared/kit/router';
import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import { useTotalsText } from '../i18n/use-totals-text';
import type { FigurePlace } from '../totals/rows/figure-of-row';
import { useFigureOfRow } from '../totals/rows/use-figure-of-row';
import type { MeasureName } from '../totals/statement/statement-lines';
import { inBucket } from './summary-cell';
import { totalReportAddress } from './total-report-address';

interface MarkBehind {
  readonly brand: BrandTotal;
  readonly place: FigurePlace;
  readonly bucket: Period;
  /** What the mark stands for: `1 Oct 2026`, `Slots`. */
  readonly name: string;
}

/** Opens the records behind a mark of the chart; of a figure that no records add up to, the narrower total report. */
export function useOpenMark(measure: MeasureName) {
  const totalsText = useTotalsText();
  const drill = useDrill();
  const figureOf = useFigureOfRow();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return ({ brand, place, bucket, name }: MarkBehind) => {
    const found = figureOf(place, { brand: inBucket(brand, bucket), measure });
    const words = `${brand.brandName} · ${name} · ${totalsText(`measure.${measure}`)}`;
    if (found !== null) drill.openFigure(found.figure, found.measure, words);
    else void navigate(totalReportAddress(parameters, { ...bucket, ...place }));
  };
}
