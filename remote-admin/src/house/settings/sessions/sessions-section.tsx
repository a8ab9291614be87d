import type { Session } from '@tallyhouse/shared/contracts/sessions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useState } from 'react';
import { useSettingsText } from '../../../i18n/use-settings-text';
import { EndSessions, type SessionsToEnd } from './end-sessions';
import { SessionTable } from './session-table';
import { sessionsQuery } from './sessions-query';

/** Where the user is signed in, and ways to end that. */
export function SessionsSection() {
  const text = useSettingsText();
  const { http } = useRemoteHost();
  const sessions = useQuery(sessionsQuery(http));
  if (sessions.isError || sessions.data === undefined) {
    return <NotLoaded query={sessions} failed={text('sessions.failed')} rows={4} />;
  }
  return <Sessions sessions={sessions.data.items} nowMs={sessions.dataUpdatedAt} />;
}

interface SessionsProps {
  readonly sessions: readonly Session[];
  /** When the list came, in the time of this machine. */
  readonly nowMs: number;
}

function Sessions({ sessions, nowMs }: SessionsProps) {
  const text = useSettingsText();
  const host = useRemoteHost();
  const [toEnd, setToEnd] = useState<SessionsToEnd | null>(null);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Flex vertical gap={16}>
      <SessionTable
        sessions={sessions}
        nowMs={nowMs}
        onEnd={(session) => (session.isCurrent ? host.signOut() : setToEnd({ which: 'one', session }))}
      />
      {hasOthers ? (
        <Flex wrap gap={12}>
          <Button onClick={() => setToEnd({ which: 'others' })}>{text('sessions.endOthers')}</Button>
          <Button danger onClick={() => setToEnd({ which: 'everywhere' })}>
            {text('sessions.endEverywhere')}
          </Button>
        </Flex>
      ) : (
        <Typography.Text type="secondary">{text('sessions.noOthers')}</Typography.Text>
      )}
      {toEnd === null ? null : <EndSessions toEnd={toEnd} onClose={() => setToEnd(null)} />}
    </Flex>
  );
}
