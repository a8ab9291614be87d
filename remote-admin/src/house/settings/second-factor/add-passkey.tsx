import { addPasskey, startPasskey } from '@tallyhouse/shared/contracts/passkeys';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { makePasskey, NoPasskeyGiven } from '@tallyhouse/shared/ui/second-factor/ask-for-passkey';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useAccountText } from '../../../i18n/use-account-text';
import { passkeysKey } from './profile-key';
import { isCode, ProofField } from './proof-field';
import { useLackingFields } from './use-lacking-fields';

const reasons = {
  cancelled: 'passkeys.cancelled',
  'has-one': 'passkeys.hasOne',
  failed: 'passkeys.failed',
} as const;
const nothing = { name: '', password: '', otp: '' };

/** Has a device make a passkey for the user: name, password, code, then the browser's own dialog. */
export function AddPasskey() {
  const text = useAccountText();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(nothing);
  const add = useMutation({
    mutationFn: async () => {
      const { passkeyToken, options } = await http.call(startPasskey, {
        body: { currentPassword: draft.password, otp: draft.otp.trim() },
      });
      const credential = await makePasskey(options);
      return http.call(addPasskey, { body: { passkeyToken, name: draft.name.trim(), credential } });
    },
    onSuccess: (list) => {
      setDraft(nothing);
      queries.setQueryData(passkeysKey, list);
    },
    // A code is good once.
    onError: () => setDraft((current) => ({ ...current, otp: '' })),
  });
  const lacking = useLackingFields({
    name: draft.name.trim() === '' ? text('passkeys.nameMissing') : null,
    password: draft.password === '' ? text('factor.passwordMissing') : null,
    otp: isCode(draft.otp) ? null : text('factor.codeMissing'),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (lacking.check() && !add.isPending) add.mutate();
      }}
    >
      {add.isSuccess ? <Alert type="success" showIcon role="status" title={text('passkeys.done')} /> : null}
      <ProofField
        {...lacking.of('name')}
        kind="name"
        label={text('passkeys.name')}
        placeholder={text('passkeys.nameHint')}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <ProofField
        {...lacking.of('password')}
        kind="password"
        label={text('passkeys.password')}
        value={draft.password}
        onChange={(password) => setDraft({ ...draft, password })}
      />
      <ProofField
        {...lacking.of('otp')}
        kind="code"
        label={text('passkeys.code')}
        value={draft.otp}
        onChange={(otp) => setDraft({ ...draft, otp })}
      />
      {add.error instanceof NoPasskeyGiven ? (
        <Alert type="error" showIcon role="alert" title={text(reasons[add.error.reason])} />
      ) : add.error === null ? null : (
        <ProblemNotice title={text('passkeys.addFailed')} error={add.error} />
      )}
      <Button htmlType="submit" loading={add.isPending}>
        {text('passkeys.add')}
      </Button>
    </form>
  );
}
