import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { splitByCause, type CauseLine, type RecordCause } from '../../../domain/corrections/split-by-cause';
import { addMoney, negateMoney, subtractMoney, sumMoney } from '../../../domain/money/money';
import type { RulePack } from '../../../domain/rules/rule-pack';
import type { StoredContent } from '../queries/read-content';
import type { ReportPlan } from '../report-definition';
import { taxOnDays, type TaxedRow } from '../report-tax';
import { changesByCause, type ChangedFacts } from './changes-by-cause';
import { closeCauses, restCauseOf } from './close-causes';
import { explainedMeasures, partOf, type ExplainedMeasure } from './explained-measures';
import type { FactEntry } from './read-changed-facts';

/** Two versions of a report and all in which they differ. */
export interface ComparedVersions extends ChangedFacts {
  readonly before: StoredContent;
  readonly after: StoredContent;
  /** Figures of the older one day by day; only where they tell its tax. */
  readonly days: readonly TaxedRow[];
  readonly plan: Pick<ReportPlan, 'rule' | 'definition'>;
  readonly packs: { readonly before: RulePack; readonly after: RulePack };
}

/** The difference of every amount by cause; the causes of each add up to it to the cent. */
export function compareVersions(compared: ComparedVersions): VersionDifference['measures'] {
  const known = entriesOf(compared);
  const plain = explainedMeasures.flatMap((measure) => compareMeasure(measure, compared, known));
  return compared.before.tax.length + compared.after.tax.length === 0
    ? plain
    : [...plain, compareTax(compared, known)];
}

/** Facts that changed, added up by cause and day: figures are sums over facts, so nothing is lost, and there may be many. */
interface KnownEntries {
  readonly before: ReadonlyMap<string, FactEntry>;
  readonly after: ReadonlyMap<string, FactEntry>;
  readonly causes: ReadonlyMap<string, RecordCause>;
}

function entriesOf(compared: ComparedVersions): KnownEntries {
  const sums = { before: new Map<string, FactEntry>(), after: new Map<string, FactEntry>() };
  const causes = new Map<string, RecordCause>();
  for (const { cause, side, fact } of changesByCause(compared)) {
    const group = `${cause} ${fact.day}`;
    causes.set(group, cause);
    sums[side].set(group, addEntry(sums[side].get(group), fact));
  }
  return { ...sums, causes };
}

function addEntry(sum: FactEntry | undefined, { day, stakes, voids, winnings }: FactEntry): FactEntry {
  if (sum === undefined) return { day, stakes, voids, winnings };
  return {
    day,
    stakes: addMoney(sum.stakes, stakes),
    voids: addMoney(sum.voids, voids),
    winnings: addMoney(sum.winnings, winnings),
  };
}

function compareMeasure(
  measure: ExplainedMeasure,
  { before, after }: ComparedVersions,
  known: KnownEntries,
): VersionDifference['measures'] {
  const [older, newer] = [amountOf(before.totals[measure]), amountOf(after.totals[measure])];
  if (older === null || newer === null) return [];
  const sumOf = (records: KnownEntries['before']) =>
    sumMoney([...records.values()].map((entry) => partOf(entry, measure)));
  const rest = subtractMoney(older, sumOf(known.before));
  const causes = splitByCause(
    { records: known.before, rates: null, rules: null },
    { records: known.after, rates: null, rules: null },
    { causes: known.causes, figureOf: ({ records }) => addMoney(rest, sumOf(records)) },
  );
  return [{ measure, before: older, after: newer, ...closed(causes, { older, newer, before, after }) }];
}

/** Tax is rounded and by the rules of each day, so it is computed anew at every step. */
function compareTax(
  { before, after, days, plan, packs }: ComparedVersions,
  known: KnownEntries,
): VersionDifference['measures'][number] {
  const older = sumMoney(before.tax.map(({ tax }) => tax));
  const newer = sumMoney(after.tax.map(({ tax }) => tax));
  const rest = [...days, ...[...known.before.values()].map(negated)];
  const causes = splitByCause<FactEntry, null, string>(
    { records: known.before, rates: null, rules: packs.before.version },
    { records: known.after, rates: null, rules: packs.after.version },
    {
      causes: known.causes,
      figureOf: ({ records, rules }) => {
        const pack = rules === packs.before.version ? packs.before : packs.after;
        const rows = [...rest, ...records.values()];
        return taxOnDays(plan, rows, pack);
      },
    },
  );
  return {
    measure: 'taxPayable',
    before: older,
    after: newer,
    ...closed(causes, { older, newer, before, after }),
  };
}

function negated({ day, stakes, voids, winnings }: FactEntry): FactEntry {
  return { day, stakes: negateMoney(stakes), voids: negateMoney(voids), winnings: negateMoney(winnings) };
}

interface Ends {
  readonly older: Money;
  readonly newer: Money;
  readonly before: StoredContent;
  readonly after: StoredContent;
}

function closed(
  causes: readonly CauseLine[],
  { older, newer, before, after }: Ends,
): { readonly delta: Money; readonly causes: CauseLine[] } {
  const delta = subtractMoney(newer, older);
  return { delta, causes: closeCauses(causes, delta, restCauseOf(before, after)) };
}

function amountOf(cell: Cell | undefined): Money | null {
  return typeof cell === 'string' ? cell : null;
}
