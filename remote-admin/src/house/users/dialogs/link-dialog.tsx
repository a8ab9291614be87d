import { issueInvitation, type UserCard } from '@tallyhouse/shared/contracts/users';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useShownZone } from '../../../changes/use-shown-zone';
import { useUsersText } from '../use-users-text';
import { usersKey } from '../users-queries';

/** Makes the link with which a user chooses a password, and shows it once: only its button closes it then. */
export function LinkDialog({ user, onClose }: { readonly user: UserCard; readonly onClose: () => void }) {
  const text = useUsersText();
  const zone = useShownZone();
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: () => http.call(issueInvitation, { params: { id: user.id } }),
    // It must not be found in a cache later.
    gcTime: 0,
  });
  const close = () => {
    void queries.invalidateQueries({ queryKey: [usersKey] });
    onClose();
  };
  const link =
    making.data === undefined
      ? null
      : `${window.location.origin}/login?invitation=${encodeURIComponent(making.data.invitationToken)}`;
  return (
    <Modal
      open
      title={text('link.title', { name: user.name })}
      mask={{ closable: false }}
      closable={link === null}
      onCancel={() => (link === null ? close() : undefined)}
      footer={<Button onClick={close}>{text('link.close')}</Button>}
    >
      {link === null || making.data === undefined ? (
        <>
          <p>{text('link.askLead')}</p>
          <Button type="primary" loading={making.isPending} onClick={() => making.mutate()}>
            {text('link.make')}
          </Button>
        </>
      ) : (
        <>
          <p>{text('link.lead', { time: instantText(making.data.expiresAt, zone) })}</p>
          <p>
            <code className="th-anywhere">{link}</code>{' '}
            <CopyButton value={link} label={text('link.copy')} copiedLabel={text('link.copied')} />
          </p>
        </>
      )}
      {making.error === null ? null : <ProblemNotice title={text('link.failed')} error={making.error} />}
    </Modal>
  );
}
