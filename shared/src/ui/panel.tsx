import { adoptStyles } from './adopt-styles';
import { useId, type ReactNode } from 'react';

const styles = `
.th-panel { margin-block: 24px 0; color: var(--th-ink); }
.th-panel-head { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; margin-block-end: 4px; }
.th-panel-head h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; }
.th-panel-explain { margin: 0 0 8px; color: var(--th-ink-soft); font-size: 13px; line-height: 18px; max-inline-size: 76ch; }
.th-panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr)); gap: 0 24px; align-items: start; }
@media print { .th-panel { break-inside: avoid-page; } }
`;

interface PanelProps {
  readonly title: string;
  /** What the panel is for, in a sentence. */
  readonly explain?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a report under a heading of its own. */
export function Panel({ title, explain, actions, children }: PanelProps) {
  adoptStyles(styles);
  const headingId = useId();
  return (
    <section className="th-panel" aria-labelledby={headingId}>
      <header className="th-panel-head">
        <h2 id={headingId}>{title}</h2>
        {actions}
      </header>
      {explain === undefined ? null : <p className="th-panel-explain">{explain}</p>}
      {children}
    </section>
  );
}

/** Panels side by side where there is room. */
export function Panels({ children }: { readonly children: ReactNode }) {
  adoptStyles(styles);
  return <div className="th-panels">{children}</div>;
}
