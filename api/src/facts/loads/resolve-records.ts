import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import { isSummed, type SummedTable } from '../../figures/daily-sums/daily-sums';
import { addToDailySums, type SignedFacts } from '../../figures/daily-sums/keep-daily-sums';
import type { Queryable } from '../../store/store';
import { touchTickets } from '../laws/touched-tickets';
import { recordColumns, saidFields, type KindOfLoad } from './load-field';
import { mostRejects } from './read-file-records';
import { repeatedRecords } from './told-records';

/** How many records of a file were known already or replaced older versions. */
export interface FileVerdicts {
  readonly duplicate: number;
  readonly corrected: number;
  /** How many contradict what is there, by reason. */
  readonly refused: ReadonlyMap<RejectCode, number>;
}

/** A record that contradicts what is there. */
export interface ContradictingRecord {
  readonly fileNo: number;
  readonly line: number;
  readonly verdict: 'MOVED' | 'CHANGED' | 'STALE';
  readonly version: number;
  /** The highest version there was. */
  readonly known: number;
  /** Fields that say something else than the same version there; of CHANGED. */
  readonly fields: readonly string[];
}

export interface Resolution {
  readonly byFile: ReadonlyMap<number, FileVerdicts>;
  readonly contradictions: readonly ContradictingRecord[];
}

const key = ['brand_id', 'source_id', 'record_id'];
const keyList = key.join(', ');

/**
 * Turns the staged records of one kind into facts, in the order of their files and lines.
 *
 * A record whose version is there is a duplicate when it says the same, else it contradicts; a lower version than
 * the one in force is stale; a higher one supersedes it from the moment its file was loaded, and so does one that was
 * there and left force with the file that told it. Only records whose key stands more than once go through that
 * reasoning: the others, nearly all, are inserted as they are.
 * Needs the temporary relations `staged_file` and `staged_<table>`, and leaves the facts.
 */
export async function resolveRecords(tx: Queryable, kind: KindOfLoad): Promise<Resolution> {
  const names = namesOf(kind);
  await tx.query(sqlOfKnown(kind, tx.engine));
  await tx.query(sqlOfContested(kind, tx.engine));
  // Of a table just made PostgreSQL knows nothing, and compares each row with each.
  if (tx.engine === 'postgres') await tx.query(`analyze ${names.known}, ${names.contested}`);
  await tx.query(sqlOfVerdicts(kind));
  const resolution = await readResolution(tx, kind);
  if ([...resolution.byFile.values()].some(({ duplicate }) => duplicate > 0))
    await tx.query(sqlOfRepeats(kind));
  await touchTickets(tx, kind.kind, { records: `(${incoming(kind)}) i` });
  if (isSummed(kind.table)) await addToDailySums(tx, signedFacts(kind, kind.table, resolution));
  if (hasCorrections(resolution)) {
    // A correction may name another ticket than what it corrects.
    await touchTickets(tx, kind.kind, { records: `(${endedOf(kind)}) e` });
    await tx.query(sqlOfSuperseding(kind));
  }
  await tx.query(resolution.byFile.size === 0 ? sqlOfPlainInsert(kind) : sqlOfInsert(kind));
  for (const table of [names.verdict, names.contested, names.known]) await tx.query(`drop table ${table}`);
  return resolution;
}

/** What comes into force with the staged records, and what leaves it for them. */
function signedFacts(kind: KindOfLoad, table: SummedTable, resolution: Resolution): SignedFacts[] {
  const came = `select i.*, i.file_channel as channel, 1 as sign, i.known_at as changed_at from (${incoming(kind)}) i`;
  if (resolution.byFile.size === 0) return [{ table, sql: came }];
  const accepted = `select i.*, i.file_channel as channel, case when v.superseded_at is null then 1 else 0 end as sign,
      greatest(i.known_at, coalesce(v.superseded_at, i.known_at)) as changed_at
    ${acceptedOf(kind)}`;
  const left = `select e.*, -1 as sign, greatest(e.known_at, e.corrected_at) as changed_at from (${endedOf(kind)}) e`;
  return [{ table, sql: accepted }, ...(hasCorrections(resolution) ? [{ table, sql: left }] : [])];
}

function hasCorrections({ byFile }: Resolution): boolean {
  return [...byFile.values()].some(({ corrected }) => corrected > 0);
}

/** The versions in force that corrections of this call end, with the instant `corrected_at` of the first. */
function endedOf(kind: KindOfLoad): string {
  return `select f.*, c.known_at as corrected_at
    from ${kind.table} f join (${firstCorrections(kind)}) c on ${key.map((column) => `f.${column} = c.${column}`).join(' and ')}
    where f.superseded_at is null`;
}

function namesOf({ table }: KindOfLoad) {
  return {
    staged: `staged_${table}`,
    known: `known_${table}`,
    contested: `contested_${table}`,
    verdict: `verdict_${table}`,
  };
}

function eventColumn(kind: KindOfLoad): string {
  return kind.fields.find(({ name }) => name === kind.eventField)?.column ?? '';
}

/** What a record says besides its time, as one text to compare; no value holds the comma. */
function contentOf(kind: KindOfLoad, alias: string): string {
  const values = saidFields(kind).map(({ column }) => `coalesce(cast(${alias}.${column} as varchar), '')`);
  return values.join(" || ',' || ");
}

/** The fields of which two contents say something else. */
function changedFields(kind: KindOfLoad, content: string, told: string): string[] {
  const own = content.split(',');
  const there = told.split(',');
  return saidFields(kind)
    .filter((_, index) => own[index] !== there[index])
    .map(({ name }) => name);
}

/** The staged records with what their file says of all of them. */
function incoming(kind: KindOfLoad): string {
  return `select s.*, f.brand_id, f.source_id, f.channel as file_channel, f.batch_id, f.known_at
    from ${namesOf(kind).staged} s join staged_file f on f.file_no = s.file_no`;
}

/**
 * The versions that are there of the keys of the staged records.
 *
 * The embedded engine reads whatever column is asked for of rows that then turn out to be others: keys come first, and of
 * ids that grow with time it reads those alone that lie between the staged ones.
 */
function sqlOfKnown(kind: KindOfLoad, engine: Queryable['engine']): string {
  const isStaged = `(${keyList}) in (select ${keyList} from (${incoming(kind)}) i)`;
  return `create temp table ${namesOf(kind).known} as
    select ${keyList}, record_version, superseded_at, ${eventColumn(kind)} as event_at, ${contentOf(kind, kind.table)} as content
    from ${kind.table}
    where ${engine === 'duckdb' ? `rowid in (select rowid from ${kind.table} where ${isStaged})` : isStaged}`;
}

function sqlOfContested(kind: KindOfLoad, engine: Queryable['engine']): string {
  // The embedded engine counts in this process's memory, where a number is a fifth of a key.
  const mark = `hash(${keyList})`;
  const suspected =
    engine === 'duckdb'
      ? `where ${mark} in (select ${mark} from (${incoming(kind)}) i group by ${mark} having count(*) > 1)`
      : '';
  return `create temp table ${namesOf(kind).contested} as
    select ${keyList} from (${incoming(kind)}) i ${suspected} group by ${keyList} having count(*) > 1
    union
    select ${keyList} from ${namesOf(kind).known}`;
}

function sqlOfVerdicts(kind: KindOfLoad): string {
  const { known, contested, verdict } = namesOf(kind);
  return `create temp table ${verdict} as
    with standing as (
      select ${keyList}, record_version as standing_version from ${known} where superseded_at is null
    ),
    there as (
      select ${keyList}, record_version, min(event_at) as event_at, min(content) as content, count(*) as turns
      from ${known} group by ${keyList}, record_version
    ),
    contender as (
      select i.file_no, i.line, ${key.map((column) => `i.${column}`).join(', ')}, i.record_version, i.known_at,
        i.${eventColumn(kind)} as event_at, ${contentOf(kind, 'i')} as content
      from (${incoming(kind)}) i join ${contested} using (${keyList})
    ),
    placed as (
      select c.*,
        t.event_at as there_event_at, t.content as there_content, coalesce(t.turns, 0) as turn,
        greatest(coalesce(s.standing_version, 0), coalesce(max(c.record_version) over (
          partition by ${key.map((column) => `c.${column}`).join(', ')} order by c.file_no, c.line
          rows between unbounded preceding and 1 preceding), 0)) as known_version
      from contender c
      left join standing s using (${keyList})
      left join there t using (${keyList}, record_version)
    ),
    first_of_version as (
      select p.*,
        row_number() over same as nth,
        row_number() over (partition by ${keyList}, record_version, event_at, content order by file_no, line) as nth_so,
        coalesce(there_event_at, first_value(event_at) over same) as told_event_at,
        coalesce(there_content, first_value(content) over same) as told_content,
        first_value(known_version) over same as known_before
      from placed p
      window same as (partition by ${keyList}, record_version order by file_no, line)
    )
    select file_no, line, ${keyList}, record_version, known_at, known_version, content, told_content, turn,
      case
        when there_event_at is null and known_before > record_version then 'STALE'
        when there_event_at is null and nth = 1 then 'ACCEPTED'
        when told_event_at <> event_at then 'MOVED'
        when told_content <> content then 'CHANGED'
        when there_event_at is not null and known_before < record_version and nth_so = 1 then 'ACCEPTED'
        else 'DUPLICATE'
      end as verdict
    from first_of_version`;
}

async function readResolution(tx: Queryable, kind: KindOfLoad): Promise<Resolution> {
  const { verdict } = namesOf(kind);
  const counts = await tx.query<{
    file_no: number;
    duplicate: number;
    corrected: number;
    moved: number;
    changed: number;
    stale: number;
  }>(
    `select file_no,
       count(*) filter (where verdict = 'DUPLICATE') as duplicate,
       count(*) filter (where verdict = 'ACCEPTED' and known_version > 0) as corrected,
       count(*) filter (where verdict = 'MOVED') as moved,
       count(*) filter (where verdict = 'CHANGED') as changed,
       count(*) filter (where verdict = 'STALE') as stale
     from ${verdict} group by file_no`,
  );
  const contradictions = await tx.query<
    Omit<ContradictingRecord, 'fields'> & { readonly content: string; readonly told: string }
  >(
    `select file_no as "fileNo", line, verdict, record_version as version, known_version as known,
       content, told_content as told
     from (
       select v.*, row_number() over (partition by file_no order by line) as nth
       from ${verdict} v where verdict in ('MOVED', 'CHANGED', 'STALE')
     ) refused
     where nth <= ${mostRejects} order by file_no, line`,
  );
  return {
    byFile: new Map(
      counts.map(({ file_no, duplicate, corrected, moved, changed, stale }) => {
        const refused = [
          ['MOVED_RECORD', moved] as const,
          ['CHANGED_RECORD', changed] as const,
          ['STALE_VERSION', stale] as const,
        ];
        return [
          file_no,
          { duplicate, corrected, refused: new Map(refused.filter(([, count]) => count > 0)) },
        ];
      }),
    ),
    contradictions: contradictions.map(({ content, told, ...record }) => ({
      ...record,
      fields: record.verdict === 'CHANGED' ? changedFields(kind, content, told) : [],
    })),
  };
}

/** Ends the versions that are in force when the first correction of this call arrived. */
function sqlOfSuperseding(kind: KindOfLoad): string {
  return `update ${kind.table} set superseded_at = correction.known_at
    from (${firstCorrections(kind)}) correction
    where ${key.map((column) => `${kind.table}.${column} = correction.${column}`).join(' and ')}
      and ${kind.table}.superseded_at is null`;
}

/** The first accepted record of each key that stands more than once. */
function firstCorrections(kind: KindOfLoad): string {
  return `select ${keyList}, known_at from (
      select ${keyList}, known_at, row_number() over (partition by ${keyList} order by file_no, line) as nth
      from ${namesOf(kind).verdict} where verdict = 'ACCEPTED') accepted
    where nth = 1`;
}

/** Where nothing was there already and nothing stands twice: without a join of all with nothing. */
function sqlOfPlainInsert(kind: KindOfLoad): string {
  const { columns, values } = factColumns(kind);
  return `insert into ${kind.table} (${columns.join(', ')}) select ${values.join(', ')} from (${incoming(kind)}) i`;
}

function sqlOfInsert(kind: KindOfLoad): string {
  const { columns, values } = factColumns(kind);
  return `insert into ${kind.table} (${[...columns, 'turn', 'superseded_at'].join(', ')})
    select ${[...values, 'coalesce(v.turn, 0)', 'v.superseded_at'].join(', ')} ${acceptedOf(kind)}`;
}

/** The files that told what was there already: it stays in force if the one that told it first is replaced. */
function sqlOfRepeats(kind: KindOfLoad): string {
  return `insert into ${repeatedRecords} (kind, ${keyList}, record_version, batch_id)
    select distinct '${kind.kind}', ${key.map((column) => `v.${column}`).join(', ')}, v.record_version, f.batch_id
    from ${namesOf(kind).verdict} v join staged_file f on f.file_no = v.file_no where v.verdict = 'DUPLICATE'`;
}

/** The staged records `i` that become facts, and `v.superseded_at` of those that another one of the call ends. */
function acceptedOf(kind: KindOfLoad): string {
  return `from (${incoming(kind)}) i
    left join (
      select file_no, line, verdict, turn,
        lead(known_at) over (partition by ${keyList}, verdict order by file_no, line) as superseded_at
      from ${namesOf(kind).verdict}
    ) v on v.file_no = i.file_no and v.line = i.line
    where v.verdict is null or v.verdict = 'ACCEPTED'`;
}

/** Columns of the fact table and what of a staged record `i` fills them, `superseded_at` left aside. */
function factColumns(kind: KindOfLoad): { readonly columns: string[]; readonly values: string[] } {
  const columns = [...recordColumns(kind), 'batch_id', 'known_at'];
  return { columns, values: columns.map((column) => `i.${column === 'channel' ? 'file_channel' : column}`) };
}
