import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { DrillMeasure, readLineage as endpoint } from '@tallyhouse/shared/contracts/lineage';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { formatMoney } from '../../domain/money/money';
import { createSqlParams } from '../../store/sql-params';
import { familyOf } from '../reports/families/families';
import { findField } from '../reports/report-family';
import type { Queryable, QueryOptions } from '../../store/store';
import type { DrillScope } from './drill-scope';
import { withDrilled } from './fact-rows';
import type { ResolvedCell } from './resolve-cell';

type Lineage = Parsed<NonNullable<(typeof endpoint)['answer']>>;

interface LineageQuestion {
  readonly measure: DrillMeasure;
  readonly page: number;
  readonly pageSize: number;
}

/** Rules, sources, batches and versions of records behind a cell. */
export async function readLineage(
  store: Queryable,
  { scope, content, view }: ResolvedCell,
  { measure, page, pageSize }: LineageQuestion,
  options: QueryOptions = {},
): Promise<Lineage> {
  const { totalCount, ...records } = await readRecords(store, scope, measure, options);
  const rules = rulesOf(content?.tax ?? []);
  return {
    cell: { ...view, measure },
    ...records,
    formula: findField(familyOf(scope.channels[0] ?? 'ONLINE'), measure)?.formula ?? null,
    ruleIds: rules.map(({ id }) => id),
    rules,
    rulePackVersion: content?.rulePackVersion ?? null,
    sources: await readSources(store, scope, measure, options),
    batches: await readBatches(store, scope, { measure, page, pageSize }, options),
    page,
    pageSize,
    totalCount,
  };
}

/** Each rule once, as the lines of a report name it. */
function rulesOf(lines: readonly TaxLine[]): Lineage['rules'] {
  const byId = new Map(lines.map((line) => [line.ruleId, line]));
  return [...byId.values()].map(({ ruleId: id, ...line }) => {
    const { authority, code, base, rate, proof, source } = line;
    return { id, authority, code, base, rate, proof, source };
  });
}

interface RecordRow {
  readonly value: string;
  readonly facts: number;
  readonly corrected: number;
  readonly replacedSince: number;
  readonly firstKnownAt: string | null;
  readonly lastKnownAt: string | null;
  readonly batches: number;
}

async function readRecords(
  store: Queryable,
  scope: DrillScope,
  measure: DrillMeasure,
  options: QueryOptions,
) {
  const params = createSqlParams();
  const drilled = withDrilled(scope, measure, params);
  const [row] =
    drilled === null
      ? []
      : await store.query<RecordRow>(
          `${drilled} select coalesce(sum(value), 0) as "value", count(*) as "facts",
             count(*) filter (where record_version > 1) as "corrected",
             count(*) filter (where superseded_at is not null) as "replacedSince",
             min(known_at) as "firstKnownAt", max(known_at) as "lastKnownAt", count(distinct batch_id) as "batches"
           from drilled`,
          params.values,
          options,
        );
  const { value = '0', facts = 0, batches = 0, ...records } = row ?? {};
  return {
    value: formatMoney(value),
    facts,
    totalCount: batches,
    records: { corrected: 0, replacedSince: 0, firstKnownAt: null, lastKnownAt: null, ...records },
  };
}

async function readSources(
  store: Queryable,
  scope: DrillScope,
  measure: DrillMeasure,
  options: QueryOptions,
): Promise<Lineage['sources']> {
  const params = createSqlParams();
  const drilled = withDrilled(scope, measure, params);
  if (drilled === null) return [];
  const rows = await store.query<Lineage['sources'][number]>(
    `${drilled} select d.source_id as "id", coalesce(min(s.name), d.source_id) as "name", count(*) as "facts",
       sum(d.value) as "value"
     from drilled d left join source s on s.brand_id = d.brand_id and s.id = d.source_id
     group by d.source_id order by count(*) desc, d.source_id`,
    params.values,
    options,
  );
  return rows.map((row) => ({ ...row, value: formatMoney(row.value) }));
}

async function readBatches(
  store: Queryable,
  scope: DrillScope,
  { measure, page, pageSize }: LineageQuestion,
  options: QueryOptions,
): Promise<Lineage['batches']> {
  const params = createSqlParams();
  const drilled = withDrilled(scope, measure, params);
  if (drilled === null) return [];
  const rows = await store.query<Lineage['batches'][number]>(
    `${drilled}, batched as (
       select batch_id, count(*) as facts, sum(value) as value from drilled
       group by batch_id order by count(*) desc, batch_id
       limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)})
     select d.batch_id as "id", b.kind as "kind", b.seq as "seq", b.file as "file", b.sha256 as "sha256",
       b.state as "state", b.loaded_at as "loadedAt", d.facts as "facts", d.value as "value"
     from batched d left join load_batch b on b.brand_id in (${params.addAll(scope.brandIds)}) and b.id = d.batch_id
     order by d.facts desc, d.batch_id`,
    params.values,
    options,
  );
  return rows.map((row) => ({ ...row, value: formatMoney(row.value) }));
}
