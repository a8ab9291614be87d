import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of a step; takes the focus, since the field or button that had it is gone. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
