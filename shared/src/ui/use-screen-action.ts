import { useContext, useEffect, useRef } from 'react';
import { ScreenActionsContext, type ScreenAction } from './screen-actions';

/** Null in place of the label: there is nothing that could be listed. */
type OfferedAction = Omit<ScreenAction, 'label'> & { readonly label: string | null };

/** Lists an action among those of the screen, for as long as what calls this stands there. */
export function useScreenAction({ label, blockedBecause, run }: OfferedAction): void {
  const offer = useContext(ScreenActionsContext);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (offer === null || label === null) return;
    return offer({ label, blockedBecause, run: () => latest.current() });
  }, [offer, label, blockedBecause]);
}

/** Presses a button as its reader would: what it opens gives the focus back to it. */
export function press(button: HTMLElement | null): void {
  button?.focus();
  button?.click();
}
