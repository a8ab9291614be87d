import type { ReactNode } from 'react';
import { Alert } from '../kit/core';
import { useProblemText } from './use-problem-text';

/** Says why figures are not here, when they will be, and how their total is to be found out until then. */
export function WithheldNotice({
  because,
  children,
}: {
  readonly because?: ReactNode;
  /** What it is about, where that is not clear from its place. */
  readonly children?: ReactNode;
}) {
  const text = useProblemText();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="th-after-16"
      title={text('withheld.title')}
      description={
        <>
          {because ?? text('withheld.why')}
          {children}
        </>
      }
    />
  );
}
