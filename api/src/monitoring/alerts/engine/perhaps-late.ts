import {
  contentColumns,
  contentOf,
  type ContentRow,
  type StoredContent,
} from '../../../reporting/reports/queries/read-content';
import type { Queryable } from '../../../store/store';

/** A report that was sent, with its content. */
interface SentReport {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly content: StoredContent;
}

type SentRow = ContentRow & Pick<SentReport, 'title' | 'version'> & { readonly reportId: string };

const sentStates = "('SENT', 'FILED_BY_HAND', 'ACKNOWLEDGED', 'ACCEPTED', 'AMENDMENT_NEEDED')";
const tables = ['bet', 'settlement', 'payment'];

/**
 * Reports that were sent, newest versions alone, on whose days anything of their brands came or was corrected since they
 * were made: each is asked for the records that it is made of, no other needs to be.
 */
export async function readPerhapsLate(store: Queryable): Promise<SentReport[]> {
  const rows = await store.query<SentRow>(
    `with sent as (
       select r.id, unnest(string_to_array(coalesce(r.brand_ids, r.brand_id), ',')) as play_brand_id, r.period_from, r.period_to,
         cast(c.definition ->> 'asOf' as timestamp) as as_of
       from report r join report_content c on c.id = r.content_id
       where r.state in ${sentStates}
         and not exists (select 1 from report n where n.brand_id = r.brand_id and n.family = r.family
           and n.type = r.type and n.period_from = r.period_from and n.period_to = r.period_to
           and n.version > r.version and n.state in ${sentStates})),
     late as (
       ${tables.flatMap(lateOf).join('\n union all\n')}),
     perhaps as (
       select distinct s.id from sent s join late f on f.brand_id = s.play_brand_id and f.known_at > s.as_of
         and f.gaming_day between s.period_from and s.period_to)
     select r.id as "reportId", r.title as "title", r.version as "version", ${contentColumns}
     from report r join report_content c on c.id = r.content_id
     where r.id in (select id from perhaps) order by r.id`,
  );
  return rows.map((row) => {
    const { reportId, title, version } = row;
    return { id: reportId, title, version, content: contentOf(row) };
  });
}

/** What came, by its day, and what it took the place of, by the day of that. */
function lateOf(table: string): string[] {
  const isLate = 'n.known_at > (select min(as_of) from sent)';
  return [
    `select n.brand_id, n.gaming_day, n.known_at from ${table} n where ${isLate}`,
    `select n.brand_id, o.gaming_day, n.known_at from ${table} n join ${table} o on o.brand_id = n.brand_id
       and o.source_id = n.source_id and o.record_id = n.record_id and o.superseded_at = n.known_at
     where ${isLate} and n.record_version > 1`,
  ];
}
