import { removePasskey, type Passkey } from '@tallyhouse/shared/contracts/passkeys';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useAccountText } from '../../../i18n/use-account-text';
import { passkeysKey } from './profile-key';
import { ProofField } from './proof-field';
import { useLackingFields } from './use-lacking-fields';

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Takes a passkey out of use, by the password. */
export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const text = useAccountText();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const [currentPassword, setCurrentPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => http.call(removePasskey, { params: { id: passkey.id }, body: { currentPassword } }),
    onSuccess: (list) => {
      queries.setQueryData(passkeysKey, list);
      onClose();
    },
  });
  const lacking = useLackingFields({
    password: currentPassword === '' ? text('factor.passwordMissing') : null,
  });
  return (
    <Modal
      open
      title={text('passkeys.removeTitle', { name: passkey.name })}
      okText={text('passkeys.remove')}
      cancelText={text('passkeys.cancel')}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => {
        if (lacking.check() && !remove.isPending) remove.mutate();
      }}
      onCancel={onClose}
    >
      <p>{text('passkeys.removeLead')}</p>
      <ProofField
        {...lacking.of('password')}
        kind="password"
        label={text('passkeys.removePassword')}
        value={currentPassword}
        onChange={setCurrentPassword}
      />
      {remove.error === null ? null : (
        <ProblemNotice title={text('passkeys.removeFailed')} error={remove.error} />
      )}
    </Modal>
  );
}
