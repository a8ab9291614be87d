import { Skeleton } from '../kit/feedback';
import { ProblemNotice } from './problem-notice';

export interface NotLoadedProps {
  /** As `useQuery` answers. */
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** What could not be had. */
  readonly failed: string;
  /** What may be the cause, or what to do about it. */
  readonly note?: string | undefined;
  /** Lines of the placeholder. */
  readonly rows: number;
  /** For who cannot see the placeholder. */
  readonly loading?: string | undefined;
}

/** Stands where the answer of a query is not there: its placeholder, or why it failed and the way to ask again. */
export function NotLoaded({ query, failed, note, rows, loading }: NotLoadedProps) {
  if (query.isError) {
    return (
      <ProblemNotice title={failed} error={query.error} note={note} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <div role={loading === undefined ? undefined : 'status'} aria-label={loading}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
