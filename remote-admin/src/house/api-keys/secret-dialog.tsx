import { issueApiKey, type ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { keysKey } from './keys-queries';
import { useKeysText } from './use-keys-text';

/** Hands out the secret of a confirmed key, once. Only its button closes it then: a slip would lose the secret for good. */
export function SecretDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const text = useKeysText();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const issuing = useMutation({
    mutationFn: () => http.call(issueApiKey, { params: { id: apiKey.id } }),
    // It must not be found in a cache later.
    gcTime: 0,
  });
  const close = () => {
    void queries.invalidateQueries({ queryKey: [keysKey] });
    onClose();
  };
  const secret = issuing.data?.secret;
  const mayLeave = secret === undefined && !issuing.isPending;
  return (
    <Modal
      open
      title={text('dialog.secretTitle', { name: apiKey.name })}
      mask={{ closable: false }}
      closable={mayLeave}
      onCancel={() => (mayLeave ? close() : undefined)}
      footer={
        <Button type={secret === undefined ? 'default' : 'primary'} onClick={close}>
          {text(secret === undefined ? 'dialog.leave' : 'dialog.close')}
        </Button>
      }
    >
      {secret === undefined ? (
        <>
          <p>{text('dialog.secretAsk')}</p>
          <Button type="primary" loading={issuing.isPending} onClick={() => issuing.mutate()}>
            {text('dialog.secretShow')}
          </Button>
        </>
      ) : (
        <>
          <p>{text('dialog.secretLead')}</p>
          <p>
            <code className="th-anywhere">{secret}</code>{' '}
            <CopyButton value={secret} label={text('dialog.copy')} copiedLabel={text('dialog.copied')} />
          </p>
        </>
      )}
      {issuing.error === null ? null : (
        <ProblemNotice title={text('dialog.secretFailed')} error={issuing.error} />
      )}
    </Modal>
  );
}
