import { createContext, useContext } from 'react';
import type { Period } from '../../contracts/scalars';

/** Where a drawing comes from: what a picture of it says, and is named by. */
export interface ChartOrigin {
  /** Name of the brand, or of several. */
  readonly brand: string;
  /** Title of the report or screen. */
  readonly report: string;
  readonly period: Period;
  /** What else has to be known to read it: whether it is final, as of when. */
  readonly note: string;
}

/** Given by the page to every drawing on it; without one a drawing cannot be taken along. */
export const ChartOriginContext = createContext<ChartOrigin | null>(null);

export const useChartOrigin = () => useContext(ChartOriginContext);
