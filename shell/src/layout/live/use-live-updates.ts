import {
  changeEventSchema,
  streamNotifications,
  type ChangeEvent,
} from '@tallyhouse/shared/contracts/notifications';
import type { StreamEvent } from '@tallyhouse/shared/http/event-stream';
import type { QueryClient } from '@tallyhouse/shared/kit/query';
import { notificationsKey } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useExpiredUser } from '@tallyhouse/shared/session/use-session';
import { useEffect } from 'react';
import { useServices } from '../../remotes/services/services';
import { isConcernedBy, isLive } from './concerned-queries';
import { followStream, type StreamPage } from './follow-stream';

const browserPage: StreamPage = {
  isHidden: () => document.visibilityState === 'hidden',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  random: () => Math.random(),
};

/** Changes and messages come in swarms, and what this page is changing itself is read again by whoever changes it. */
const settleMs = 400;

/** Reads again what others change while the page is looked at: the server says what, nothing is asked by the clock. */
export function useLiveUpdates(queries: QueryClient, tab: TabBrand): void {
  const { http, session } = useServices();
  const isOver = useExpiredUser(session) !== null;
  const brandId = tab.brand?.id ?? null;
  useEffect(() => {
    if (isOver) return undefined;
    const readAgain = (isMeant: (name: unknown) => boolean) =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(queryKey[0]) });
    const readMessages = () => void queries.invalidateQueries({ queryKey: notificationsKey });
    const changed = new Set<ChangeEvent['kind']>();
    let haveMessagesCome = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      timer = undefined;
      if (queries.isMutating() > 0) {
        timer = setTimeout(settle, settleMs);
        return;
      }
      const kinds = [...changed];
      changed.clear();
      readAgain((name) => kinds.some((kind) => isConcernedBy(kind, name)));
      if (haveMessagesCome) readMessages();
      haveMessagesCome = false;
    };
    const onEvent = ({ event, data }: StreamEvent) => {
      if (event === 'notification' || event === 'reset') {
        haveMessagesCome = true;
        timer ??= setTimeout(settle, settleMs);
      }
      if (event !== 'change') return;
      const change = changeEventSchema.safeParse(JSON.parse(data));
      if (!change.success) return;
      if (brandId !== null && brandId !== change.data.brandId) return;
      changed.add(change.data.kind);
      timer ??= setTimeout(settle, settleMs);
    };
    const stop = followStream({
      page: browserPage,
      open: (lastEventId, signal) =>
        http.openStream(streamNotifications, {
          signal,
          headers: {
            Accept: 'text/event-stream',
            ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
          },
        }),
      onEvent,
      onReopened: () => {
        readMessages();
        readAgain(isLive);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [http, queries, brandId, isOver]);
}
