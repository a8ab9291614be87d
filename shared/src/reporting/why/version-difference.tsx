import type { VersionDifference as Difference } from '../../contracts/confirmation-items';
import { Card } from '../../kit/core';
import { Link } from '../../kit/router';
import { SpokenPart } from '../../ui/spoken-part';
import { useWhyText } from './use-why-text';
import { VersionCauses, type VersionCausesProps } from './version-causes';

interface VersionDifferenceProps extends Omit<VersionCausesProps, 'difference'> {
  /** Null for a first version. */
  readonly difference: Difference | null;
  /** Address of another version. */
  readonly pathOf: (reportId: string) => string;
}

/** A card beside the history of a report: what became other than in the version that it replaces, and why. */
export function VersionDifference(props: VersionDifferenceProps) {
  return (
    <SpokenPart>
      <DifferenceCard {...props} />
    </SpokenPart>
  );
}

function DifferenceCard({ difference, pathOf, ...props }: VersionDifferenceProps) {
  const text = useWhyText();
  return (
    <Card
      size="small"
      title={<h2 className="th-flush th-text-14">{text('versions.title')}</h2>}
      {...(difference !== null && difference.measures.length > 0 && { style: { gridColumn: '1 / -1' } })}
      extra={
        difference === null ? null : (
          <Link to={pathOf(difference.replaces)}>
            {text('versions.link', { version: difference.version })}
          </Link>
        )
      }
    >
      {difference === null ? (
        text('versions.first')
      ) : (
        <VersionCauses key={props.report.id} difference={difference} {...props} />
      )}
    </Card>
  );
}
