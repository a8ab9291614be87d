import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/core';
import { UndoOutlined } from '../../kit/icons';
import { adoptStyles } from '../../ui/adopt-styles';

const styles = `
.th-undo { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 8px 12px; margin-block-end: 12px; border: 1px solid var(--th-line-strong); border-inline-start: 4px solid var(--th-accent); border-radius: 4px; background: var(--th-paper); color: var(--th-ink); }
.th-undo small { color: var(--th-ink-soft); }
`;

/** Long enough to read the sentence and to act by keyboard. */
const shownSeconds = 8;

interface UndoBarProps {
  readonly words: string;
  readonly hint?: string;
  readonly undoLabel: string;
  readonly onUndo: () => void;
  /** The time is over: the bar is to be taken away. */
  readonly onEnd: () => void;
  /** Where the focus goes when the bar leaves with it; who works elsewhere by then is left there. */
  readonly onFocusLost: () => void;
}

/**
 * Says what was done and takes it back for eight seconds. “Undo” has the focus at once, and Ctrl+Z does it from
 * anywhere; the time stands still under the mouse.
 */
export function UndoBar({ words, hint, undoLabel, onUndo, onEnd, onFocusLost }: UndoBarProps) {
  adoptStyles(styles);
  const button = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState(shownSeconds);
  const [isHeld, setHeld] = useState(false);
  const leaveBy = (way: () => void) => {
    const hasFocus = document.activeElement === button.current;
    way();
    if (hasFocus) onFocusLost();
  };
  const act = useRef({ undo: () => leaveBy(onUndo), end: () => leaveBy(onEnd) });
  useEffect(() => {
    act.current = { undo: () => leaveBy(onUndo), end: () => leaveBy(onEnd) };
  });
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (left === 0) {
      act.current.end();
      return undefined;
    }
    if (isHeld) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isHeld]);
  useEffect(() => {
    const undoByKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isTyping(event)) return;
      event.preventDefault();
      act.current.undo();
    };
    addEventListener('keydown', undoByKey);
    return () => removeEventListener('keydown', undoByKey);
  }, []);
  return (
    <div className="th-undo" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
      <span role="status">
        {words}
        {hint === undefined ? null : <small> {hint}</small>}
      </span>
      <Button ref={button} size="small" icon={<UndoOutlined aria-hidden />} onClick={() => leaveBy(onUndo)}>
        {undoLabel} <span aria-hidden="true">({left})</span>
      </Button>
    </div>
  );
}

/** There Ctrl+Z belongs to the text. */
function isTyping(event: KeyboardEvent): boolean {
  // Within a shadow root the window is told of its host only.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]');
}
