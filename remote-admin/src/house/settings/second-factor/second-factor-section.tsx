import { finishSecondFactor, startSecondFactor } from '@tallyhouse/shared/contracts/own-factor';
import { readProfile } from '@tallyhouse/shared/contracts/settings';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, Checkbox } from '@tallyhouse/shared/kit/core';
import { useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { AuthenticatorSecret } from '@tallyhouse/shared/ui/second-factor/authenticator-secret';
import { useState } from 'react';
import { useAccountText } from '../../../i18n/use-account-text';
import { profileKey } from './profile-key';
import { PasskeysPart } from './passkeys-part';
import { isCode, ProofField } from './proof-field';
import { RecoveryCodesPart } from './recovery-codes-part';
import { useLackingFields } from './use-lacking-fields';

/** Sets up an authenticator: password, secret, first code. The old one holds until then. */
export function SecondFactorSection() {
  const text = useAccountText();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const profile = useQuery({ queryKey: profileKey, queryFn: () => http.call(readProfile) });
  const [draft, setDraft] = useState({ password: '', otp: '', code: '', otpAtLogin: true });
  const hasOne = profile.data?.hasSecondFactor === true;
  const start = useMutation({
    mutationFn: () =>
      http.call(startSecondFactor, {
        body: { currentPassword: draft.password, ...presentProof(draft.otp.trim()) },
      }),
  });
  const finish = useMutation({
    mutationFn: () =>
      http.call(finishSecondFactor, {
        body: { otp: draft.code.trim(), otpAtLogin: draft.otpAtLogin },
      }),
    onSuccess: () => {
      setDraft({ password: '', otp: '', code: '', otpAtLogin: true });
      start.reset();
      return queries.invalidateQueries({ queryKey: profileKey });
    },
  });
  const passwordLacking = useLackingFields({
    password: draft.password === '' ? text('factor.passwordMissing') : null,
  });
  const codeLacking = useLackingFields({ code: isCode(draft.code) ? null : text('factor.codeMissing') });
  const field = (name: 'password' | 'otp' | 'code', label: string) => (
    <ProofField
      {...(name === 'password' ? passwordLacking.of(name) : name === 'code' ? codeLacking.of(name) : {})}
      kind={name === 'otp' ? 'code-or-recovery' : name}
      label={label}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
    />
  );
  const { otpAtLogin = false, otpDemanded = false, recoveryCodesLeft = 0 } = profile.data ?? {};
  const asksAtLogin = otpDemanded ? 'factor.demanded' : otpAtLogin ? 'factor.atLogin' : 'factor.notAtLogin';
  const started = start.data;
  return (
    <div className="th-most-420">
      {profile.isError ? (
        <ProblemNotice
          title={text('form.failed')}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      ) : profile.data === undefined ? null : (
        <p>
          {text(hasOne ? 'factor.has' : 'factor.hasNone')} {hasOne ? text(asksAtLogin) : null}
        </p>
      )}
      {finish.isSuccess ? <Alert type="success" showIcon role="status" title={text('factor.done')} /> : null}
      {started === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (passwordLacking.check() && !start.isPending) start.mutate();
          }}
        >
          {field('password', text('factor.password'))}
          {hasOne ? field('otp', text('factor.presentCode')) : null}
          {start.error === null ? null : (
            <ProblemNotice title={text('factor.startFailed')} error={start.error} />
          )}
          <Button type="primary" htmlType="submit" loading={start.isPending}>
            {text(hasOne ? 'factor.replace' : 'factor.start')}
          </Button>
        </form>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (codeLacking.check() && !finish.isPending) finish.mutate();
          }}
        >
          <p>{text('factor.enter')}</p>
          <AuthenticatorSecret
            {...started}
            words={{
              square: text('factor.square'),
              copy: text('factor.copy'),
              copied: text('factor.copied'),
            }}
          />
          {field('code', text('factor.firstCode'))}
          {otpDemanded ? null : (
            <Checkbox
              checked={draft.otpAtLogin}
              onChange={(event) => setDraft({ ...draft, otpAtLogin: event.target.checked })}
            >
              {text('factor.askAtLogin')}
            </Checkbox>
          )}
          {finish.error === null ? null : (
            <ProblemNotice title={text('factor.finishFailed')} error={finish.error} />
          )}
          <div className="th-before-12 th-row-8">
            <Button type="primary" htmlType="submit" loading={finish.isPending}>
              {text('factor.finish')}
            </Button>
            <Button onClick={() => start.reset()}>{text('factor.cancel')}</Button>
          </div>
        </form>
      )}
      {hasOne && started === undefined ? <RecoveryCodesPart left={recoveryCodesLeft} /> : null}
      {profile.data === undefined ? null : <PasskeysPart hasFactor={hasOne} />}
    </div>
  );
}

/** Of who has an authenticator: its code, or a recovery code where it is lost. */
function presentProof(typed: string): { readonly otp?: string; readonly recoveryCode?: string } {
  if (typed === '') return {};
  return isCode(typed) ? { otp: typed } : { recoveryCode: typed };
}
