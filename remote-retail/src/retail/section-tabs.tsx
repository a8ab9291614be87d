import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { Link } from '@tallyhouse/shared/kit/router';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import type { ReactNode } from 'react';
import { useRetailText } from '../i18n/use-retail-text';
import { retailPaths, withPeriod } from './retail-paths';

const styles = `
.th-sections-line { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: end; justify-content: space-between; border-block-end: 1px solid var(--th-line); margin-block-end: 4px; }
.th-sections { display: flex; flex-wrap: wrap; gap: 4px; }
.th-sections-beside { flex: 1 1 560px; display: flex; flex-wrap: wrap; gap: 6px 8px; justify-content: flex-end; margin-block-end: 4px; min-inline-size: 0; }
@media (max-width: 900px) { .th-sections-beside { justify-content: flex-start; } }
.th-sections a { padding: 6px 12px; color: var(--th-ink); text-decoration: none; border-block-end: 2px solid transparent; margin-block-end: -1px; }
.th-sections a:hover { background: var(--th-hover); }
.th-sections a[aria-current='page'] { border-block-end-color: var(--th-accent); color: var(--th-accent); font-weight: 600; }
@media print { .th-sections-line { display: none; } }
`;

export type Section = 'figures' | 'pack' | 'reports';

interface SectionTabsProps {
  readonly section: Section;
  readonly period: Period;
  /** Controls of the section, on the same line where there is room. */
  readonly children?: ReactNode;
}

/** The parts of /retail as links; the period goes along. */
export function SectionTabs({ section, period, children }: SectionTabsProps) {
  adoptStyles(styles);
  const text = useRetailText();
  const paths = {
    figures: retailPaths.figures,
    pack: retailPaths.pack('intake'),
    reports: retailPaths.reports,
  };
  return (
    <div className="th-sections-line">
      <nav className="th-sections" aria-label={text('sections.label')}>
        {(['figures', 'pack', 'reports'] as const).map((one) => (
          <Link
            key={one}
            // The list of reports is of any period: its address would narrow it.
            to={one === 'reports' ? paths[one] : withPeriod(paths[one], period)}
            aria-current={one === section ? 'page' : undefined}
          >
            {text(`sections.${one}`)}
          </Link>
        ))}
      </nav>
      {children === undefined ? null : <div className="th-sections-beside">{children}</div>}
    </div>
  );
}
