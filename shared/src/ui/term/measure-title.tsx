import type { ColumnsType } from '../../kit/table';
import type { TermKey } from '../../contracts/terms/term';
import { TermHelp } from './term-help';

/** Title of a kit table's column with the way to what it means; the header's name is the title alone. */
export function measureTitle<Row>(
  title: string,
  term: TermKey | undefined,
): Pick<ColumnsType<Row>[number], 'title' | 'onHeaderCell'> {
  return {
    title: (
      <>
        {title} <TermHelp term={term} name={title} />
      </>
    ),
    onHeaderCell: () => ({ 'aria-label': title }),
  };
}
