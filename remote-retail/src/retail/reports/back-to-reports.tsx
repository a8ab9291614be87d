import { ArrowLeftOutlined } from '@tallyhouse/shared/kit/icons';
import { Link } from '@tallyhouse/shared/kit/router';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths } from '../retail-paths';

/** Way back to the list of retail reports. */
export function BackToReports() {
  const text = useRetailText();
  return (
    <Link to={retailPaths.reports}>
      <ArrowLeftOutlined aria-hidden className="th-mirrored" /> {text('reports.back')}
    </Link>
  );
}
