import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { apiKeyRequestFields } from '@tallyhouse/shared/contracts/api-keys';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../changes/change-handler';
import { part } from '../changes/proposal-parts';
import { NotFound, ValidationFailed } from '../../platform/http/problems';
import { readBrandName } from '../changes/assignments';
import { createKeyPrefix } from '../../platform/auth/key-secret';

const payloadSchema = z.strictObject(apiKeyRequestFields);
type KeyPayload = z.output<typeof payloadSchema>;

const wordsOfScope = { 'loads.ingest': 'TO_DELIVER_FILES' } as const;
const longestMs = 366 * 86_400_000;

/** A key for a machine. It has no secret before one is handed out, so nobody sees one in the change. */
export const apiKeyChange: ChangeHandler<KeyPayload> = {
  kind: 'API_KEY',
  schema: payloadSchema,
  brandId: ({ brandId }) => brandId,
  async describe(store, { name, brandId, scopes, expiresAt }) {
    const brand = (await readBrandName(store, brandId)) ?? brandId;
    return [
      part('ADD_KEY', { name, brand }),
      ...scopes.map((scope) => part(wordsOfScope[scope])),
      part('UNTIL', { until: expiresAt }),
    ];
  },
  async check(store, { brandId, expiresAt }, now) {
    if ((await readBrandName(store, brandId)) === undefined) throw new NotFound('brand');
    const leftMs = Date.parse(expiresAt) - now.getTime();
    if (leftMs > 0 && leftMs <= longestMs) return;
    const message = 'A key ends within a year from now';
    throw new ValidationFailed([{ field: 'payload.expiresAt', code: 'RANGE', message }]);
  },
  async apply(tx, { brandId, name, scopes, expiresAt }, { actorId, proposedBy, now, changeId }) {
    const id = `key_${randomUUID()}`;
    await tx.query(
      `insert into api_key (id, brand_id, name, prefix, scopes, created_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, cast($7 as timestamp), cast($8 as timestamp))`,
      [id, brandId, name, createKeyPrefix(), scopes.join(','), proposedBy, now.toISOString(), expiresAt],
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'API_KEY_CHANGED',
      actorId,
      brandId,
      object: { kind: 'api-key', id },
      detail: { deed: 'ADDED', scopes: scopes.join(','), expiresAt, change: changeId },
    });
  },
};
