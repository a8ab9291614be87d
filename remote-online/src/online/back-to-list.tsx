import { ArrowLeftOutlined } from '@tallyhouse/shared/kit/icons';
import { Link } from '@tallyhouse/shared/kit/router';
import { useOnlineText } from '../i18n/use-online-text';
import { onlinePaths } from './online-paths';

/** The way up from every page below the list. */
export function BackToList() {
  const text = useOnlineText();
  return (
    <Link to={onlinePaths.list} className="th-text-13">
      <ArrowLeftOutlined aria-hidden className="th-mirrored" /> {text('back')}
    </Link>
  );
}
