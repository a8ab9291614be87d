import { periodText } from '@tallyhouse/shared/format/day';
import { Button } from '@tallyhouse/shared/kit/core';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { useRetailText } from '../i18n/use-retail-text';
import type { RetailView } from './retail-view';

interface RetailEmptyProps {
  readonly view: RetailView;
  /** True where the period holds no fact at all, search aside. */
  readonly hasNoActivity: boolean;
  readonly onClearSearch: () => void;
}

/** Why the table has no rows: nothing happened, the search hides it, or the branch has none of these. */
export function RetailEmpty({ view, hasNoActivity, onClearSearch }: RetailEmptyProps) {
  const text = useRetailText();
  if (view.text !== '') {
    return (
      <EmptyNotice
        title={text('noMatch', { text: view.text })}
        hint={text('noMatchHint')}
        action={<Button onClick={onClearSearch}>{text('clearSearch')}</Button>}
      />
    );
  }
  return hasNoActivity ? (
    <EmptyNotice title={text('noActivity')} hint={text('noActivityHint', { period: periodText(view) })} />
  ) : (
    <EmptyNotice title={text('nothingBelow')} hint={text('nothingBelowHint')} />
  );
}
