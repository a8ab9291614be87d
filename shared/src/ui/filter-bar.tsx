import type { ReactNode } from 'react';
import { Button } from '../kit/core';
import { adoptStyles } from './adopt-styles';
import { ChoicesFold } from './choices-fold';
import { useUiText } from './use-ui-text';

// In a row or column of its own kind it stands by the gaps of that.
const styles = `
.th-filter-bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-block-end: 12px; }
.ant-flex > .th-filter-bar { flex: 1 1 auto; margin: 0; }
`;

interface FilterBarProps {
  readonly children: ReactNode;
  /** Takes all filters away; null where none is set, or none can be. */
  readonly onClear: (() => void) | null;
}

/** The filters of a list, which fold into one control on a phone. */
export function FilterBar({ children, onClear }: FilterBarProps) {
  adoptStyles(styles);
  const text = useUiText();
  return (
    <div className="th-filter-bar" role="search" aria-label={text('choices.rows')}>
      <ChoicesFold>
        {children}
        {onClear === null ? null : (
          <Button type="link" onClick={onClear}>
            {text('choices.clear')}
          </Button>
        )}
      </ChoicesFold>
    </div>
  );
}
