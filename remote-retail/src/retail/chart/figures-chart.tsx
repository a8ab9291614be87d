import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import type { FiguresAnswer, FiguresOrder } from '../figures/figures-query';
import type { PlaceView } from '../figures/place-view';
import { chartViewOf, isOfAllShops } from './chart-view';
import { PlacesChart } from './places-chart';
import { TimeChart } from './time-chart';

export interface FiguresChartProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly order: FiguresOrder;
  readonly answer: FiguresAnswer;
  readonly compared: Period | null;
  /** The figures of the period compared with. */
  readonly before: FiguresAnswer | undefined;
  readonly onGo: (change: Partial<PlaceView>) => void;
}

/** The drawing that was chosen, where the figures shown have it. */
export function FiguresChart(props: FiguresChartProps) {
  const { chart, measure } = chartViewOf(useSearchParams()[0]);
  if (chart === null) return null;
  if (chart !== 'place')
    return isOfAllShops(props.order) ? <TimeChart {...props} granularity={chart} measure={measure} /> : null;
  return props.order.view.level === 'ticket' ? null : <PlacesChart {...props} measure={measure} />;
}
