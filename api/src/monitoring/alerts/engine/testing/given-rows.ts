import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { DeclaredOffer } from '../../../../reporting/reports/queries/fact-sums';
import type { Param, Queryable } from '../../../../store/store';

type Values = Readonly<Record<string, Param>>;

/** Writes a row of any table; names are columns. */
export async function givenRow(store: Queryable, table: string, values: Values): Promise<void> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  await store.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(values),
  );
}

let steps = 0;

interface GivenReport {
  readonly state: string;
  readonly id?: string;
  readonly type?: string;
  readonly version?: number;
  readonly replaces?: string;
  readonly figure_status?: string;
  readonly sent_at?: string;
  /** When it came to its state. */
  readonly at?: string;
  readonly asOf?: string;
  readonly totals?: Readonly<Record<string, string>>;
  readonly checks?: readonly unknown[];
  readonly filters?: readonly Condition[];
  /** Of a return: the play that it declares. */
  readonly offers?: readonly DeclaredOffer[];
}

/** A report of Alder for March 2026 with its content and the step to its state. */
export async function givenReport(
  store: Queryable,
  { id = 'rep_1', at = '2026-04-10T08:00:00Z', asOf = '2026-04-02T00:00:00.000Z', ...given }: GivenReport,
): Promise<void> {
  const { state, totals = {}, checks = [], filters = [], offers, ...report } = given;
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const definition = { type: 'ONLINE_DAILY', period, basis: 'SETTLED', fields: ['day'], filters, asOf };
  await givenRow(store, 'report_content', {
    id: `cnt_${id}`,
    brand_id: 'alder',
    family: 'ONLINE',
    definition: JSON.stringify(definition),
    columns: '[]',
    totals: JSON.stringify(totals),
    meta: '{}',
    checks: JSON.stringify(checks),
    row_count: 0,
    currency: 'TZS',
    content_hash: 'sha256:0',
    created_at: asOf,
    offers: offers === undefined ? null : JSON.stringify(offers),
  });
  await givenRow(store, 'report', {
    id,
    brand_id: 'alder',
    family: 'ONLINE',
    type: 'ONLINE_DAILY',
    title: 'Online, March 2026',
    period_from: period.from,
    period_to: period.to,
    basis: 'SETTLED',
    version: 1,
    state,
    figure_status: 'FINAL',
    content_id: `cnt_${id}`,
    prepared_by: 'u_1',
    prepared_at: asOf,
    ...report,
  });
  await givenStep(store, id, state, at);
}

/** A step of a report to a state. */
export function givenStep(store: Queryable, reportId: string, state: string, at: string): Promise<void> {
  steps += 1;
  return givenRow(store, 'report_transition', {
    id: `trn_${steps}`,
    report_id: reportId,
    happened_at: at,
    from_state: null,
    to_state: state,
    actor_id: 'u_1',
    reason: state === 'REJECTED' ? 'ERR-7: the control total differs' : null,
  });
}

/** A submission of a report to TRA, with 24 hours for the acknowledgement. */
export function givenSubmission(store: Queryable, values: Values = {}): Promise<void> {
  return givenRow(store, 'report_submission', {
    id: 'sub_1',
    brand_id: 'alder',
    report_id: 'rep_1',
    version: 1,
    authority_id: 'TRA',
    obligation_code: 'GGT-SPORTS',
    format: 'JSON',
    correction_method: 'REPLACE',
    ack_hours: 24,
    content_hash: 'sha256:0',
    payload_hash: 'sha256:0',
    control_field: 'ggr',
    control_total: '0.00',
    warnings: '[]',
    figure_status: 'FINAL',
    prepared_by: '["u_1"]',
    submitted_by: 'u_1',
    submitted_at: '2026-04-10T07:00:00Z',
    expires_at: '2026-04-20T07:00:00Z',
    failed_attempts: 0,
    ...values,
  });
}

/** A loaded hour of bets of alder-online that came four minutes after its end. */
export function givenBatch(
  store: Queryable,
  { seq = 1, ...values }: Values & { readonly seq?: number } = {},
): Promise<void> {
  const from = Date.parse('2026-04-10T00:00:00Z') + (seq - 1) * 3_600_000;
  const instant = (ms: number) => new Date(ms).toISOString();
  return givenRow(store, 'load_batch', {
    id: `btc_alder_alder-online_bets_${seq}`,
    brand_id: 'alder',
    source_id: 'alder-online',
    channel: 'ONLINE',
    kind: 'BETS',
    seq,
    state: 'LOADED',
    period_from: instant(from),
    period_to: instant(from + 3_600_000),
    file: `bets_${seq}.csv`,
    bytes: 1,
    sha256: `hash-${seq}`,
    received: 100,
    accepted: 100,
    rejected: 0,
    duplicate: 0,
    corrected: 0,
    control_count: 100,
    control_amount: '1.0000',
    computed_count: 100,
    computed_amount: '1.0000',
    loaded_at: instant(from + 3_840_000),
    lag_seconds: 240,
    gap_before: false,
    ...values,
  });
}

let calls = 0;

/** Calls of Alder to TRA, a minute apart, with these answers; null is none. */
export async function givenCalls(
  store: Queryable,
  from: string,
  statuses: readonly (number | null)[],
): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    calls += 1;
    await givenRow(store, 'api_call', {
      id: `call_${String(calls).padStart(6, '0')}`,
      brand_id: 'alder',
      direction: 'OUT',
      happened_at: new Date(Date.parse(from) + index * 60_000).toISOString(),
      method: 'POST',
      path: '/submissions',
      status,
      duration_ms: 10,
      request_bytes: 1,
      response_bytes: 1,
      authority_id: 'TRA',
      attempt: 1,
      correlation_id: `c-${calls}`,
    });
  }
}
