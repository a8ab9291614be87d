import type { Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useState, type ReactNode } from 'react';
import { ProposedNotice } from '../../changes/proposed-notice';
import type { ProposalDialogHandlers } from '../../changes/proposal-dialog';

interface ProposeButtonProps {
  readonly label: string;
  /** The label with what it is about, where several buttons bear it. */
  readonly named?: string;
  readonly dialog: (handlers: ProposalDialogHandlers) => ReactNode;
}

/** Opens a dialog that proposes something, and says what was proposed; nothing for who may not propose. */
export function ProposeButton({ label, named, dialog }: ProposeButtonProps) {
  const { session } = useRemoteHost();
  const [isOpen, setOpen] = useState(false);
  const [proposed, setProposed] = useState<Change | null>(null);
  if (!session.permissions.includes('administration.propose')) return null;
  return (
    <>
      <ProposedNotice change={proposed} />
      <ActionButton
        size="small"
        aria-haspopup="dialog"
        {...(named !== undefined && { 'aria-label': named })}
        onClick={() => setOpen(true)}
      >
        {label}
      </ActionButton>
      {isOpen ? dialog({ onProposed: setProposed, onClose: () => setOpen(false) }) : null}
    </>
  );
}
