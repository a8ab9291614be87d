import type { Condition } from '../../contracts/report-fields';
import type { PinSide } from './column-layout';
import type { GridColumn, GridSort } from './grid-model';

/** What a header can ask for. */
export interface HeadActions {
  /** As a click: the next step of sorting, alone or beside other columns. */
  readonly stepSort: (column: GridColumn, isAdded: boolean) => void;
  readonly sort: (next: GridSort, isAdded: boolean) => void;
  readonly unsort: (field: string) => void;
  readonly openFilter: (field: string) => void;
  /** Sets a condition in the place of an old one, or beside the others. */
  readonly filter: (old: Condition | null, next: Condition) => void;
  readonly removeFilters: (field: string) => void;
  readonly groupBy: (field: string) => void;
  readonly pin: (field: string, side: PinSide | null) => void;
  readonly step: (field: string, by: 1 | -1) => void;
  readonly move: (move: {
    readonly field: string;
    readonly target: string;
    readonly isBehind: boolean;
  }) => void;
  /** Wider or narrower by a step. */
  readonly widen: (at: number, by: 1 | -1) => void;
  /** To this many pixels; `isDone` once the mouse is let go. */
  readonly resize: (at: number, widthPx: number, isDone: boolean) => void;
  /** As wide as what it shows. */
  readonly fit: (at: number) => void;
  readonly hide: (field: string) => void;
  readonly openMenu: (field: string | null) => void;
  /** Gives the focus back to the header. */
  readonly leave: (at: number) => void;
}
