import { Button } from '../kit/core';
import type { EmptyNoticeProps } from './empty-notice';
import type { RecordListProps, ShownRange } from './record-list';

/** As `useAddressFields` answers. */
interface ListFields {
  readonly page: number;
  readonly isNarrowed: boolean;
  readonly clear: () => void;
  readonly toPage: (page: number) => void;
}

interface ListWords {
  /** Of the screen's catalogue: what is said where filters leave nothing, and which records are shown. */
  readonly text: (key: 'noMatch' | 'noMatchHint' | 'clear' | 'rows', values?: ShownRange) => string;
  readonly size: number;
  /** Said where there is no record although nothing is filtered. */
  readonly none: EmptyNoticeProps;
}

/** Pages and empty place of a list whose filters are `fields`. */
export function listedBy(
  { page, isNarrowed, clear, toPage }: ListFields,
  { text, size, none }: ListWords,
): Pick<RecordListProps<object>, 'empty' | 'pages'> {
  const narrowed = {
    title: text('noMatch'),
    hint: text('noMatchHint'),
    action: <Button onClick={clear}>{text('clear')}</Button>,
  };
  return {
    empty: isNarrowed ? narrowed : none,
    pages: { page, size, onPage: toPage, shown: (range) => text('rows', range) },
  };
}
