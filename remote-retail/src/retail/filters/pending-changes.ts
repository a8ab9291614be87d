import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import type { AppliedSet } from '../memory/stored-shapes';

/** What Apply would change of the figures shown. */
export interface PendingChanges {
  /** Active, and not in the set applied. */
  readonly added: readonly string[];
  /** In the set applied, and not active any more. */
  readonly removed: readonly string[];
  /** Applied in an earlier version. */
  readonly changed: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly areBranchesChanged: boolean;
  /** How many of all these. */
  readonly count: number;
}

interface Standing {
  readonly filters: readonly Pick<RetailFilter, 'filterId' | 'name' | 'version' | 'state'>[];
  /** What the figures shown were asked for with; null for everything. */
  readonly applied: AppliedSet | null;
  readonly selectedBranches: readonly string[];
}

/** Compares what is active now with what the figures were asked for with. */
export function pendingChanges({ filters, applied, selectedBranches }: Standing): PendingChanges {
  const active = filters.filter(({ state }) => state === 'ACTIVE');
  const before = applied?.filters ?? [];
  const versionOf = (filterId: string) => before.find(({ id }) => id === filterId)?.version;
  const nameOf = (id: string) => filters.find(({ filterId }) => filterId === id)?.name ?? id;

  const added = active.filter(({ filterId }) => versionOf(filterId) === undefined).map(({ name }) => name);
  const removed = before
    .filter(({ id }) => !active.some(({ filterId }) => filterId === id))
    .map(({ id }) => nameOf(id));
  const changed = active.flatMap(({ filterId, name, version }) => {
    const from = versionOf(filterId);
    return from === undefined || from === version ? [] : [{ name, from, to: version }];
  });
  const areBranchesChanged = !isSame(applied?.branches ?? [], selectedBranches);
  const count = added.length + removed.length + changed.length + (areBranchesChanged ? 1 : 0);
  return { added, removed, changed, areBranchesChanged, count };
}

/** Order does not matter: a set of branches is one. */
function isSame(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((id) => now.includes(id));
}
