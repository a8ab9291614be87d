import { useId, type ThHTMLAttributes } from 'react';
import type { TermKey } from '../../contracts/terms/term';
import { TermHelp } from './term-help';

interface MeasureHeadProps extends Pick<ThHTMLAttributes<HTMLTableCellElement>, 'className' | 'scope'> {
  readonly title: string;
  /** Said below the title. */
  readonly unit?: string | undefined;
  /** What explains it; left out for columns of words that need no explanation. */
  readonly term?: TermKey | undefined;
}

/** Letters. */
const shortTitle = 14;

/** Header of a table’s column or row, with the way to what it means. Its name is the title with the unit alone. */
export function MeasureHead({ title, unit, term, scope = 'col', className = '' }: MeasureHeadProps) {
  const id = useId();
  const words = (
    <span id={id}>
      {title}
      {unit === undefined ? null : <small> {unit}</small>}
    </span>
  );
  const help = <TermHelp term={term} name={title} />;
  // Numbers are aligned at their end, and so are the words above them: the button stands before these.
  const isNumber = className.includes('th-number');
  // A short title of a column of words is one line, which others need not make room for; nor does a single word leave its
  // button alone on one.
  const isOneLine = !title.includes(' ') || (!isNumber && title.length <= shortTitle);
  return (
    <th scope={scope} className={className} aria-labelledby={id}>
      <span className={isOneLine ? 'th-nowrap' : undefined}>
        {isNumber ? help : null} {words} {isNumber ? null : help}
      </span>
    </th>
  );
}
