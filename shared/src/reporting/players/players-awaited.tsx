import { Button } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { adoptStyles } from '../../ui/adopt-styles';
import { NoData } from '../../ui/no-data';
import { ProblemNotice } from '../../ui/problem-notice';
import { useReportingText } from '../use-reporting-text';
import type { PlayersState } from './use-players-later';

// As wide as most counts, and lower than a line: nothing moves when the count comes.
const styles = `
.th-counting { display: inline-block; inline-size: 5ch; block-size: 0.6em; border-radius: 4px; background: var(--th-hairline); }
`;

interface PlayersAwaitedProps {
  readonly players: PlayersState;
  /** Says in words that the count failed, with a way to ask again; one cell of a row does. */
  readonly hasWords?: boolean;
}

/** Stands in a cell for a count of players that is not there. */
export function PlayersAwaited({ players, hasWords = false }: PlayersAwaitedProps) {
  adoptStyles(styles);
  const text = useReportingText();
  if (players.state === 'counting')
    return <span role="img" className="th-counting" aria-label={text('players.counting')} />;
  if (players.state !== 'failed' || !hasWords) return <NoData />;
  return (
    <span role="alert">
      {text('players.notCounted')}{' '}
      <Button type="link" size="small" onClick={players.retry}>
        {text('players.retry')}
      </Button>
    </span>
  );
}

/** Stands where a table or chart is of nothing but players, until they are there. */
export function PlayersNotThere({ players }: { readonly players: PlayersState }) {
  const text = useReportingText();
  if (players.state === 'failed')
    return <ProblemNotice title={text('players.failed')} error={players.error} onRetry={players.retry} />;
  return (
    <div role="status" aria-label={text('players.counting')}>
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    </div>
  );
}

/** The first of several counts that is not there; null where all are. */
export function awaitedOf(counts: readonly PlayersState[]): PlayersState | null {
  return (
    counts.find(({ state }) => state === 'failed') ?? counts.find(({ state }) => state !== 'told') ?? null
  );
}
