import type { Queryable } from '../store';
import { sealedMark, type Keyring } from './keyring';

/** Everything in the store that is a secret; each value is bound to table, column and row. */
export const sealedColumns = [
  { table: 'store_key', rowKey: 'id', column: 'sealed' },
  { table: 'app_user', rowKey: 'id', column: 'otp_secret' },
  { table: 'app_user', rowKey: 'id', column: 'otp_pending_secret' },
  { table: 'notification_preference', rowKey: 'user_id', column: 'webhook_secret' },
  // Addresses of many services hold a token.
  { table: 'notification_preference', rowKey: 'user_id', column: 'webhook_url' },
  // The answer that handed a secret out is kept to be given again.
  { table: 'keyed_call', rowKey: 'id', column: 'body' },
] as const;

/** Ids of all keys by which something in the store is sealed. */
export async function findKeysInUse(store: Queryable): Promise<string[]> {
  const ids = sealedColumns.map(
    ({ table, column }) =>
      `select substr(${column}, ${sealedMark.length + 1}, 8) as id from ${table} where starts_with(${column}, '${sealedMark}')`,
  );
  const rows = await store.query<{ id: string }>(`${ids.join(' union ')} order by id`);
  return rows.map(({ id }) => id);
}

/**
 * Seals everything by the present key that is sealed by another, or, where `takesPlain`, not at all; gives how many
 * values that were. One row after the other: answers that are kept may be large.
 *
 * Errors: `SecretsError` for what does not open.
 */
export async function sealAnew(
  tx: Queryable,
  secrets: Keyring,
  { takesPlain }: { readonly takesPlain: boolean },
): Promise<number> {
  const present = `${sealedMark}${secrets.ids[0] ?? ''}.`;
  let count = 0;
  for (const { table, rowKey, column } of sealedColumns) {
    const rows = await tx.query<{ row: string }>(
      `select ${rowKey} as "row" from ${table} where ${column} is not null and not starts_with(${column}, $1)`,
      [present],
    );
    for (const { row } of rows) {
      const [found] = await tx.query<{ value: string }>(
        `select ${column} as "value" from ${table} where ${rowKey} = $1`,
        [row],
      );
      if (found === undefined) continue;
      const place = [table, column, row];
      const isPlain = takesPlain && !found.value.startsWith(sealedMark);
      const plain = isPlain ? found.value : secrets.open(found.value, place);
      // Somebody may have set it anew meanwhile.
      await tx.query(`update ${table} set ${column} = $2 where ${rowKey} = $1 and ${column} = $3`, [
        row,
        secrets.seal(plain, place),
        found.value,
      ]);
      count += 1;
    }
  }
  return count;
}
