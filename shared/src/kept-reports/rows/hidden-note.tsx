import { Button } from '../../kit/core';
import { EyeInvisibleOutlined } from '../../kit/icons';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import type { HiddenColumns } from '../../reporting/hidden-columns';

interface HiddenNoteProps {
  readonly hidden: HiddenColumns;
  readonly reportColumns: readonly string[];
}

/** How many columns are not shown, and the way to see one's own again. */
export function HiddenNote({ hidden, reportColumns }: HiddenNoteProps) {
  const text = useKeptReportsText();
  const here = reportColumns.filter((field) => hidden.isHidden(field));
  const { setHidden, hidden: own } = hidden;
  if (here.length === 0) return null;
  return (
    <span className="th-text-12">
      <EyeInvisibleOutlined aria-hidden /> {text('rows.hidden', { count: here.length })}
      {setHidden === undefined || !own.some((field) => here.includes(field)) ? null : (
        <Button
          type="link"
          size="small"
          onClick={() => setHidden(own.filter((one) => !reportColumns.includes(one)))}
        >
          {text('rows.restore')}
        </Button>
      )}
    </span>
  );
}
