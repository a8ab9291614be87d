import { Card } from '@tallyhouse/shared/kit/core';
import type { ReactNode } from 'react';

interface BuilderSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One step of the builder. */
export function BuilderSection({ title, hint, children }: BuilderSectionProps) {
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{title}</h2>}
      style={{ marginBlockEnd: 12 }}
    >
      {hint === undefined ? null : <p style={{ marginBlockStart: 0, opacity: 0.75 }}>{hint}</p>}
      {children}
    </Card>
  );
}
