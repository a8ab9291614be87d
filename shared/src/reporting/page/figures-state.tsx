import { useEffect, useState, type ReactNode } from 'react';
import { useRemoteHost } from '../../host/remote-host';
import { agoText } from '../../format/instant';
import { Alert, Button } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { EmptyNotice } from '../../ui/empty-notice';
import { ProblemCause } from '../../ui/problem-cause';
import { problemOf, ProblemNotice, TraceId } from '../../ui/problem-notice';
import { useNow } from './use-now';
import { usePageText } from './use-page-text';

/** The parts of a query's state that the page reads. */
export interface FiguresQuery {
  readonly data: unknown;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

const skeletonAfterMs = 300;

/** Figures that are not there: on their way, refused, locked or failed, each in words; else `children`. */
export function FiguresState({
  query,
  children,
}: {
  readonly query: FiguresQuery;
  readonly children: ReactNode;
}) {
  const text = usePageText();
  const nowMs = useNow();
  if (query.data === undefined) {
    return query.isError ? <NoFigures query={query} /> : <LoadingFigures />;
  }
  const isOld = query.isPlaceholderData;
  return (
    <>
      {query.isError ? (
        <div className="th-after-16">
          <ProblemNotice
            title={text('refreshFailed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            note={text('refreshFailedNote', {
              ago: agoText(new Date(query.dataUpdatedAt).toISOString(), nowMs),
            })}
          />
        </div>
      ) : null}
      <div aria-busy={query.isFetching} style={{ opacity: isOld ? 0.55 : 1 }}>
        {children}
      </div>
    </>
  );
}

function NoFigures({ query }: { readonly query: FiguresQuery }) {
  const text = usePageText();
  const host = useRemoteHost();
  const problem = problemOf(query.error);
  switch (problem?.code) {
    case 'FORBIDDEN':
    case 'BRAND_FORBIDDEN':
      return (
        <EmptyNotice
          title={text('forbidden.title')}
          hint={
            <>
              <div>
                <ProblemCause problem={problem} />
              </div>
              <div>{text('forbidden.hint')}</div>
              <TraceId problem={problem} />
            </>
          }
          action={
            <Button type="primary" onClick={() => host.navigate('/brands')}>
              {text('forbidden.action')}
            </Button>
          }
        />
      );
    case 'REPORT_LOCKED':
    case 'ITEM_LOCKED':
      return <LockedNotice because={<ProblemCause problem={problem} />} />;
    default:
      return (
        <ProblemNotice title={text('failed')} error={query.error} onRetry={() => void query.refetch()} />
      );
  }
}

/** Says that the figures cannot be changed, and why. */
export function LockedNotice({ because }: { readonly because: ReactNode }) {
  const text = usePageText();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="th-after-16"
      title={text('locked.title')}
      description={because}
    />
  );
}

/** The shape of what comes, once waiting has become noticeable: a flash would only disturb. */
function LoadingFigures() {
  const text = usePageText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={text('loading')} style={{ minBlockSize: 320 }}>
      {isSlow ? <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} /> : null}
    </div>
  );
}
