import type { VersionDifference } from '../../contracts/confirmation-items';
import { useWhyText } from './use-why-text';

interface CauseListProps {
  readonly causes: readonly VersionDifference['measures'][number]['causes'][number]['cause'][];
}

/** Why a version differs from the one that it replaces, without amounts. Nothing is drawn where it does not. */
export function CauseList({ causes }: CauseListProps) {
  const text = useWhyText();
  if (causes.length === 0) return null;
  return (
    <ul className="th-indent-18">
      {causes.map((cause) => (
        <li key={cause}>
          {text(`versions.cause.${cause}`)}
          <div className="th-soft">{text(`versions.meaning.${cause}`)}</div>
        </li>
      ))}
    </ul>
  );
}
