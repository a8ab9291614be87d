import { revokeApiKey, type ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { isReason, ReasonField } from '../../changes/reason-field';
import { keysKey } from './keys-queries';
import { useKeysText } from './use-keys-text';

/** Ends a key at once: that needs no second person. */
export function EndKeyDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const text = useKeysText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const ending = useMutation({
    mutationFn: (words: string) =>
      host.http.call(revokeApiKey, { params: { id: apiKey.id }, body: { reason: words } }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('dialog.ended') });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [keysKey] }),
  });
  return (
    <FormDialog
      title={text('dialog.endTitle', { name: apiKey.name })}
      okText={text('dialog.endOk')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ danger: true, loading: ending.isPending }}
      onOk={() => {
        setTried(true);
        if (isReason(reason) && !ending.isPending) ending.mutate(reason.trim());
      }}
      onCancel={onClose}
    >
      <p>{text('dialog.endLead')}</p>
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {ending.error === null ? null : <ProblemNotice title={text('dialog.endFailed')} error={ending.error} />}
    </FormDialog>
  );
}
