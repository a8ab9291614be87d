import Big from 'big.js';
import type { Reported } from '@tallyhouse/shared/contracts/reconciliation';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../../domain/measures/basis';
import { revenueOf } from '../../../domain/measures/revenue';
import { formatMoney } from '../../../domain/money/money';
import { askForEach } from '../../../figures/ask-for-each';
import { familyOf } from '../../reports/families/families';
import { playOf } from '../../reports/plan-of-content';
import { readContent, type StoredContent } from '../../reports/queries/read-content';
import { sumFigures } from '../../reports/queries/sum-figures';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { DayScope } from './day-window';

interface ReportRow {
  readonly brandId: string;
  /** The brand that it stands under. */
  readonly homeId: string;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly state: Reported['state'];
  readonly contentId: string;
}

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
      `select ${params.add(brand.id)} as "brandId", r.brand_id as "homeId", r.id as "id", r.title as "title", r.version as "version", r.state as "state",
         r.content_id as "contentId"
       from report r
       where ${params.add(brand.id)} = any(string_to_array(coalesce(r.brand_ids, r.brand_id), ',')) and r.state in ${binding}
         and cast(${params.add(day)} as date) between r.period_from and r.period_to
         and not exists (select 1 from report n where n.replaces = r.id and n.state in ${binding})`,
    { ...options, order: '"brandId", "title", "id"' },
  );
  const rows: Reported[] = [];
  for (const { brandId, homeId, ...report } of reports) {
    const scope = scopes.find(({ brand }) => brand.id === brandId);
    const content = await readContent(store, homeId, report.contentId);
    if (scope !== undefined && content !== undefined && showsWholeDays(content))
      rows.push(...(await compare(store, scope, report, content)));
  }
  return rows;
}

function showsWholeDays({ definition: { fields, filters, criteria } }: StoredContent): boolean {
  return fields.includes('day') && filters.length === 0 && criteria === undefined;
}

async function compare(
  store: Queryable,
  { brand, day, asOf }: DayScope,
  { contentId, ...report }: Omit<ReportRow, 'brandId' | 'homeId'>,
  content: StoredContent,
): Promise<Reported[]> {
  const {
    family: channel,
    definition: { basis },
  } = content;
  const family = familyOf(channel);
  const { id, ...named } = report;
  const shape = { family, ownMeasures: [], dimensions: [], conditions: [] };
  const [now] = await sumFigures(
    store,
    { from: day, to: day, basis, asOf, picks: null, ...playOf(content), brandIds: [brand.id] },
    shape,
  );
  const [then] = await store.query<Sums>(
    `select sum(stakes_cash) as "stakesCash", sum(stakes_bonus) as "stakesBonus", sum(voids) as "voids",
       sum(winnings) as "winnings" from report_row where content_id = $1 and gaming_day = cast($2 as date) and brand_id = $3`,
    [contentId, day, brand.id],
  );
  const [loaded, reported] = [revenueOn(basis, now), revenueOn(basis, then)];
  return (['stakes', 'voids', 'winnings', 'ggr'] as const).flatMap((measure) => {
    const [ours, theirs] = [loaded[measure], reported[measure]];
    if (ours === null || theirs === null) return [];
    const difference = formatMoney(new Big(theirs).minus(ours));
    const sides = { reported: theirs, loaded: ours, difference };
    const status = new Big(difference).eq(0) ? ('EQUAL' as const) : ('MISMATCH' as const);
    return [
      {
        brandId: brand.id,
        channel,
        currency: content.currency,
        reportId: id,
        ...named,
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
