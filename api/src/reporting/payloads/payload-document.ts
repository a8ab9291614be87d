import type { PayloadNote } from '../reports/notes/payload-notes';
import type { CorrectionMethod } from '@tallyhouse/shared/contracts/confirmation-items';
import type { PayloadFormat } from '@tallyhouse/shared/contracts/payload-format';
import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import type { Basis, FigureStatus, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';

/** All that an authority is told: written once at submission, then only read. */
export interface PayloadDocument {
  readonly format: 'tallyhouse-report/1';
  readonly report: {
    readonly id: string;
    readonly type: string;
    readonly version: number;
    readonly title: string;
  };
  /** The version that the authority has and that this one is to take the place of. */
  readonly replaces: {
    readonly reportId: string;
    readonly version: number;
    readonly ackRef: string | null;
    /** This version less that one, by column. */
    readonly delta: Readonly<Record<string, Money>>;
  } | null;
  readonly correctionMethod: CorrectionMethod;
  readonly authority: string;
  readonly obligation: string;
  /** Of the format, as the obligation names it; null where it names none. */
  readonly schemaVersion: string | null;
  readonly brand: { readonly id: string; readonly name: string };
  /** Of a return of several brands all of them, that one first; left out for one. */
  readonly brands?: readonly { readonly id: string; readonly name: string }[];
  /** `company` is the name of the holder; left out of documents of before, null where nobody knows it. */
  readonly licences: readonly {
    readonly id: string;
    readonly number: string;
    readonly company?: string | null;
  }[];
  readonly period: Period & { readonly zone: string; readonly cutoff: string };
  readonly basis: Basis;
  readonly currency: string;
  readonly asOf: string;
  readonly snapshotId: string;
  readonly rulePackVersion: string;
  readonly figureStatus: FigureStatus;
  /** Codes of why figures are not final; left out where they are, and in documents of before. */
  readonly statusReasons?: readonly string[];
  readonly noActivity: boolean;
  readonly filters: readonly string[];
  readonly contentHash: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** In the order of the columns. */
  readonly totals: readonly Cell[];
  readonly tax: readonly TaxLine[];
  /** Why figures are what they are, in the words of who prepared them; left out where there are none. */
  readonly notes?: readonly PayloadNote[];
  readonly controlTotals: Readonly<Record<string, Money>>;
}

export const contentTypes: Readonly<Record<PayloadFormat, string>> = {
  JSON: 'application/json',
  XML: 'application/xml',
  CSV: 'text/csv; charset=utf-8',
};
