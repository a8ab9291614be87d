import type { DrillLevel } from '@tallyhouse/shared/contracts/lineage';
import type { Condition } from '@tallyhouse/shared/contracts/report-fields';

/** A level at which facts are taken together. */
export type GroupLevel = Exclude<DrillLevel, 'fact'>;

interface GroupRule {
  /** Column of the facts. */
  readonly column: string;
  /** Field of reports that says the same; none where reports do not have it. */
  readonly field: string | null;
}

export const groupLevels: Readonly<Record<GroupLevel, GroupRule>> = {
  day: { column: 'gaming_day', field: 'day' },
  channel: { column: 'channel', field: null },
  licence: { column: 'licence_id', field: 'licence' },
  vertical: { column: 'vertical', field: 'vertical' },
  product: { column: 'product_id', field: 'productId' },
  branch: { column: 'branch_id', field: 'branch' },
  batch: { column: 'batch_id', field: null },
};

/** In which order a cell opens: by time, by place, by product, and then ticket by ticket. */
export const ways: readonly GroupLevel[] = ['day', 'channel', 'licence', 'vertical', 'branch', 'product'];

/** A cell with few facts opens to them at once. */
export const fewFacts = 50;

/** The condition that a group adds to the cell. */
export function conditionOf(field: string, key: string | null): Condition {
  return key === null ? { field, op: 'isNull' } : { field, op: 'eq', value: key };
}
