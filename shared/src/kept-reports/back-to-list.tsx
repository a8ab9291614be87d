import { ArrowLeftOutlined } from '../kit/icons';
import { Link } from '../kit/router';
import { useKeptReportsText } from './i18n/use-kept-reports-text';
import { useReportFamily } from './report-family';

/** The way up from every page below the list. */
export function BackToList() {
  const text = useKeptReportsText();
  const { name, paths } = useReportFamily();
  return (
    <Link to={paths.list} className="th-text-13">
      <ArrowLeftOutlined aria-hidden className="th-mirrored" /> {text(`title.${name}`)}
    </Link>
  );
}
