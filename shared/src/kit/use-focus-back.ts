import { useEffect, useInsertionEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/**
 * Gives the focus back to what had it when a dialog opened, once the dialog is gone from the page; where that is gone, too,
 * to the heading of the page.
 *
 * A dialog that is taken out of the page while it is open never reaches the end of its own closing, which would do this;
 * and as long as it is there it takes the focus back from whatever is given it. What has the focus by then keeps it.
 */
export function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  // Before a field of the dialog that focuses itself.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      // It is gone with the dialog, or cannot have it any more.
      if (document.activeElement === body) focusHeading();
      else watchFor(document.activeElement);
    },
    [],
  );
}

/** What the dialog did takes the line away that opened it, but only once the list is read anew. */
function watchFor(focused: Element | null): void {
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === focused) return;
    watch.disconnect();
    if (focused?.isConnected === false && activeElement === body) focusHeading();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
