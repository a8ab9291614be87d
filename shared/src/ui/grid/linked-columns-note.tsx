import { Button } from '../../kit/core';
import type { LinkedColumns } from './use-linked-columns';
import { useGridText } from './use-grid-text';

/** That the columns are those of a link, and the way to one's own. */
export function LinkedColumnsNote({
  columns,
}: {
  readonly columns: Pick<LinkedColumns, 'isLinked' | 'showOwn'>;
}) {
  const text = useGridText();
  return columns.isLinked ? (
    <span role="status" className="th-text-12">
      {text('linked.columns')}
      <Button type="link" size="small" onClick={columns.showOwn}>
        {text('linked.showOwn')}
      </Button>
    </span>
  ) : null;
}
