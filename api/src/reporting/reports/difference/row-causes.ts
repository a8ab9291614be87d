import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { recordCauses, type CauseLine, type RecordCause } from '../../../domain/corrections/split-by-cause';
import { addMoney, subtractMoney } from '../../../domain/money/money';
import type { Queryable, QueryOptions } from '../../../store/store';
import { planOfChange } from '../plan-of-content';
import type { StoredContent } from '../queries/read-content';
import { findField } from '../report-family';
import { changesByCause } from './changes-by-cause';
import { closeCauses, restCauseOf } from './close-causes';
import { partOf, type ExplainedMeasure } from './explained-measures';
import { readChangedFacts, type FactEntry } from './read-changed-facts';

type Amounts = Omit<FactEntry, 'day'>;

/** Why rows differ between two versions. */
export interface RowCauses {
  /** The causes of `delta`, the difference of a measure of the row of these dimensions; they add up to it. */
  of(dimensions: readonly (string | null)[], measure: ExplainedMeasure, delta: Money): CauseLine[];
}

/** Two versions and the rows that are compared: named by `dimensions`, of what `filters` leave. */
interface ComparedRows {
  readonly before: StoredContent;
  readonly after: StoredContent;
  readonly brand: ActiveBrand;
  readonly dimensions: readonly string[];
  readonly filters: readonly Condition[];
}

/**
 * Why the rows of `after` differ from those of `before`, by the facts behind both.
 *
 * Null where rows come and go by their amounts: that a row was let in or left out is none of the causes.
 */
export async function readRowCauses(
  store: Queryable,
  { before, after, brand, dimensions, filters }: ComparedRows,
  options: QueryOptions = {},
): Promise<RowCauses | null> {
  const plan = planOfChange(before, after, brand);
  const isDimension = ({ field }: Condition) => findField(plan.family, field)?.role === 'dimension';
  const chosen = [...filters, ...before.definition.filters, ...after.definition.filters];
  if (!chosen.every(isDimension)) return null;
  const instants = { before: before.meta.asOf, after: after.meta.asOf };
  const factsAt = (side: keyof typeof instants) =>
    readChangedFacts(store, plan, { instants, side, dimensions, filters }, options);
  const gone = await factsAt('before');
  const rows = sumByRow({ gone, come: await factsAt('after') });
  const restCause = restCauseOf(before, after);
  return {
    of(name, measure, delta) {
      const sums = rows.get(JSON.stringify(name));
      const lines = recordCauses.flatMap((cause) => {
        const sum = sums?.get(cause);
        const amount = sum === undefined ? '0.00' : partOf(sum, measure);
        return amount === '0.00' ? [] : [{ cause, amount }];
      });
      return closeCauses(lines, delta, restCause);
    },
  };
}

/** What the changes add to each row, by the row's name and by cause. */
function sumByRow(changed: Parameters<typeof changesByCause>[0]): Map<string, Map<RecordCause, Amounts>> {
  const rows = new Map<string, Map<RecordCause, Amounts>>();
  for (const { cause, side, fact } of changesByCause(changed)) {
    const name = JSON.stringify(fact.dimensions);
    const row = rows.get(name) ?? new Map<RecordCause, Amounts>();
    const step = side === 'after' ? addMoney : subtractMoney;
    const sum = row.get(cause) ?? { stakes: '0.00', voids: '0.00', winnings: '0.00' };
    row.set(cause, {
      stakes: step(sum.stakes, fact.stakes),
      voids: step(sum.voids, fact.voids),
      winnings: step(sum.winnings, fact.winnings),
    });
    rows.set(name, row);
  }
  return rows;
}
