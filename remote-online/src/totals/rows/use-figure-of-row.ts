import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { totalViewOf } from '../total-view-in-url';
import { figureOfRow, type DrillableFigure, type FigureAsked, type FigurePlace } from './figure-of-row';

/** Gives the figure in a cell as the drill-down asks for it, narrowed as the report is: its address says by what. */
export function useFigureOfRow() {
  const [parameters] = useSearchParams();
  const within = totalViewOf(parameters);
  return (place: FigurePlace, asked: Omit<FigureAsked, 'within'>): DrillableFigure | null =>
    figureOfRow(place, { ...asked, within });
}
