import Big from 'big.js';
import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import type { ReconciliationStatus, Transfer } from '@tallyhouse/shared/contracts/reconciliation';
import type { Channel, Instant } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../domain/money/money';
import { askForEach } from '../../../figures/ask-for-each';
import { brandReads, type BrandReads } from '../../../figures/brand-reads';
import { controlCurrencyOf, noCurrency } from '../../../figures/brand-currencies';
import { readPlaySeries } from '../../../figures/snapshot';
import type { SqlParams } from '../../../store/sql-params';
import { loadKinds } from '../../../facts/loads/load-kinds';
import type { Queryable, QueryOptions } from '../../../store/store';
import { brandIdsOf, windowOf, type DayScope } from './day-window';

interface SentRow {
  readonly brandId: string;
  readonly source: string;
  readonly channel: Channel;
  readonly kind: LoadKind;
  readonly files: number;
  readonly missing: number;
  readonly count: number;
  readonly amount: string;
  readonly cleanAmount: string;
  readonly rejected: number;
  readonly openRejects: number;
  readonly duplicate: number;
  /** Up to when its files have come, where that is short of the end of the day. */
  readonly reachedTo?: Instant;
}

interface LoadedRow {
  readonly brandId: string;
  readonly source: string;
  readonly kind: LoadKind;
  /** That of all records, where licences of the brand have several; else null. */
  readonly currency: string | null;
  readonly count: number;
  readonly amount: string;
  readonly cleanAmount: string;
}

/**
 * Files of a day: those whose period begins in it. What was repeated, refused as a whole or replaced by another file is
 * left out, with what it brought.
 */
function filesOf(scope: DayScope, params: SqlParams): string {
  const { from, to } = windowOf(scope);
  return `b.brand_id = ${params.add(scope.brand.id)} and b.period_from >= cast(${params.add(from)} as timestamp)
    and b.period_from < cast(${params.add(to)} as timestamp)
    and b.reprocesses is null and b.state in ('LOADED', 'PARTIAL', 'LATE', 'MISSING')`;
}
const isClean = 'b.rejected = 0 and b.duplicate = 0';

/** Per brand, source and kind: what was sent for the day of the brand, what of it is in the store, and what is to come. */
export async function readTransfers(
  store: Queryable,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
  reads = brandReads(store, brandIdsOf(scopes)),
): Promise<Transfer[]> {
  const files = await askForEach<SentRow, DayScope>(store, scopes, sentOf, {
    ...options,
    order: '"brandId", "source", "kind"',
  });
  const sent = withAwaited(files, (await Promise.all(scopes.map((scope) => awaitedOf(scope, reads)))).flat());
  const asked = scopes.flatMap((scope) => {
    const own = files.filter(({ brandId }) => brandId === scope.brand.id);
    return [...new Set(own.map(({ kind }) => kind))].map((kind) => ({ scope, kind }));
  });
  const loaded = await askForEach<LoadedRow, (typeof asked)[number]>(store, asked, loadedOf, options);
  return sent.map((row) => {
    const isSame = (one: LoadedRow) =>
      one.brandId === row.brandId && one.source === row.source && one.kind === row.kind;
    const own = loaded.find(isSame);
    const brand = scopes.find((scope) => scope.brand.id === row.brandId)?.brand;
    const ofBrand = brand === undefined ? noCurrency : controlCurrencyOf(brand);
    // What is refused may be so for its currency.
    const known = row.rejected === 0 ? own?.currency : null;
    return transferOf(row, { currency: known ?? ofBrand, loaded: own });
  });
}

/** Series of play that hold a day back which has begun, as `AWAITED` says of its totals. */
async function awaitedOf(scope: DayScope, reads: BrandReads): Promise<SentRow[]> {
  const { brand, asOf } = scope;
  const { from, to } = windowOf(scope);
  if (from > asOf) return [];
  const series = await readPlaySeries({ brandId: brand.id, asOf, channels: ['ONLINE', 'RETAIL'] }, reads);
  return series
    .filter(({ reached }) => reached < to)
    .map(({ reached, ...one }) => ({ ...one, ...nothingSent, reachedTo: reached }));
}

const nothingSent = {
  ...{ files: 0, missing: 0, count: 0, rejected: 0, openRejects: 0, duplicate: 0 },
  ...{ amount: '0', cleanAmount: '0' },
};

function withAwaited(files: readonly SentRow[], awaited: readonly SentRow[]): SentRow[] {
  const nameOf = ({ brandId, source, kind }: SentRow) => JSON.stringify([brandId, source, kind]);
  const rows = new Map(awaited.map((row) => [nameOf(row), row]));
  for (const row of files) rows.set(nameOf(row), { ...rows.get(nameOf(row)), ...row });
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function sentOf(scope: DayScope, params: SqlParams): string {
  return `select b.brand_id as "brandId", b.source_id as "source", b.channel as "channel", b.kind as "kind",
       count(*) filter (where b.state <> 'MISSING') as "files",
       count(*) filter (where b.state = 'MISSING' and e.batch_id is null) as "missing",
       cast(coalesce(sum(b.control_count), 0) as bigint) as "count",
       coalesce(sum(b.control_amount), 0) as "amount",
       coalesce(sum(b.control_amount) filter (where ${isClean}), 0) as "cleanAmount",
       cast(sum(b.rejected) as bigint) as "rejected", cast(sum(b.duplicate) as bigint) as "duplicate",
       cast(coalesce(sum(r.open), 0) as bigint) as "openRejects"
     from load_batch b
     left join load_gap_explanation e on e.batch_id = b.id
     left join (select batch_id, count(*) as open from load_reject where resolved_at is null group by batch_id) r
       on r.batch_id = b.id
     where ${filesOf(scope, params)}
     group by b.brand_id, b.source_id, b.channel, b.kind`;
}

function loadedOf(
  { scope, kind }: { readonly scope: DayScope; readonly kind: LoadKind },
  params: SqlParams,
): string {
  const { table } = loadKinds[kind];
  const amount = controlColumn(kind);
  const currency =
    controlCurrencyOf(scope.brand) === noCurrency
      ? 'case when min(f.currency) = max(f.currency) then min(f.currency) end'
      : 'cast(null as varchar)';
  // The few files first: put into one question, PostgreSQL would go through all of the brand's.
  return `with b as materialized (select id, source_id, loaded_at, rejected, duplicate from load_batch b
       where ${filesOf(scope, params)} and b.kind = '${kind}' and b.state <> 'MISSING')
     select f.brand_id as "brandId", b.source_id as "source", '${kind}' as "kind", ${currency} as "currency",
       count(*) as "count", coalesce(sum(f.${amount}), 0) as "amount",
       coalesce(sum(f.${amount}) filter (where ${isClean}), 0) as "cleanAmount"
     from ${table} f join b on f.batch_id = b.id and f.source_id = b.source_id and f.known_at = b.loaded_at
     where f.brand_id = ${params.add(scope.brand.id)}
     group by f.brand_id, b.source_id`;
}

function controlColumn(kind: LoadKind): string {
  const { fields, controlField } = loadKinds[kind];
  return fields.find(({ name }) => name === controlField)?.column ?? '';
}

/** What a source sent for a day against what was loaded of it; `loaded` is left out where nothing was. */
export function transferOf(
  sent: SentRow,
  {
    currency,
    loaded,
  }: { readonly currency: string; readonly loaded: Omit<LoadedRow, 'currency'> | undefined },
): Transfer {
  const { count, amount, cleanAmount, ...row } = sent;
  const { count: loadedCount = 0, amount: loadedAmount = '0', cleanAmount: loadedClean = '0' } = loaded ?? {};
  const difference = {
    count: count - row.rejected - row.duplicate - loadedCount,
    amount: formatMoney(new Big(cleanAmount).minus(loadedClean)),
  };
  return {
    ...row,
    currency,
    measure: loadKinds[row.kind].controlField,
    sent: { count, amount: formatMoney(amount) },
    loaded: { count: loadedCount, amount: formatMoney(loadedAmount) },
    difference,
    ...judged(row, difference),
  };
}

type SentState = Pick<SentRow, 'files' | 'missing' | 'openRejects' | 'reachedTo'>;

function judged(
  { files, missing, openRejects, reachedTo }: SentState,
  { count, amount }: Transfer['difference'],
): { readonly status: ReconciliationStatus; readonly words: string } {
  if (count !== 0 || !new Big(amount).eq(0)) {
    const words = fillPlaces(
      '{{count}} {{count|record|records}} and an amount of {{amount}} that were sent are neither loaded nor refused.',
      { count, amount },
    );
    return { status: 'MISMATCH', words };
  }
  const lacking = [
    ...(reachedTo === undefined ? [] : [`Files have come up to ${reachedTo} only`]),
    ...(missing > 0 ? [fillPlaces('{{missing}} {{missing|file has|files have}} not come', { missing })] : []),
    ...(openRejects > 0
      ? [
          fillPlaces(
            '{{openRejects}} {{openRejects|record is refused and has|records are refused and have}} not come in order since',
            { openRejects },
          ),
        ]
      : []),
  ];
  if (lacking.length > 0) return { status: 'INCOMPLETE', words: `${lacking.join(', and ')}.` };
  if (files === 0) return { status: 'NOTHING', words: 'Nothing was sent, and that is explained.' };
  return { status: 'EQUAL', words: 'Everything that was sent is loaded.' };
}
