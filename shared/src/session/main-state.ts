import * as z from 'zod/mini';

/**
 * The `main` store, and exactly what lies under `main` in the browser's local storage.
 *
 * What each field holds is its screens' business; the store keeps it over a reload, for the user and brand it belongs
 * to. No field is for rows of a report or for personal data: those stay on the server.
 */
export interface MainState {
  readonly filters: unknown;
  readonly totalReportState: unknown;
  readonly branchState: unknown;
  readonly filterState: unknown;
  readonly query: unknown;
  readonly data: MainData | null;
}

const text = z.string().check(z.maxLength(200));

/** Header of the result looked at last: its snapshot, the titles of its columns, its totals. Never its rows. */
const mainDataSchema = z.strictObject({
  snapshotId: z.nullable(text),
  columns: z.array(text).check(z.maxLength(400)),
  /** Amount by field, in the currency of the snapshot. */
  totals: z
    .record(text, z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,4})?$/)))
    .check(z.refine((totals) => Object.keys(totals).length <= 400)),
});
export type MainData = z.infer<typeof mainDataSchema>;

export const emptyMain: MainState = {
  filters: null,
  totalReportState: null,
  branchState: null,
  filterState: null,
  query: null,
  data: null,
};

const fields = Object.keys(emptyMain) as (keyof MainState)[];

/** Reads what was stored; a missing field is null, and so is `data` with anything but a header. */
export function parseMainState(stored: Readonly<Record<string, unknown>> | null): MainState {
  if (stored === null) return emptyMain;
  const values = Object.fromEntries(fields.map((field) => [field, stored[field] ?? null]));
  const data = mainDataSchema.safeParse(values['data']);
  return { ...emptyMain, ...values, data: data.success ? data.data : null };
}

/** Gives `data` back if it is a header only. Errors: `RangeError` for rows or anything else. */
export function requireHeaderOnly(data: MainData | null): MainData | null {
  const parsed = z.nullable(mainDataSchema).safeParse(data);
  if (parsed.success) return parsed.data;
  throw new RangeError(
    'main.data takes { snapshotId, columns, totals }: rows and personal data are not stored',
  );
}
