import { UndoBar } from '@tallyhouse/shared/reporting/saved-searches/undo-bar';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useRetailText } from '../i18n/use-retail-text';

/** Something that was done and can be taken back. */
export interface Undoable {
  readonly words: string;
  readonly undo: () => Promise<unknown>;
}

type State =
  | { readonly kind: 'offered'; readonly done: Undoable; readonly turn: number }
  | { readonly kind: 'failed'; readonly done: Undoable; readonly error: unknown };

/** What was done last and can be taken back, and the bar that offers it; it has the focus, and gives it back. */
export function useUndo(): { readonly offer: (done: Undoable) => void; readonly bar: ReactNode } {
  const text = useRetailText();
  const [state, setState] = useState<State | null>(null);
  const turn = useRef(0);
  const cameFrom = useRef<Element | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const offer = useCallback((done: Undoable) => {
    turn.current += 1;
    cameFrom.current = document.activeElement;
    setState({ kind: 'offered', done, turn: turn.current });
  }, []);
  const giveFocusBack = () => {
    const { current } = cameFrom;
    // A chip that was pressed is gone with what it stood for: the place of the bar lies before its neighbours.
    if (current instanceof HTMLElement && current.isConnected) current.focus();
    else place.current?.focus();
  };
  const undo = (done: Undoable) => {
    setState(null);
    done.undo().catch((error: unknown) => setState({ kind: 'failed', done, error }));
  };
  const bar = (
    <div ref={place} tabIndex={-1} className="th-no-outline">
      {state === null ? null : state.kind === 'failed' ? (
        <ProblemNotice
          title={text('filters.undoFailed')}
          error={state.error}
          onRetry={() => undo(state.done)}
        />
      ) : (
        <UndoBar
          key={state.turn}
          words={state.done.words}
          undoLabel={text('filters.undo')}
          onUndo={() => undo(state.done)}
          onEnd={() => setState(null)}
          onFocusLost={giveFocusBack}
        />
      )}
    </div>
  );
  return { offer, bar };
}
