import { useState, type ReactNode } from 'react';
import { Button } from '../kit/core';
import { usePhone } from './use-phone';
import { useUiText } from './use-ui-text';

interface Beginning<Item> {
  readonly shown: readonly Item[];
  /** The way to all of them; null where all are shown. */
  readonly more: ReactNode;
}

/** On a phone the first `most` of a list, the rest once asked for; elsewhere all of it. */
export function useBeginning<Item>(items: readonly Item[], most: number): Beginning<Item> {
  const text = useUiText();
  const isPhone = usePhone();
  const [isWhole, setWhole] = useState(false);
  if (!isPhone || isWhole || items.length <= most) return { shown: items, more: null };
  return {
    shown: items.slice(0, most),
    more: (
      <Button block className="th-before-8" onClick={() => setWhole(true)}>
        {text('showAll', { total: items.length })}
      </Button>
    ),
  };
}
