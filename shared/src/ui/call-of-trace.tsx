import { useContext } from 'react';
import { Button } from '../kit/core';
import { OpenCallContext } from './open-call';
import { useProblemText } from './use-problem-text';

/** The way to the call in the API log, for who may read it. */
export function CallOfTrace({ traceId }: { readonly traceId: string }) {
  const text = useProblemText();
  const open = useContext(OpenCallContext);
  if (open === null) return null;
  return (
    <Button type="link" size="small" onClick={() => open(traceId)}>
      {text('inLog')}
    </Button>
  );
}
