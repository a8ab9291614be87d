import { revokeSession, revokeSessions, type Session } from '@tallyhouse/shared/contracts/sessions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useSettingsText } from '../../../i18n/use-settings-text';
import { sessionsKey } from './sessions-query';
import { useDeviceName } from './use-device-name';

/** One session, all but this one, or this one too. */
export type SessionsToEnd =
  | { readonly which: 'one'; readonly session: Session }
  | { readonly which: 'others' }
  | { readonly which: 'everywhere' };

interface EndSessionsProps {
  readonly toEnd: SessionsToEnd;
  readonly onClose: () => void;
}

/** Asks before sessions are ended: whoever works in them is stopped at once. */
export function EndSessions({ toEnd, onClose }: EndSessionsProps) {
  const text = useSettingsText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const deviceName = useDeviceName();
  const ending = useMutation({
    mutationFn: () => end(),
    onSuccess: () => {
      onClose();
      // The others have ended by now; this one ends as it does from the menu.
      if (toEnd.which === 'everywhere') host.signOut();
      else {
        host.notify({ kind: 'success', text: text(`endSessions.${toEnd.which}.done`) });
        void queries.invalidateQueries({ queryKey: sessionsKey });
      }
    },
  });

  async function end(): Promise<void> {
    if (toEnd.which !== 'one') return host.http.call(revokeSessions, {});
    try {
      await host.http.call(revokeSession, { params: { id: toEnd.session.id } });
    } catch (error) {
      // It had ended already: what was asked for is so.
      if (problemOf(error)?.code !== 'NOT_FOUND') throw error;
    }
  }

  return (
    <Modal
      open
      title={text(`endSessions.${toEnd.which}.title`)}
      okText={text(`endSessions.${toEnd.which}.button`)}
      cancelText={text('endSessions.cancel')}
      okButtonProps={{ danger: true, loading: ending.isPending }}
      onOk={() => ending.mutate()}
      onCancel={onClose}
    >
      <p>
        {toEnd.which === 'one'
          ? text('endSessions.one.explain', {
              device: deviceName(toEnd.session.userAgent),
              address: toEnd.session.address ?? text('endSessions.noAddress'),
            })
          : text(`endSessions.${toEnd.which}.explain`)}
      </p>
      {ending.error === null ? null : (
        <ProblemNotice title={text('endSessions.failed')} error={ending.error} />
      )}
    </Modal>
  );
}
