import type { ReactNode } from 'react';
import { Alert, Button } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { SpokenPart } from '../spoken-part';
import { useHelpText } from './use-help-text';
import { useReader, type Reader } from './use-reader';

interface FetchedReaderProps {
  readonly children: (reader: Reader) => ReactNode;
}

/** What is drawn by the glossary once it has come; a fetch that failed is said in its place, and can be tried again. */
export function FetchedReader({ children }: FetchedReaderProps) {
  const text = useHelpText();
  const { reader, isFailed, retry } = useReader();
  if (reader !== null) return <SpokenPart>{children(reader)}</SpokenPart>;
  if (!isFailed) {
    return (
      <div role="status" aria-label={text('loading')}>
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    );
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={text('failed')}
      description={text('failedHint')}
      action={
        <Button size="small" onClick={retry}>
          {text('retry')}
        </Button>
      }
    />
  );
}
