import type { ReactNode } from 'react';
import { Empty } from '../kit/feedback';

export interface EmptyNoticeProps {
  /** Why there is nothing: `No activity in this period`. */
  readonly title: string;
  readonly hint?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

/** An empty place that says why it is empty. */
export function EmptyNotice({ title, hint, action }: EmptyNoticeProps) {
  return (
    <div role="status" style={{ paddingBlock: 32 }}>
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <>
            <strong>{title}</strong>
            {hint === undefined ? null : <div>{hint}</div>}
          </>
        }
      >
        {action}
      </Empty>
    </div>
  );
}
