import { Card } from '../../kit/core';
import type { ReactNode } from 'react';

interface BuilderSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One step of the builder. */
export function BuilderSection({ title, hint, children }: BuilderSectionProps) {
  return (
    <Card size="small" title={<h2 className="th-flush th-text-14">{title}</h2>} className="th-after-12">
      {hint === undefined ? null : <p className="th-before-0 th-dim">{hint}</p>}
      {children}
    </Card>
  );
}
