import { useState, useSyncExternalStore } from 'react';
import type { CopyOptions } from './copy-from-grid';
import type { Printing } from './print/use-grid-print';
import type { RangeSums } from './range-sum';

/** What the cells selected come to: `too-many` where rows are too many to be added up here. */
export type SelectionSums = RangeSums | { readonly kind: 'adding' | 'too-many' | 'failed' };

/** What the grid shows right now. */
export interface GridStatus {
  /** Rows in view from 0, both included; null while there are none. */
  readonly shown: { readonly first: number; readonly last: number } | null;
  /** No row has come yet: it is not known how many there are. */
  readonly isLoading: boolean;
  /** Lines there are, those in open groups too. */
  readonly rowCount: number;
  readonly selection: { readonly cells: number; readonly sums: SelectionSums } | null;
  /** Rows being collected for a print, or that they could not be; null otherwise. */
  readonly printing: Printing | null;
  /** What became of the last copy, for a moment; empty otherwise. */
  readonly note: string;
}

/** What the grid can be told from outside. */
export interface GridCommands {
  /** Brings a row, counted from 0, into view and puts the focus there. */
  readonly goToRow: (row: number) => void;
  readonly copy: (options: CopyOptions) => void;
  readonly collapseAll: () => void;
  /** Prints every row, up to the most that is printed. */
  readonly print: () => void;
  readonly cancelPrint: () => void;
  /** Puts the focus on the cell that had it last. */
  readonly focus: () => void;
}

/** Ties a grid to the pieces around it; they draw anew as the reader scrolls, the screen does not. */
export interface GridLink extends GridCommands {
  readonly status: () => GridStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** For the grid alone. */
  readonly publish: (status: GridStatus) => void;
  readonly connect: (commands: GridCommands) => () => void;
}

const nothingShown: GridStatus = {
  ...{ shown: null, isLoading: true, rowCount: 0 },
  ...{ selection: null, printing: null, note: '' },
};

export function createGridLink(): GridLink {
  const listeners = new Set<() => void>();
  let status = nothingShown;
  let commands: GridCommands | null = null;
  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(next) {
      if (isSame(status, next)) return;
      status = next;
      for (const listener of listeners) listener();
    },
    connect(next) {
      commands = next;
      return () => {
        if (commands === next) commands = null;
      };
    },
    goToRow: (row) => commands?.goToRow(row),
    copy: (options) => commands?.copy(options),
    collapseAll: () => commands?.collapseAll(),
    print: () => commands?.print(),
    cancelPrint: () => commands?.cancelPrint(),
    focus: () => commands?.focus(),
  };
}

/** A link for one grid: give it to `ReportGrid` and to the pieces around it. */
export function useGridLink(): GridLink {
  const [link] = useState(createGridLink);
  return link;
}

/** What the linked grid shows; draws anew when it changes. */
export function useGridStatus(link: GridLink): GridStatus {
  return useSyncExternalStore(link.subscribe, link.status);
}

function isSame(one: GridStatus, other: GridStatus): boolean {
  return (
    one.isLoading === other.isLoading &&
    one.rowCount === other.rowCount &&
    one.selection === other.selection &&
    one.printing === other.printing &&
    one.note === other.note &&
    one.shown?.first === other.shown?.first &&
    one.shown?.last === other.shown?.last
  );
}
