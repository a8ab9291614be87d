import Big from 'big.js';
import type { Reported } from '@tallyhouse/shared/contracts/reconciliation';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../../domain/measures/basis';
import { revenueOf } from '../../../domain/measures/revenue';
import { formatMoney } from '../../../domain/money/money';
import { askForEach } from '../../../figures/ask-for-each';
import { familyOf } from '../../reports/families/families';
import { playOf } from '../../reports/plan-of-content';
import {
  contentColumns,
  contentOf,
  type ContentRow,
  type StoredContent,
} from '../../reports/queries/read-content';
import { revenueColumns } from '../../reports/queries/fact-sums';
import { figureRowOf, figuresSql, type SummedRow } from '../../reports/queries/sum-figures';
import { askTogether, type Question } from '../../../store/ask-together';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { DayScope } from './day-window';

/** A report with its content. */
interface ReportRow extends ContentRow {
  /** Whose day it is compared on. */
  readonly scopeId: string;
  readonly reportId: string;
  readonly title: string;
  readonly version: number;
  readonly state: Reported['state'];
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
      `select ${params.add(brand.id)} as "scopeId", r.id as "reportId", r.title as "title", r.version as "version",
         r.state as "state", ${contentColumns}
       from report r join report_content c on c.id = r.content_id
       where ${params.add(brand.id)} = any(string_to_array(coalesce(r.brand_ids, r.brand_id), ',')) and r.state in ${binding}
         and cast(${params.add(day)} as date) between r.period_from and r.period_to
         and not exists (select 1 from report n where n.replaces = r.id and n.state in ${binding})`,
    { ...options, order: '"scopeId", "title", "reportId"' },
  );
  const compared = reports.flatMap((report): Compared[] => {
    const scope = scopes.find(({ brand }) => brand.id === report.scopeId);
    const content = contentOf(report);
    return scope !== undefined && showsWholeDays(content) ? [{ scope, report, content }] : [];
  });
  if (compared.length === 0) return [];
  const { now, then } = await askTogether(
    store,
    { now: loadedOf(compared), then: keptOf(compared) },
    options,
  );
  return compared.flatMap((one, turn) => {
    const loaded = now.find((row) => row['turn'] === turn);
    return compare(one, {
      now: loaded === undefined ? undefined : figureRowOf(loaded, shapeOf(one)),
      then: then.find((row) => row.turn === turn),
    });
  });
}

/** A report and the day that it is compared on. */
interface Compared {
  readonly scope: DayScope;
  readonly report: ReportRow;
  readonly content: StoredContent;
}

const shapeOf = ({ content }: Compared) => ({
  ...{ family: familyOf(content.family), ownMeasures: [], dimensions: [], conditions: [] },
});

/** What the facts as known now come to for each, by its place. */
function loadedOf(compared: readonly Compared[]): Question<SummedRow> {
  return {
    columns: ['turn', ...revenueColumns.counts, ...revenueColumns.amounts],
    ask: (params) =>
      compared
        .map((one, turn) => {
          const { day, asOf, brand } = one.scope;
          const { basis } = one.content.definition;
          const days = { from: day, to: day, basis, asOf, picks: null };
          const facts = { ...days, ...playOf(one.content), brandIds: [brand.id] };
          return `select ${turn} as turn, f.* from (${figuresSql(facts, shapeOf(one), params)}) f`;
        })
        .join(' union all '),
  };
}

/** What each keeps of its day, by its place. */
function keptOf(compared: readonly Compared[]): Question<Kept & { readonly turn: number }> {
  return {
    columns: ['turn', ...measures],
    ask: (params) =>
      compared
        .map(
          ({ scope, content }, turn) =>
            `select ${turn} as turn, sum(stakes) as "stakes", sum(voids) as "voids", sum(winnings) as "winnings",
               sum(ggr) as "ggr"
             from report_row where content_id = ${params.add(content.id)}
               and gaming_day = cast(${params.add(scope.day)} as date) and brand_id = ${params.add(scope.brand.id)}`,
        )
        .join(' union all '),
  };
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
  const { reportId, title, version, state } = report;
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
        reportId,
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
