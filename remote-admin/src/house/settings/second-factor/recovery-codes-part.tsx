import { makeRecoveryCodes } from '@tallyhouse/shared/contracts/own-factor';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { RecoveryCodeList } from '@tallyhouse/shared/ui/second-factor/recovery-code-list';
import { useState } from 'react';
import { useAccountText } from '../../../i18n/use-account-text';
import { isCode, ProofField } from './proof-field';
import { profileKey } from './profile-key';
import { useLackingFields } from './use-lacking-fields';

/** How many recovery codes are left, and new ones, which are shown once. */
export function RecoveryCodesPart({ left }: { readonly left: number }) {
  const text = useAccountText();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ password: '', otp: '' });
  const make = useMutation({
    mutationFn: () =>
      http.call(makeRecoveryCodes, { body: { currentPassword: draft.password, otp: draft.otp.trim() } }),
    onSuccess: () => {
      setDraft({ password: '', otp: '' });
      return queries.invalidateQueries({ queryKey: profileKey });
    },
  });
  const lacking = useLackingFields({
    password: draft.password === '' ? text('factor.passwordMissing') : null,
    otp: isCode(draft.otp) ? null : text('factor.codeMissing'),
  });
  const codes = make.data?.recoveryCodes;
  return (
    <section aria-label={text('recovery.title')} className="th-factor-part">
      <h3>{text('recovery.title')}</h3>
      <p>
        {text('recovery.what')} {text('recovery.left', { count: left })}
      </p>
      {codes === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (lacking.check() && !make.isPending) make.mutate();
          }}
        >
          <ProofField
            {...lacking.of('password')}
            kind="password"
            label={text('recovery.password')}
            value={draft.password}
            onChange={(password) => setDraft({ ...draft, password })}
          />
          <ProofField
            {...lacking.of('otp')}
            kind="code"
            label={text('recovery.code')}
            value={draft.otp}
            onChange={(otp) => setDraft({ ...draft, otp })}
          />
          {make.error === null ? null : <ProblemNotice title={text('recovery.failed')} error={make.error} />}
          <Button htmlType="submit" loading={make.isPending}>
            {text('recovery.make')}
          </Button>
        </form>
      ) : (
        <>
          <p role="status">{text('recovery.keep')}</p>
          <RecoveryCodeList
            codes={codes}
            words={{
              copy: text('recovery.copy'),
              copied: text('recovery.copied'),
              print: text('recovery.print'),
            }}
          />
          <Button size="small" onClick={() => make.reset()}>
            {text('recovery.kept')}
          </Button>
        </>
      )}
    </section>
  );
}
