import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly role: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Whether the page behind is made unreadable. */
  readonly isVeil?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog over everything, the dialogs of remotes included, that only its own buttons close.
 *
 * The browser's own modal: it makes the whole document behind inert wherever its parts were drawn, keeps the focus, and
 * gives it back to where it was.
 */
export function OverPageDialog({ role, labelledBy, describedBy, isVeil = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      className={isVeil ? 'over-page over-page-veil' : 'over-page'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      closedby="none"
      // For browsers that do not know `closedby`: Escape loses nothing.
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
