import type { ReactNode } from 'react';
import { Drawer } from '../kit/modal';
import { useQuery, type QueryKey, type UseQueryOptions } from '../kit/query';
import { NotLoaded } from './not-loaded';

/** What is said while a record is asked for, and when that failed. */
interface RecordWords {
  /** For who cannot see the placeholder. */
  readonly loading: string;
  readonly failed: string;
  /** What may be the cause, or what to do about it. */
  readonly failedNote?: string;
}

interface RecordProps<Row, Key extends QueryKey> {
  readonly query: UseQueryOptions<Row, Error, Row, Key>;
  readonly words: RecordWords;
  readonly children: (row: Row) => ReactNode;
}

/** One record that is asked for, with its placeholder and its failure. */
export function LoadedRecord<Row, Key extends QueryKey>({ query, words, children }: RecordProps<Row, Key>) {
  const answer = useQuery(query);
  return answer.isError || answer.data === undefined ? (
    <NotLoaded
      query={answer}
      failed={words.failed}
      note={words.failedNote}
      rows={10}
      loading={words.loading}
    />
  ) : (
    children(answer.data)
  );
}

interface DetailDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  /** Beside the title. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** The panel beside a list that tells one of its records in full. */
export function DetailDrawer({ isOpen, title, close, onClose, extra, children }: DetailDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size="large"
      title={title}
      closable={{ 'aria-label': close }}
      destroyOnHidden
      extra={extra}
    >
      {children}
    </Drawer>
  );
}

interface RecordDrawerProps<Row, Key extends QueryKey> {
  /** Of the record; null when closed. */
  readonly id: string | null;
  readonly query: (id: string) => UseQueryOptions<Row, Error, Row, Key>;
  readonly words: RecordWords & { readonly title: string; readonly close: string };
  readonly onClose: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** The same for a record that is asked for by its id. */
export function RecordDrawer<Row, Key extends QueryKey>(props: RecordDrawerProps<Row, Key>) {
  const { id, query, words, onClose, children } = props;
  return (
    <DetailDrawer isOpen={id !== null} title={words.title} close={words.close} onClose={onClose}>
      {id === null ? null : (
        <LoadedRecord key={id} query={query(id)} words={words}>
          {children}
        </LoadedRecord>
      )}
    </DetailDrawer>
  );
}
