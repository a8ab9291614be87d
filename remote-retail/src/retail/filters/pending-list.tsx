import { listText } from '@tallyhouse/shared/format/list-text';
import { useRetailText } from '../../i18n/use-retail-text';
import type { PendingChanges } from './pending-changes';

interface PendingListProps {
  readonly pending: PendingChanges;
  /** Branches ticked now; none stands for all of them. */
  readonly branchCount: number;
}

/** What would change with Apply, one line each. */
export function PendingList({ pending, branchCount }: PendingListProps) {
  const text = useRetailText();
  const { added, removed, changed, areBranchesChanged } = pending;
  return (
    <ul className="th-before-0 th-after-0 th-indent-20">
      {added.length === 0 ? null : <li>{text('filters.apply.added', { names: listText(added) })}</li>}
      {removed.length === 0 ? null : <li>{text('filters.apply.removed', { names: listText(removed) })}</li>}
      {changed.map(({ name, from, to }) => (
        <li key={name}>{text('filters.apply.changed', { name, from, to })}</li>
      ))}
      {areBranchesChanged ? (
        <li>
          {branchCount === 0
            ? text('filters.apply.branchesAll')
            : text('filters.apply.branches', { count: branchCount })}
        </li>
      ) : null}
    </ul>
  );
}
