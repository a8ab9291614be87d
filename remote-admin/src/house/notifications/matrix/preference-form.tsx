import {
  readNotificationPreferences,
  writeNotificationPreferences,
  type NotificationPreferences,
} from '@tallyhouse/shared/contracts/notifications';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, Input } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { notificationsKey } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { LeaveGuard } from '@tallyhouse/shared/ui/unsaved/leave-guard';
import { useId, useState } from 'react';
import { useMessagesText } from '../use-messages-text';
import { ChannelMatrix } from './channel-matrix';
import { draftOf, isSame, mergeDraft, type PreferenceDraft } from './merge-preferences';

/**
 * The matrix as a form. What somebody else saved meanwhile is kept: own changes are laid over it and saved by a second
 * press.
 */
export function PreferenceForm({ stored }: { readonly stored: NotificationPreferences }) {
  const text = useMessagesText();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const id = useId();
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [isMerged, setMerged] = useState(false);
  const saving = useMutation({
    mutationFn: ({ matrix, webhookUrl }: PreferenceDraft) =>
      http.call(writeNotificationPreferences, {
        headers: { 'If-Match': `"${base.version}"` },
        body: { matrix, webhookUrl: webhookUrl.trim() === '' ? null : webhookUrl.trim() },
      }),
    // What was merged has been looked at by then.
    onMutate: () => setMerged(false),
    onSuccess: (saved) => {
      setBase(saved);
      setDraft(draftOf(saved));
      queries.setQueryData([...notificationsKey, 'preferences'], saved);
    },
    onError: async (error) => {
      if (problemOf(error)?.code !== 'VERSION_CONFLICT') return;
      const theirs = await http.call(readNotificationPreferences);
      setDraft((mine) => mergeDraft(draftOf(base), mine, draftOf(theirs)));
      setBase(theirs);
      setMerged(true);
    },
  });
  const code = problemOf(saving.error)?.code;
  const isBadAddress = problemOf(saving.error)?.errors?.some(({ field }) => field === 'webhookUrl') === true;
  const isDirty = !isSame(draft, draftOf(base));
  const secret = saving.data?.webhookSecret ?? null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !saving.isPending) saving.mutate(draft);
      }}
    >
      <ChannelMatrix draft={draft} unmutable={base.unmutable} onChange={setDraft} />
      <p className="th-before-8 th-after-8 th-dim">
        {text('matrix.unmutable')} {base.hasMailServer ? '' : text('matrix.noMail')}
      </p>
      <label htmlFor={`${id}-webhook`} className="th-block">
        {text('matrix.webhook')}
      </label>
      <small id={`${id}-hint`} className="th-dim th-block">
        {text('matrix.webhookHint')}
      </small>
      <Input
        id={`${id}-webhook`}
        type="url"
        autoComplete="off"
        maxLength={500}
        className="th-most-480"
        value={draft.webhookUrl}
        status={isBadAddress ? 'error' : ''}
        aria-invalid={isBadAddress}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ target }) => setDraft({ ...draft, webhookUrl: target.value })}
      />
      {isBadAddress ? (
        <small id={`${id}-fault`} role="alert" style={{ display: 'block', color: 'var(--ant-color-error)' }}>
          {text('matrix.badAddress')}
        </small>
      ) : null}
      <div aria-live="polite" className="th-before-12 th-after-12 th-stack-12">
        {isMerged ? <Alert type="warning" showIcon title={text('matrix.merged')} /> : null}
        {saving.isError && code !== 'VERSION_CONFLICT' && !isBadAddress ? (
          <ProblemNotice title={text('matrix.saveFailed')} error={saving.error} />
        ) : null}
        {saving.isSuccess && !isDirty ? <Alert type="success" showIcon title={text('matrix.saved')} /> : null}
        {secret === null ? null : (
          <Alert
            type="info"
            showIcon
            title={text('matrix.secret')}
            description={
              <>
                <div>{text('matrix.secretHint')}</div>
                <code>{secret}</code>{' '}
                <CopyButton
                  value={secret}
                  label={text('matrix.copySecret')}
                  copiedLabel={text('matrix.copied')}
                />
              </>
            }
          />
        )}
      </div>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {text('matrix.save')}
      </Button>{' '}
      {isDirty ? (
        <>
          <Button onClick={() => setDraft(draftOf(base))}>{text('matrix.discard')}</Button>
          <LeaveGuard />
        </>
      ) : (
        <small className="th-dim">{text('matrix.nothing')}</small>
      )}
    </form>
  );
}
