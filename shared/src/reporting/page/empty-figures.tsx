import type { Period } from '../../contracts/scalars';
import { periodText } from '../../format/day';
import { Alert, Button } from '../../kit/core';
import { EmptyNotice } from '../../ui/empty-notice';
import { usePageText } from './use-page-text';

/** Why there are no rows: nothing happened, which is a report too, or the filter leaves nothing of what happened. */
export type Emptiness = 'no-activity' | 'no-match';

interface EmptyFiguresProps {
  readonly why: Emptiness;
  readonly period: Period;
  readonly onClearFilters: (() => void) | undefined;
}

/** Says above rows that stay, such as closed places and what falls due anyway, that nothing happened. */
export function NilNotice({ period }: { readonly period: Period }) {
  const text = usePageText();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="th-after-12"
      title={text('nil.title')}
      description={text('nil.hint', { period: periodText(period) })}
    />
  );
}

export function EmptyFigures({ why, period, onClearFilters }: EmptyFiguresProps) {
  const text = usePageText();
  if (why === 'no-activity') {
    return <EmptyNotice title={text('nil.title')} hint={text('nil.hint', { period: periodText(period) })} />;
  }
  return (
    <EmptyNotice
      title={text('noMatch.title')}
      hint={text('noMatch.hint')}
      action={
        onClearFilters === undefined ? undefined : (
          <Button onClick={onClearFilters}>{text('noMatch.action')}</Button>
        )
      }
    />
  );
}
