/** What the simulator reads of a report, whatever its format. */
export interface FiledReport {
  readonly reportId: string;
  readonly version: number;
  /** Id of the report that this one takes the place of; null for a first one. */
  readonly replaces: string | null;
  readonly obligation: string;
  readonly brandId: string;
  readonly licences: readonly string[];
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly fields: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly totals: readonly (string | null)[];
  readonly controlTotals: Readonly<Record<string, string>>;
}

/** The authority refuses what was sent; `code` and `text` are its answer. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = 'Refusal';
    this.code = code;
  }
}
