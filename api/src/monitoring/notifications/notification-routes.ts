import {
  listNotifications as listNotificationsCall,
  markNotificationsRead,
  readNotificationPreferences,
  resendNotification,
  streamNotifications,
  writeNotificationPreferences,
} from '@tallyhouse/shared/contracts/notifications';
import type { AppContext } from '../../platform/routes/app-context';
import { isDemoStore } from '../../store/is-demo-store';
import { inZone } from '../../house/settings/zones';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { versionOf } from '../../platform/http/if-match';
import { ProblemError } from '../../platform/http/problems';
import { markRead, resend } from './change-notifications';
import { countUnread, listNotifications } from './list-notifications';
import { presentPreferences, readPreferencesOf, writePreferences } from './preferences';
import { createStreamHub } from './stream-hub';

/** Messages to people, and by which channels they want them. */
export function notificationRoutes(api: Api, context: AppContext): void {
  messageRoutes(api, context);
  preferenceRoutes(api, context);
  streamRoute(api, context);
}

function messageRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listNotificationsCall, ({ query, user, brand, brandIds, signal }) =>
    listNotifications(store, { user, brandIds }, inZone(query, brand), { signal }),
  );

  route(api, markNotificationsRead, async ({ body, user, brandIds }) => {
    const marked = await markRead(store, { user, brandIds }, { ...body, now: clock() });
    return { marked, unread: await countUnread(store, { user, brandIds }) };
  });

  route(api, resendNotification, ({ params, user, brandIds }) =>
    resend(store, { user, brandIds }, { id: params.id, now: clock() }),
  );
}

function preferenceRoutes(api: Api, { store, config, clock }: AppContext): void {
  const hasMailServer = config.mail.smtpUrl !== undefined;

  route(api, readNotificationPreferences, async ({ user, reply }) => {
    const preferences = await readPreferencesOf(store, user.id);
    void reply.header('ETag', `"${preferences.version}"`);
    return presentPreferences(preferences, { newSecret: null, hasMailServer });
  });

  route(api, writeNotificationPreferences, async ({ body, user, request, reply }) => {
    const expected = versionOf(request.headers['if-match']);
    const change = { ...body, userId: user.id, expected, now: clock() };
    const allowsLoopback = await isDemoStore(store);
    const newSecret = await writePreferences(store, change, { allowsLoopback });
    const preferences = await readPreferencesOf(store, user.id);
    void reply.header('ETag', `"${preferences.version}"`);
    return presentPreferences(preferences, { newSecret, hasMailServer });
  });
}

function streamRoute(api: Api, { store, clock, log }: AppContext): void {
  const hub = createStreamHub({
    store,
    clock,
    onFailure: (error) => log.error({ err: error }, 'the stream of notifications could not be looked after'),
  });
  // Before the server waits for its connections: these would never end by themselves.
  api.server.addHook('preClose', () => hub.close());

  route(api, streamNotifications, async ({ user, request, reply }) => {
    if (request.headers.accept?.includes('text/event-stream') !== true) throw notAsked();
    const lastEventId = request.headers['last-event-id'];
    const after =
      typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
    const content = await hub.open(user, after);
    // Not the signal of the call: a stream may last longer than an answer.
    reply.raw.once('close', () => content.destroy());
    void reply
      .header('Cache-Control', 'no-store, no-transform')
      .header('X-Accel-Buffering', 'no')
      // A connection kept for another call would keep a server that closes waiting for it.
      .header('Connection', 'close');
    return { fileName: 'notifications', content };
  });
}

function notAsked(): ProblemError {
  return new ProblemError(406, 'NOT_ACCEPTABLE', 'This is a stream of events', {
    detail: 'Ask for it with the header Accept: text/event-stream.',
  });
}
