import { Button } from '@tallyhouse/shared/kit/core';
import type { ReactNode } from 'react';
import { FaultSummary, type SummaryLine } from '../../fields/fault-summary';
import { StepTitle } from './step-title';
import { useBeyondText } from './use-beyond-text';

interface StepProps {
  readonly title: string;
  readonly lead?: string;
  /** Why it did not end. */
  readonly lines: readonly SummaryLine[];
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

/** A step beyond the password: its title, what went wrong, its form, and the way back. */
export function Step({ title, lead, lines, onStartOver, children }: StepProps) {
  const text = useBeyondText();
  return (
    <>
      <StepTitle>{title}</StepTitle>
      {lead === undefined ? null : <p className="quiet">{lead}</p>}
      <FaultSummary lines={lines} />
      {children}
      <Button type="link" block onClick={onStartOver}>
        {text('startOver')}
      </Button>
    </>
  );
}
