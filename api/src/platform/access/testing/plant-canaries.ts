import type { Param, Store } from '../../../store/store';

/** The brand that nobody of the test holds. */
export const foreignBrand = 'birch';

/**
 * What no answer may hold: texts, decimals and whole numbers of the foreign brand's rows, also added to others.
 *
 * Their ids (`canary_report`) are not among it: the caller says them, and an answer may say them back.
 */
export const canary = /canary-|\.7313\b|7313731/i;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** Whose row a column names, where its name alone does not say so. */
const pointsTo: Readonly<Record<string, string>> = {
  content_id: 'report_content',
  report_id: 'report',
  submission_id: 'report_submission',
  batch_id: 'load_batch',
  filter_id: 'retail_filter',
  set_id: 'applied_filter_set',
  bet_record_id: 'record',
  of_period_id: 'tax_period',
  selling_branch_id: 'branch',
};

/** Columns whose values the program knows by heart: a canary there would not be read as a row at all. */
const words: Readonly<Record<string, Param>> = {
  channel: 'ONLINE',
  channels: 'ONLINE,RETAIL',
  vertical: 'CASINO_SLOTS',
  products: 'CASINO',
  basis: 'SETTLED',
  family: 'ONLINE',
  figure_status: 'FINAL',
  result: 'LOST',
  method: 'CASH',
  currency: 'EUR',
  country: 'MT',
  authority: 'MGA',
  zone: 'Europe/Malta',
  cutoff: '00:00',
  owner: '*',
  action: 'REPORT_MOVED',
  direction: 'IN',
  severity: 'HIGH',
  'bet.kind': 'BETS',
  'payment.kind': 'WINNINGS',
  'load_batch.kind': 'BETS',
  'load_batch.state': 'LOADED',
  'load_reject.code': 'UNKNOWN_BRANCH',
  'terminal.kind': 'SSBT',
  'report.type': 'ONLINE_DAILY',
  'report.state': 'SIMULATED',
  'report.brand_ids': null,
  'report_content.brand_ids': null,
  'report_content.offers': '[]',
  'report_note.line': '[]',
  'report_transition.to_state': 'SIMULATED',
  'report_transition.from_state': null,
  'column_blacklist.type': '*',
  'critical_alert.state': 'OPEN',
  'critical_alert.code': 'CA-01',
  // The verdict on the chain names the places of rows that do not belong there.
  'audit_event.seq': 999_999,
  'audit_event.object_kind': 'report',
  'audit_event.detail': '{"note":"canary-detail"}',
  'api_call.method': 'GET',
  'api_key.scopes': 'loads.ingest',
  'saved_search.screen': '/total-report',
  'tax_period.state': 'OPEN',
  'tax_period.brand_ids': foreignBrand,
  'job.state': 'DONE',
  'change_request.state': 'OPEN',
  'change_request.kind': 'BRAND_SETTINGS',
  // Every figure reads them.
  'brand_settings.settings': '{"tolerances":{"drawer":"7313731.73"}}',
};

const json = JSON.stringify({ note: 'canary-json', amount: '7313731.7313' });

/**
 * Puts a row of the foreign brand into every table that rows of a brand lie in, with canaries in all that is free text
 * or number. Gives the tables, and the ids of the rows that have one.
 */
export async function plantCanaries(
  store: Store,
): Promise<{ readonly tables: readonly string[]; readonly ids: readonly string[] }> {
  const columns = await readColumns(store);
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) =>
    isOfBrand(
      table,
      columns.filter((column) => column.table === table),
    ),
  );
  // What hangs on these is refused where they are not there.
  const first = ['tax_period', 'report_content', 'report', 'report_submission'];
  for (const table of [...first, ...tables.filter((one) => !first.includes(one))]) {
    const own = columns.filter((column) => column.table === table);
    const example = await readExample(store, table, own);
    const places = own.map((_, index) => `$${index + 1}`).join(', ');
    await store.query(
      `insert into ${table} (${own.map(({ name }) => name).join(', ')}) values (${places})`,
      own.map((column) => (column.name in example ? (example[column.name] ?? null) : valueOf(column))),
    );
  }
  const named = tables.filter((table) => columns.some((one) => one.table === table && one.name === 'id'));
  return { tables, ids: [foreignBrand, ...named.map((table) => `canary_${table}`)] };
}

/** Documents of a row that is there already: a made-up one would not be read as what it is for. */
async function readExample(
  store: Store,
  table: string,
  columns: readonly Column[],
): Promise<Readonly<Record<string, string>>> {
  const documents = columns.filter(({ type }) => type.includes('json')).map(({ name }) => name);
  if (documents.length === 0) return {};
  const [row] = await store.query(`select ${documents.join(', ')} from ${table} limit 1`);
  return Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([name, value]) =>
      value === null ? [] : [[name, JSON.stringify(value)]],
    ),
  );
}

/** Tables whose rows are a brand's without a column that says so: by the row that they hang on. */
export const children = [
  'brand',
  'load_reject',
  'report_transition',
  'retail_filter_active',
  'applied_filter',
];

function isOfBrand(table: string, own: readonly Column[]): boolean {
  // Roles make a user hold the brand; the chain of the audit is checked elsewhere.
  if (table === 'app_user_role') return false;
  return children.includes(table) || own.some(({ name }) => name === 'brand_id');
}

function readColumns(store: Store): Promise<Column[]> {
  return store.query<Column>(
    `select table_name as "table", column_name as "name", lower(data_type) as "type",
       is_nullable = 'YES' as "nullable"
     from information_schema.columns
     where table_schema = '${store.engine === 'duckdb' ? 'main' : 'public'}' order by table_name, ordinal_position`,
  );
}

function valueOf({ table, name, type, nullable }: Column): Param {
  for (const key of [`${table}.${name}`, name]) if (key in words) return words[key] ?? null;
  if (type.includes('json')) return json;
  if (name === 'brand_id' || (table === 'brand' && name === 'id')) return foreignBrand;
  if (/^(bigint|hugeint|integer|smallint)/.test(type)) return name === 'version' ? 1 : 7_313_731;
  if (/^(decimal|numeric|double)/.test(type)) return '7313.7313';
  if (type === 'boolean') return name === 'shared';
  if (type === 'date') return /_to$|closed|valid_to/.test(name) ? '2026-03-31' : '2026-03-02';
  if (type.startsWith('timestamp')) return endings.test(name) ? endOf(nullable) : '2026-03-02T10:00:00Z';
  return textOf(table, name);
}

/** Past, they would hide the row. */
const endings = /superseded_at|deleted_at|revoked_at|expires_at|resolved_at|ended_at/;

function endOf(nullable: boolean): Param {
  return nullable ? null : '2030-01-01T00:00:00Z';
}

function textOf(table: string, name: string): string {
  if (name === 'id') return `canary_${table}`;
  if (name.endsWith('_id')) return `canary_${pointsTo[name] ?? name.slice(0, -3)}`;
  return `canary-${name}`;
}
