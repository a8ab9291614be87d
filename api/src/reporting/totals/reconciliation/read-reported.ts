import Big from 'big.js';
import type { Reported } from '@tallyhouse/shared/contracts/reconciliation';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../../domain/measures/basis';
import { revenueOf } from '../../../domain/measures/revenue';
import { formatMoney } from '../../../domain/money/money';
import { askForEach } from '../../../figures/ask-for-each';
import { familyOf } from '../../reports/families/families';
import { playOf } from '../../reports/plan-of-content';
import { readContents, type StoredContent } from '../../reports/queries/read-content';
import { figureRowOf, figuresSql, type SummedRow } from '../../reports/queries/sum-figures';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { DayScope } from './day-window';

interface ReportRow {
  readonly brandId: string;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly state: Reported['state'];
  readonly contentId: string;
}

/** What a report is held to, where it tells it. */
const measures = ['stakes', 'voids', 'winnings', 'ggr'] as const;

type Kept = Readonly<Record<(typeof measures)[number], string | null>>;

const binding =
  "('CONFIRMED', 'SENDING', 'FILED_BY_HAND', 'SENT', 'SEND_FAILED', 'ACKNOWLEDGED', 'ACCEPTED', 'AMENDMENT_NEEDED')";

/**
 * The day of each brand as reports have it that somebody confirmed, against the facts as they are known now.
 *
 * Only the newest version of a report counts, and only one that shows days and leaves nothing out; of a return of several
 * brands what it has of this one.
 */
export async function readReported(
  store: Queryable,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
): Promise<Reported[]> {
  const reports = await askForEach<ReportRow, DayScope>(
    store,
    scopes,
    ({ brand, day }, params) =>
      `select ${params.add(brand.id)} as "brandId", r.id as "id", r.title as "title", r.version as "version", r.state as "state",
         r.content_id as "contentId"
       from report r
       where ${params.add(brand.id)} = any(string_to_array(coalesce(r.brand_ids, r.brand_id), ',')) and r.state in ${binding}
         and cast(${params.add(day)} as date) between r.period_from and r.period_to
         and not exists (select 1 from report n where n.replaces = r.id and n.state in ${binding})`,
    { ...options, order: '"brandId", "title", "id"' },
  );
  const contents = await readContents(
    store,
    reports.map(({ contentId }) => contentId),
    options,
  );
  const compared = reports.flatMap((report): Compared[] => {
    const scope = scopes.find(({ brand }) => brand.id === report.brandId);
    const content = contents.get(report.contentId);
    return scope !== undefined && content !== undefined && showsWholeDays(content)
      ? [{ scope, report, content }]
      : [];
  });
  const loaded = await readLoaded(store, compared, options);
  const kept = await readKept(store, compared, options);
  return compared.flatMap((one, turn) => compare(one, { now: loaded.get(turn), then: kept.get(turn) }));
}

/** A report and the day that it is compared on. */
interface Compared {
  readonly scope: DayScope;
  readonly report: ReportRow;
  readonly content: StoredContent;
}

/** What the facts as known now come to for each, by its place. */
async function readLoaded(
  store: Queryable,
  compared: readonly Compared[],
  options: QueryOptions,
): Promise<ReadonlyMap<number, Sums>> {
  const shapeOf = ({ content }: Compared) => ({
    ...{ family: familyOf(content.family), ownMeasures: [], dimensions: [], conditions: [] },
  });
  const rows = await askForEach<SummedRow & { readonly turn: number }, Compared>(
    store,
    compared,
    (one, params) => {
      const { scope, content } = one;
      const { day, asOf, brand } = scope;
      const { basis } = content.definition;
      const facts = {
        from: day,
        to: day,
        basis,
        asOf,
        picks: null,
        ...playOf(content),
        brandIds: [brand.id],
      };
      return `select ${compared.indexOf(one)} as "turn", f.* from (${figuresSql(facts, shapeOf(one), params)}) f`;
    },
    options,
  );
  return new Map(
    rows.flatMap((row) => {
      const one = compared[row.turn];
      return one === undefined ? [] : [[row.turn, figureRowOf(row, shapeOf(one))] as const];
    }),
  );
}

/** What each keeps of its day, by its place. */
async function readKept(
  store: Queryable,
  compared: readonly Compared[],
  options: QueryOptions,
): Promise<ReadonlyMap<number, Kept>> {
  const rows = await askForEach<Kept & { readonly turn: number }, Compared>(
    store,
    compared,
    (one, params) =>
      `select ${compared.indexOf(one)} as "turn", sum(stakes) as "stakes", sum(voids) as "voids",
         sum(winnings) as "winnings", sum(ggr) as "ggr"
       from report_row where content_id = ${params.add(one.report.contentId)}
         and gaming_day = cast(${params.add(one.scope.day)} as date) and brand_id = ${params.add(one.scope.brand.id)}`,
    options,
  );
  return new Map(rows.map(({ turn, ...kept }) => [turn, kept]));
}

function showsWholeDays({ definition: { fields, filters, criteria } }: StoredContent): boolean {
  return fields.includes('day') && filters.length === 0 && criteria === undefined;
}

function compare(
  { scope: { brand }, report, content }: Compared,
  { now, then }: { readonly now: Sums | undefined; readonly then: Kept | undefined },
): Reported[] {
  const {
    family: channel,
    definition: { basis, fields },
  } = content;
  const { id, title, version, state } = report;
  const loaded = revenueOn(basis, now);
  return measures.flatMap((measure) => {
    const ours = loaded[measure];
    // A report keeps its columns and no others: what it does not tell is no zero.
    if (ours === null || !fields.includes(measure)) return [];
    const theirs = formatMoney(then?.[measure] ?? '0');
    const difference = formatMoney(new Big(theirs).minus(ours));
    const sides = { reported: theirs, loaded: ours, difference };
    const status = new Big(difference).eq(0) ? ('EQUAL' as const) : ('MISMATCH' as const);
    return [
      {
        brandId: brand.id,
        channel,
        currency: content.currency,
        reportId: id,
        ...{ title, version, state },
        basis,
        measure,
        ...sides,
        status,
      },
    ];
  });
}

interface Sums {
  readonly stakesCash: string | null;
  readonly stakesBonus: string | null;
  readonly voids: string | null;
  readonly winnings: string | null;
}

/** Revenue of sums; what is not there is zero where the basis defines it. */
function revenueOn(basis: keyof typeof basisSources, sums: Sums | undefined) {
  const { stakes, voids, winnings } = basisSources[basis];
  const part = (source: string | null, amount: string | null | undefined): Money | null =>
    source === null ? null : formatMoney(amount ?? '0');
  return revenueOf({
    stakesCash: part(stakes, sums?.stakesCash),
    stakesBonus: part(stakes, sums?.stakesBonus),
    voids: part(voids, sums?.voids),
    winnings: part(winnings, sums?.winnings),
  });
}
