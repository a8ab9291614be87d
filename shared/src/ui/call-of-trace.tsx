import { useContext } from 'react';
import { Button } from '../kit/core';
import { OpenCallContext } from './open-call';
import { useUiText } from './use-ui-text';

/** The way to the call in the API log, for who may read it. */
export function CallOfTrace({ traceId }: { readonly traceId: string }) {
  const text = useUiText();
  const open = useContext(OpenCallContext);
  if (open === null) return null;
  return (
    <Button type="link" size="small" onClick={() => open(traceId)}>
      {text('problem.inLog')}
    </Button>
  );
}
