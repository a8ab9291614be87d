import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

/** Where a step stands: on a page of its own, or below the heading of a dialog. */
export const StepLevel = createContext<'h1' | 'h3'>('h1');

/** Heading of a step; takes the focus, since the field or button that had it is gone. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  const level = useContext(StepLevel);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const given = { ref: heading, tabIndex: -1 };
  return level === 'h1' ? <h1 {...given}>{children}</h1> : <h3 {...given}>{children}</h3>;
}
