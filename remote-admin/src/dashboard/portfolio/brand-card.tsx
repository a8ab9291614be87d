import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Card } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useId, type ReactNode } from 'react';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import type { BrandStanding } from './brand-standings';
import { DueLines } from './due-lines';
import { inBrand } from '@tallyhouse/shared/reporting/in-brand';
import { IncidentLines } from './incident-lines';
import { MonthLines } from './month-lines';
import { SourceLines } from './source-lines';

const styles = `
.th-standing { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(230px, 100%), 1fr)); gap: 12px 24px; color: var(--th-ink); }
.th-standing > div { min-inline-size: 0; }
.th-standing h2 { margin: 0 0 4px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--th-ink-soft); }
.th-standing ul { list-style: none; margin: 0; padding: 0; }
.th-standing li { padding: 3px 0; line-height: 20px; overflow-wrap: anywhere; }
.th-standing-tags { display: flex; flex-wrap: wrap; gap: 4px 8px; margin-block-end: 4px; }
.th-standing-soft { color: var(--th-ink-soft); font-size: 12px; line-height: 16px; }
.th-standing-figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr)); gap: 4px 12px; }
.th-standing-amount { font-size: 20px; line-height: 26px; font-weight: 600; font-variant-numeric: tabular-nums slashed-zero; }
`;

export interface StandingProps {
  readonly standing: BrandStanding;
  /** The server's clock. */
  readonly nowMs: number;
}

export type PartState = 'COMING' | 'FAILED' | 'HERE';

interface BrandCardProps extends StandingProps {
  /** How far the answers of these are: nothing there is nothing only where one has come. */
  readonly parts: Readonly<Record<'deadlines' | 'incidents' | 'sources', PartState>>;
  /** Whether anybody has looked for incidents yet. */
  readonly isChecked: boolean;
}

/** One brand of the reader: what is owed first, then what burns, the data, the month. What the role has no right to is left out. */
export function BrandCard({ standing, nowMs, parts, isChecked }: BrandCardProps) {
  adoptStyles(styles);
  const text = usePortfolioText();
  const { brand, tiles } = standing;
  const shown = { standing, nowMs };
  return (
    <Card
      size="small"
      role="article"
      aria-label={brand.name}
      title={
        <Link to={inBrand('/dashboard', brand.id)}>
          {brand.name} · {brand.country}
        </Link>
      }
    >
      <div className="th-standing">
        {tiles.has('OVERDUE') || tiles.has('TAX_OVERDUE') ? (
          <Part title={text('due')} state={parts.deadlines}>
            <DueLines {...shown} />
          </Part>
        ) : null}
        {tiles.has('CRITICAL_ALERTS') ? (
          <Part title={text('incidents')} state={parts.incidents}>
            {isChecked ? (
              <IncidentLines {...shown} />
            ) : (
              <span className="th-standing-soft">{text('notChecked')}</span>
            )}
          </Part>
        ) : null}
        <Part title={text('month')} state="HERE">
          <MonthLines {...shown} />
        </Part>
        <Part title={text('sources')} state={parts.sources}>
          <SourceLines {...shown} />
        </Part>
      </div>
    </Card>
  );
}

interface PartProps {
  readonly title: string;
  readonly state: PartState;
  readonly children: ReactNode;
}

function Part({ title, state, children }: PartProps) {
  const id = useId();
  const text = usePortfolioText();
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {state === 'HERE' ? (
        children
      ) : state === 'COMING' ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <span className="th-standing-soft">{text('notLoaded')}</span>
      )}
    </div>
  );
}
