import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { brandTerms, coversOf, withCovers, type WithCover } from './brand-licences';
import type { CurrentUser } from './current-user';
import type { Store } from '../../store/store';
import { isKeySecret, prefixOf } from './key-secret';

interface KeyRow extends WithCover {
  readonly id: string;
  readonly keyName: string;
  readonly scopes: string;
  readonly secretHash: string;
  readonly lastUsedAt: string | null;
  readonly brandId: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly zone: string;
  readonly cutoff: string;
  readonly channels: string;
}

const columns = [
  ...['k.id as "id"', 'k.name as "keyName"', 'k.scopes as "scopes"', 'k.secret_hash as "secretHash"'],
  ...['k.last_used_at as "lastUsedAt"', 'b.id as "brandId"', 'b.name as "name"', 'b.country as "country"'],
  ...['b.currency as "currency"', 'b.zone as "zone"', 'b.cutoff as "cutoff"', 'b.channels as "channels"'],
];

// The time of the last use is told to the minute; each call would be a write otherwise.
const useGrainMs = 60_000;

/**
 * The machine behind a key's secret, as a caller without roles whose `scopes` are all it may do.
 *
 * Undefined when it is no such secret, or the key is revoked or past its end: all alike.
 */
export async function readKeyHolder(
  store: Store,
  secret: string,
  now: Date,
): Promise<CurrentUser | undefined> {
  const rows = await store.query<KeyRow>(
    withCovers(
      columns,
      `from api_key k join brand b on b.id = k.brand_id
       where k.prefix = $1 and k.secret_hash is not null and k.revoked_at is null and k.expires_at > cast($2 as timestamp)`,
    ),
    [prefixOf(secret) ?? '', now.toISOString()],
  );
  const key = rows.find(({ cover }) => cover === null);
  if (key === undefined || !isKeySecret(secret, key.secretHash)) return undefined;
  await noteUse(store, key, now);
  const { id, keyName, scopes, brandId, name, country, currency, zone, cutoff, channels } = key;
  const brand = { id: brandId, name, country, currency, zone, cutoff, channels: channels.split(',') };
  return {
    id,
    email: '',
    name: keyName,
    locale: 'en',
    sessionId: id,
    assignments: [],
    brands: [{ ...brand, ...brandTerms(coversOf(rows), brand) }],
    scopes: scopes.split(',') as Permission[],
  };
}

async function noteUse(store: Store, { id, lastUsedAt }: KeyRow, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < useGrainMs) return;
  await store.tx((tx) =>
    tx.query('update api_key set last_used_at = cast($2 as timestamp) where id = $1', [
      id,
      now.toISOString(),
    ]),
  );
}
