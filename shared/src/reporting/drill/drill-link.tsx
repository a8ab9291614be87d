import type { ReactNode } from 'react';
import type { DrillMeasure } from '../../contracts/lineage';
import { Link } from '../../kit/router';
import type { DrillFigure } from './drill-code';
import { fromFigure, useDrill } from './use-drill';

interface DrillLinkProps {
  readonly figure: DrillFigure;
  readonly measure: DrillMeasure;
  /** What the drawer calls the figure: `Alder · Online · GGR`. */
  readonly name: string;
  /** What the link says of the figure to those who do not see its column. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A figure that leads to what is behind it: in the drawer here, or in a tab of its own. */
export function DrillLink({ figure, measure, name, label, className, children }: DrillLinkProps) {
  const { addressOfFigure } = useDrill();
  return (
    <Link
      to={addressOfFigure(figure, measure, name)}
      state={fromFigure}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
