import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { canonicalJson } from '../canonical-json';
import { subtractMoney } from '../money/money';

/** Why a record differs between two versions, in the order in which the causes are taken out. */
export const recordCauses = ['DEDUP', 'VOID', 'LATE_SETTLEMENT', 'SOURCE_CORRECTION', 'MANUAL'] as const;
export type RecordCause = (typeof recordCauses)[number];
export type Cause = RecordCause | 'FX' | 'RULE_CHANGE';

/** All a figure is computed from: records by id, rates and rules. */
export interface VersionInputs<Entry, Rates, Rules> {
  readonly records: ReadonlyMap<string, Entry>;
  readonly rates: Rates;
  readonly rules: Rules;
}

export interface CauseLine {
  readonly cause: Cause;
  readonly amount: Money;
}

/**
 * The difference of a figure between two versions, by cause; sums to it to the cent.
 *
 * One cause after the other is let in — records first, then rates, then rules — and the figure is computed and rounded
 * each time, so the steps join without a rest. Causes that change nothing are left out.
 * Errors: `RangeError` naming a record that differs and has no cause.
 */
export function splitByCause<Entry, Rates, Rules>(
  before: VersionInputs<Entry, Rates, Rules>,
  after: VersionInputs<Entry, Rates, Rules>,
  how: {
    /** Cause of each record that was added, removed or changed, by id. */
    readonly causes: ReadonlyMap<string, RecordCause>;
    readonly figureOf: (inputs: VersionInputs<Entry, Rates, Rules>) => Money;
  },
): CauseLine[] {
  const changed = changedIds(before.records, after.records);
  const orphan = changed.find((id) => !how.causes.has(id));
  if (orphan !== undefined) throw new RangeError(`the record ${orphan} differs without a cause`);
  const steps: { cause: Cause; inputs: VersionInputs<Entry, Rates, Rules> }[] = [];
  let { records } = before;
  for (const cause of recordCauses) {
    const ids = changed.filter((id) => how.causes.get(id) === cause);
    records = takeOver(records, after.records, ids);
    steps.push({ cause, inputs: { ...before, records } });
  }
  steps.push({ cause: 'FX', inputs: { ...before, records, rates: after.rates } });
  steps.push({ cause: 'RULE_CHANGE', inputs: after });
  return differences(how.figureOf(before), steps, how.figureOf);
}

function differences<I>(
  start: Money,
  steps: readonly { readonly cause: Cause; readonly inputs: I }[],
  figureOf: (inputs: I) => Money,
): CauseLine[] {
  const lines: CauseLine[] = [];
  let figure = start;
  for (const { cause, inputs } of steps) {
    const next = figureOf(inputs);
    const amount = subtractMoney(next, figure);
    if (amount !== '0.00') lines.push({ cause, amount });
    figure = next;
  }
  return lines;
}

function changedIds<Entry>(before: ReadonlyMap<string, Entry>, after: ReadonlyMap<string, Entry>): string[] {
  const textOf = (entry: Entry | undefined) => (entry === undefined ? '' : canonicalJson(entry));
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => textOf(before.get(id)) !== textOf(after.get(id)),
  );
}

function takeOver<Entry>(
  records: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  ids: readonly string[],
): ReadonlyMap<string, Entry> {
  const taken = new Map(records);
  for (const id of ids) {
    const entry = after.get(id);
    if (entry === undefined) taken.delete(id);
    else taken.set(id, entry);
  }
  return taken;
}
