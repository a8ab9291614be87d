import { randomBytes } from 'node:crypto';
import type { NotificationMatrix, NotificationPreferences } from '@tallyhouse/shared/contracts/notifications';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { createSqlParams } from '../../store/sql-params';
import { ValidationFailed, VersionConflict } from '../../platform/http/problems';
import type { Keyring } from '../../store/secrets/keyring';
import type { Queryable, Store } from '../../store/store';
import { defaultMatrix, unmutableEvents } from './matrix';

/** What a user wishes to be told, and where webhooks go. */
export interface StoredPreferences {
  readonly userId: string;
  readonly matrix: NotificationMatrix;
  readonly webhookUrl: string | null;
  readonly webhookSecret: string | null;
  /** 0 for who never said. */
  readonly version: number;
}

const columns = `user_id as "userId", matrix as "matrix", webhook_url as "webhookUrl",
  webhook_secret as "webhookSecret", version as "version"`;

/** The preferences of `userIds`, those included who never said. Their webhooks are as they are kept: sealed. */
export async function readPreferences(
  store: Queryable,
  userIds: readonly string[],
): Promise<Map<string, StoredPreferences>> {
  const params = createSqlParams();
  const rows = await store.query<StoredPreferences>(
    `select ${columns} from notification_preference where user_id in (${params.addAll(userIds)})`,
    params.values,
  );
  const known = new Map(rows.map((row) => [row.userId, row]));
  return new Map(userIds.map((userId) => [userId, known.get(userId) ?? unsaid(userId)]));
}

/** The address is a secret too: those of many services hold a token. */
function placeOf(column: 'webhook_url' | 'webhook_secret', userId: string) {
  return ['notification_preference', column, userId];
}

function opened(
  secrets: Keyring,
  { webhookUrl, webhookSecret, ...row }: StoredPreferences,
): StoredPreferences {
  const open = (column: Parameters<typeof placeOf>[0], sealed: string | null) =>
    sealed === null ? null : secrets.open(sealed, placeOf(column, row.userId));
  return {
    ...row,
    webhookUrl: open('webhook_url', webhookUrl),
    webhookSecret: open('webhook_secret', webhookSecret),
  };
}

function unsaid(userId: string): StoredPreferences {
  return { userId, matrix: defaultMatrix, webhookUrl: null, webhookSecret: null, version: 0 };
}

/** Those of one user, opened. Errors: `SecretsError` for a webhook that somebody changed in the store. */
export async function readPreferencesOf(store: Queryable, userId: string): Promise<StoredPreferences> {
  return opened(store.secrets, (await readPreferences(store, [userId])).get(userId) ?? unsaid(userId));
}

/** A change as its user writes it. */
export interface PreferenceChange {
  readonly userId: string;
  readonly matrix: NotificationMatrix;
  readonly webhookUrl: string | null;
  readonly expected: number;
  readonly now: Date;
}

/**
 * Keeps a change and gives the secret of a new webhook address, which is not shown again; null where the address stays.
 *
 * Errors: `VersionConflict`; `ValidationFailed` for muting what cannot be muted, and for no https address.
 */
export async function writePreferences(
  store: Store,
  change: PreferenceChange,
  { allowsLoopback }: { readonly allowsLoopback: boolean },
): Promise<string | null> {
  requireUnmuted(change.matrix);
  if (change.webhookUrl !== null) requireWebhookUrl(change.webhookUrl, allowsLoopback);
  return store.tx(async (tx) => {
    const before = await readPreferencesOf(tx, change.userId);
    if (before.version !== change.expected) throw new VersionConflict();
    const isNew = change.webhookUrl !== null && change.webhookUrl !== before.webhookUrl;
    const newSecret = isNew ? randomBytes(32).toString('base64url') : null;
    const secret = change.webhookUrl === null ? null : (newSecret ?? before.webhookSecret);
    await upsert(tx, change, secret);
    await appendAuditEvent(tx, {
      at: change.now,
      action: 'NOTIFICATION_PREFERENCES_CHANGED',
      actorId: change.userId,
      object: { kind: 'user', id: change.userId },
      detail: { webhookHost: change.webhookUrl === null ? null : new URL(change.webhookUrl).host },
    });
    return newSecret;
  });
}

async function upsert(
  tx: Queryable,
  { userId, matrix, webhookUrl, expected, now }: PreferenceChange,
  secret: string | null,
): Promise<void> {
  const seal = (column: Parameters<typeof placeOf>[0], plain: string | null) =>
    plain === null ? null : tx.secrets.seal(plain, placeOf(column, userId));
  const sealed = [seal('webhook_url', webhookUrl), seal('webhook_secret', secret)];
  const values = [userId, JSON.stringify(matrix), ...sealed, now.toISOString(), expected];
  const written = await tx.query(
    expected === 0
      ? `insert into notification_preference (user_id, matrix, webhook_url, webhook_secret, updated_at, version)
         values ($1, $2, $3, $4, cast($5 as timestamp), $6 + 1) on conflict do nothing returning user_id`
      : `update notification_preference set matrix = $2, webhook_url = $3, webhook_secret = $4,
           updated_at = cast($5 as timestamp), version = version + 1
         where user_id = $1 and version = $6 returning user_id`,
    values,
  );
  if (written.length === 0) throw new VersionConflict();
}

function requireUnmuted(matrix: NotificationMatrix): void {
  const muted = unmutableEvents.flatMap((event) =>
    (['IN_APP', 'EMAIL'] as const)
      .filter((channel) => !matrix[event][channel])
      .map((channel) => ({
        field: `matrix.${event}.${channel}`,
        code: 'UNMUTABLE',
        message: 'Critical alerts cannot be muted in the app and by e-mail',
      })),
  );
  if (muted.length > 0) throw new ValidationFailed(muted);
}

function requireWebhookUrl(webhookUrl: string, allowsLoopback: boolean): void {
  const url = URL.canParse(webhookUrl) ? new URL(webhookUrl) : undefined;
  const isOwnMachine = url !== undefined && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return;
  if (url?.protocol === 'http:' && isOwnMachine && allowsLoopback) return;
  throw new ValidationFailed([
    {
      field: 'webhookUrl',
      code: 'NOT_HTTPS',
      message: 'It must be an https address without a password in it',
    },
  ]);
}

/** Preferences as the contract shows them. */
export function presentPreferences(
  { matrix, webhookUrl, version }: StoredPreferences,
  { newSecret, hasMailServer }: { readonly newSecret: string | null; readonly hasMailServer: boolean },
): NotificationPreferences {
  return {
    matrix,
    unmutable: [...unmutableEvents],
    webhookUrl,
    webhookSecret: newSecret,
    hasMailServer,
    version,
  };
}
