import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Card } from '@tallyhouse/shared/kit/layout';
import type { UseQueryResult } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import type { ReactNode } from 'react';

interface PanelProps<Answer> {
  readonly title: string;
  readonly extra?: ReactNode;
  /** Said where the answer failed. */
  readonly failed: string;
  readonly query: UseQueryResult<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of the dashboard with a call of its own: it stays readable while others fail. */
export function Panel<Answer>({ title, extra, failed, query, children }: PanelProps<Answer>) {
  return (
    <Card
      size="small"
      title={<h2 className="th-plain-heading">{title}</h2>}
      extra={extra}
      className="th-high"
    >
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <ProblemNotice title={failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      )}
    </Card>
  );
}
