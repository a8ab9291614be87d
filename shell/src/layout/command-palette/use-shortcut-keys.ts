import { areShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { useEffect, useRef } from 'react';
import { isCovered, isTyping } from './is-typing';

/** How long `g` waits for its letter. */
const waitMs = 1500;

export interface ShortcutActions {
  readonly openPalette: () => void;
  readonly openSheet: () => void;
  /** `g` and a letter; gives whether there is a page for it. */
  readonly go: (letter: string) => boolean;
  /** Alt and a digit from 1; gives whether there is such a group. */
  readonly goToGroup: (number: number) => boolean;
}

/**
 * The keys of the page: Ctrl K anywhere; `?`, `g` with a letter and Alt with a digit where nobody types, nothing lies
 * over the page, and they are not switched off.
 */
export function useShortcutKeys(actions: ShortcutActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    let goesUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      const { openPalette, openSheet, go, goToGroup } = current.current;
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (isPaletteKey(event)) {
        // A dialog of the session lets nothing by.
        if (document.querySelector('dialog[open]') !== null) return;
        event.preventDefault();
        openPalette();
        return;
      }
      if (isTyping(event.target) || isCovered(document) || !areShortcutsOn()) return;
      if (event.ctrlKey || event.metaKey) return;
      const digit = event.altKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
      const wasGoing = event.timeStamp < goesUntil;
      goesUntil = 0;
      const isDone =
        digit !== undefined
          ? goToGroup(Number(digit))
          : event.altKey
            ? false
            : event.key === '?'
              ? (openSheet(), true)
              : wasGoing && go(event.key.toLowerCase());
      if (isDone) event.preventDefault();
      else if (event.key === 'g' && !event.altKey) goesUntil = event.timeStamp + waitMs;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
