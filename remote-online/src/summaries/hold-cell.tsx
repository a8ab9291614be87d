import { percentText } from '@tallyhouse/shared/format/percent';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useSummariesText } from '../i18n/use-summaries-text';
import { isOutside, type HoldBand } from './hold-band';

interface HoldCellProps {
  readonly hold: string | null;
  /** Null where too few buckets say what is usual. */
  readonly band: HoldBand | null;
}

/** The hold with its place in the usual band of the period; one outside says so in a word. */
export function HoldCell({ hold, band }: HoldCellProps) {
  const text = useSummariesText();
  if (hold === null) return <NoData />;
  if (band === null) return percentText(hold);
  const edges = { low: percentText(band.low.toFixed(4)), high: percentText(band.high.toFixed(4)) };
  const outside = isOutside(band, hold);
  return (
    <span title={text(outside ? 'hold.outsideWords' : 'hold.insideWords', edges)}>
      {outside ? (
        <>
          <StateTag kind="waiting" mark="!" word={text('hold.outside')} />{' '}
        </>
      ) : (
        <BandMark hold={Number(hold)} band={band} />
      )}{' '}
      {percentText(hold)}
    </span>
  );
}

const widthPx = 40;

/** Where in the band a hold lies, for the eye: the number stands beside it. */
function BandMark({ hold, band }: { readonly hold: number; readonly band: HoldBand }) {
  const share = band.high === band.low ? 0.5 : (hold - band.low) / (band.high - band.low);
  const x = 2 + share * (widthPx - 4);
  return (
    <svg aria-hidden width={widthPx} height={10} className="th-ltr">
      <rect x={0} y={4} width={widthPx} height={2} rx={1} fill="var(--th-line)" />
      <rect x={x - 1.5} y={1} width={3} height={8} rx={1} fill="var(--th-accent)" />
    </svg>
  );
}
