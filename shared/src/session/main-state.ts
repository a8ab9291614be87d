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

/** Of the report looked at last: which one, and the headers of its columns. Never its rows. */
const mainDataSchema = z.strictObject({
  reportId: z.nullable(z.string().check(z.maxLength(200))),
  headers: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500)),
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

/** Reads what was stored; a missing field is null, and so is `data` with anything but headers. */
export function parseMainState(stored: Readonly<Record<string, unknown>> | null): MainState {
  if (stored === null) return emptyMain;
  const values = Object.fromEntries(fields.map((field) => [field, stored[field] ?? null]));
  const data = mainDataSchema.safeParse(values['data']);
  return { ...emptyMain, ...values, data: data.success ? data.data : null };
}

/** Gives `data` back if it holds headers only. Errors: `RangeError` for rows or anything else. */
export function requireHeadersOnly(data: MainData | null): MainData | null {
  const parsed = z.nullable(mainDataSchema).safeParse(data);
  if (parsed.success) return parsed.data;
  throw new RangeError('main.data takes { reportId, headers }: rows and personal data are not stored');
}
