import { randomUUID } from 'node:crypto';
import type { DeliveryState, NotificationChannel } from '@tallyhouse/shared/contracts/notifications';
import type { BrandSettings } from '@tallyhouse/shared/contracts/settings';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { readBrandLimits } from '../alerts/brand-limits';
import { channelsOf, withDefaultsOf } from './matrix';
import type { Notice, Notices } from './notice';
import type { Person } from './people';
import { readPreferences, type StoredPreferences } from './preferences';

interface Posting {
  readonly people: readonly Person[];
  readonly hasMailServer: boolean;
  readonly now: Date;
}

interface Message {
  readonly notice: Notice;
  readonly userId: string;
  readonly channel: NotificationChannel;
  readonly state: DeliveryState;
  readonly detail: string | null;
}

/** Holds up everybody else who posts until `tx` ends, and gives the number of the newest message. */
export async function takePostingTurn(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    'update notification_turn set last = last where id = 1 returning last as "last"',
  );
  if (row === undefined) throw new Error('the store has no row in notification_turn');
  return row.last;
}

/** Writes a message for each recipient and channel of each notice, and what was taken note of. The turn must be taken. */
export async function postNotices(
  tx: Queryable,
  { notices, noted }: Notices,
  posting: Posting,
): Promise<number> {
  const preferences = await readPreferences(
    tx,
    posting.people.map(({ id }) => id),
  );
  const limitsOf = await readBrandLimits(tx);
  const defaultsOf = ({ brandId }: Notice) =>
    brandId === null ? [] : limitsOf(brandId).notificationDefaults;
  const messages = notices.flatMap((notice) =>
    posting.people
      .filter((person) => notice.isFor(person))
      .flatMap(({ id }) =>
        messagesTo(notice, withDefaults(preferences.get(id), defaultsOf(notice)), posting),
      ),
  );
  const last = await numberMessages(tx, messages.length);
  for (let from = 0; from < messages.length; from += rowsAtOnce) {
    const first = last - messages.length + 1 + from;
    await insertMessages(tx, messages.slice(from, from + rowsAtOnce), { first, now: posting.now });
  }
  await note(tx, noted, posting.now);
  return messages.length;
}

const rowsAtOnce = 100;

/** Who never chose takes what the brand has chosen. */
function withDefaults(
  preferences: StoredPreferences | undefined,
  defaults: BrandSettings['notificationDefaults'],
): StoredPreferences | undefined {
  if (preferences?.version !== 0) return preferences;
  return { ...preferences, matrix: withDefaultsOf(preferences.matrix, defaults) };
}

function messagesTo(
  notice: Notice,
  preferences: StoredPreferences | undefined,
  { hasMailServer }: Posting,
): Message[] {
  if (preferences === undefined) return [];
  const { userId, matrix, webhookUrl } = preferences;
  return channelsOf(matrix, notice.event).flatMap((channel): Message[] => {
    const message = { notice, userId, channel, detail: null };
    if (channel === 'IN_APP') return [{ ...message, state: 'SENT' }];
    if (channel === 'WEBHOOK') return webhookUrl === null ? [] : [{ ...message, state: 'PENDING' }];
    return [
      hasMailServer
        ? { ...message, state: 'PENDING' }
        : { ...message, state: 'SKIPPED', detail: 'No mail server is configured.' },
    ];
  });
}

async function numberMessages(tx: Queryable, count: number): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    'update notification_turn set last = last + $1 where id = 1 returning last as "last"',
    [count],
  );
  return row?.last ?? 0;
}

async function insertMessages(
  tx: Queryable,
  messages: readonly Message[],
  { first, now }: { readonly first: number; readonly now: Date },
): Promise<void> {
  const params = createSqlParams(now.toISOString());
  const rows = messages.map(({ notice, userId, channel, state, detail }, index) => {
    const { brandId, event, sourceId, title, text, said, object, link } = notice;
    const own = params.addAll([
      `ntf_${randomUUID()}`,
      brandId,
      userId,
      channel,
      event,
      sourceId,
      title,
      text,
      object.kind,
      object.id,
      link,
      state,
      detail,
      JSON.stringify(said),
    ]);
    const at = 'cast($1 as timestamp)';
    const sent = state === 'SENT' ? `1, null, ${at}` : `0, ${state === 'PENDING' ? at : 'null'}, null`;
    return `(${own}, ${first + index}, ${at}, ${sent})`;
  });
  await tx.query(
    `insert into notification (id, brand_id, user_id, channel, event, source_id, title, body, object_kind, object_id,
       link, delivery_state, delivery_detail, said, seq, created_at, attempts, next_attempt_at, sent_at)
     values ${rows.join(', ')}`,
    params.values,
  );
}

async function note(tx: Queryable, noted: Notices['noted'], now: Date): Promise<void> {
  for (let from = 0; from < noted.length; from += rowsAtOnce) {
    const params = createSqlParams(now.toISOString());
    const rows = noted
      .slice(from, from + rowsAtOnce)
      .map(({ sourceId, brandId }) => `(${params.addAll([sourceId, brandId])}, cast($1 as timestamp))`);
    await tx.query(
      `insert into notified (source_id, brand_id, noted_at) values ${rows.join(', ')} on conflict do nothing`,
      params.values,
    );
  }
}
