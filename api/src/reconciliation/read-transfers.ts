import Big from 'big.js';
import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { ReconciliationStatus, Transfer } from '@tallyhouse/shared/contracts/reconciliation';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../domain/money/money';
import { loadKinds } from '../loads/load-kinds';
import type { Queryable, QueryOptions } from '../store/store';
import { windowOf, type DayScope } from './day-window';

interface SentRow {
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
}

interface LoadedRow {
  readonly source: string;
  readonly kind: LoadKind;
  readonly count: number;
  readonly amount: string;
  readonly cleanAmount: string;
}

/**
 * Files of a day: those whose period begins in it. What was repeated, refused as a whole or replaced by another file is
 * left out, with what it brought.
 */
const filesOfDay = `brand_id = $1 and period_from >= cast($2 as timestamp) and period_from < cast($3 as timestamp)
  and reprocesses is null and state in ('LOADED', 'PARTIAL', 'LATE', 'MISSING')`;
const isClean = 'b.rejected = 0 and b.duplicate = 0';

/** Per source and kind: what was sent for the day, and what of it is in the store. */
export async function readTransfers(
  store: Queryable,
  scope: DayScope,
  options: QueryOptions = {},
): Promise<Transfer[]> {
  const { from, to } = windowOf(scope);
  const sent = await store.query<SentRow>(
    `select b.source_id as "source", b.channel as "channel", b.kind as "kind",
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
     where ${filesOfDay.replaceAll(/\b(brand_id|period_from|reprocesses|state)\b/g, 'b.$1')}
     group by b.source_id, b.channel, b.kind order by b.source_id, b.kind`,
    [scope.brand.id, from, to],
    options,
  );
  const kinds = [...new Set(sent.map(({ kind }) => kind))];
  const loaded: LoadedRow[] = [];
  for (const kind of kinds)
    loaded.push(...(await readLoaded(store, kind, [scope.brand.id, from, to], options)));
  return sent.map((row) =>
    transferOf(
      scope,
      row,
      loaded.find(({ source, kind }) => source === row.source && kind === row.kind),
    ),
  );
}

function readLoaded(
  store: Queryable,
  kind: LoadKind,
  params: readonly string[],
  options: QueryOptions,
): Promise<LoadedRow[]> {
  const { table } = loadKinds[kind];
  const amount = controlColumn(kind);
  return store.query<LoadedRow>(
    `with b as (select id, source_id, loaded_at, rejected, duplicate from load_batch
       where ${filesOfDay} and kind = '${kind}' and state <> 'MISSING')
     select b.source_id as "source", '${kind}' as "kind", count(*) as "count",
       coalesce(sum(f.${amount}), 0) as "amount",
       coalesce(sum(f.${amount}) filter (where ${isClean}), 0) as "cleanAmount"
     from ${table} f join b on f.batch_id = b.id and f.source_id = b.source_id and f.known_at = b.loaded_at
     where f.brand_id = $1
     group by b.source_id`,
    params,
    options,
  );
}

function controlColumn(kind: LoadKind): string {
  const { fields, controlField } = loadKinds[kind];
  return fields.find(({ name }) => name === controlField)?.column ?? '';
}

function transferOf({ brand }: DayScope, sent: SentRow, loaded: LoadedRow | undefined): Transfer {
  const { count, amount, cleanAmount, ...row } = sent;
  const { count: loadedCount = 0, amount: loadedAmount = '0', cleanAmount: loadedClean = '0' } = loaded ?? {};
  const difference = {
    count: count - row.rejected - row.duplicate - loadedCount,
    amount: formatMoney(new Big(cleanAmount).minus(loadedClean)),
  };
  return {
    ...row,
    brandId: brand.id,
    currency: brand.currency,
    measure: loadKinds[row.kind].controlField,
    sent: { count, amount: formatMoney(amount) },
    loaded: { count: loadedCount, amount: formatMoney(loadedAmount) },
    difference,
    ...judged(row, difference),
  };
}

function judged(
  { files, missing, openRejects }: Pick<SentRow, 'files' | 'missing' | 'openRejects'>,
  { count, amount }: Transfer['difference'],
): { readonly status: ReconciliationStatus; readonly words: string } {
  if (count !== 0 || !new Big(amount).eq(0)) {
    const words = `${count} records and an amount of ${amount} that were sent are neither loaded nor refused.`;
    return { status: 'MISMATCH', words };
  }
  const lacking = [
    ...(missing > 0 ? [`${missing} files have not come`] : []),
    ...(openRejects > 0 ? [`${openRejects} records are refused and have not come in order since`] : []),
  ];
  if (lacking.length > 0) return { status: 'INCOMPLETE', words: `${lacking.join(', and ')}.` };
  if (files === 0) return { status: 'NOTHING', words: 'Nothing was sent, and that is explained.' };
  return { status: 'EQUAL', words: 'Everything that was sent is loaded.' };
}
