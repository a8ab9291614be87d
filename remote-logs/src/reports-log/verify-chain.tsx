import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { SafetyCertificateOutlined } from '@tallyhouse/shared/kit/icons';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useState } from 'react';
import { ChainCheckPanel } from './chain-check-panel';
import { useReportsLogText } from './use-reports-log-text';

/** Opens the verification of the chain, for those who may. */
export function VerifyChain({ zone }: { readonly zone: string }) {
  const { session } = useRemoteHost();
  const text = useReportsLogText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        icon={<SafetyCertificateOutlined aria-hidden />}
        aria-haspopup="dialog"
        blockedBecause={session.permissions.includes('audit.verify') ? null : text('verify.mayNot')}
        onClick={() => setOpen(true)}
      >
        {text('verify.button')}
      </ActionButton>
      <Modal
        open={isOpen}
        title={text('verify.title')}
        footer={null}
        onCancel={() => setOpen(false)}
        closable={{ 'aria-label': text('verify.close') }}
        destroyOnHidden
      >
        <ChainCheckPanel zone={zone} />
      </Modal>
    </>
  );
}
