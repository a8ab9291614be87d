import { connectionSchema, proofSchema } from '@tallyhouse/shared/contracts/authorities';
import { daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import * as z from 'zod/mini';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part } from '../../house/changes/proposal-parts';
import { ValidationFailed } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { declareHoliday, readDeclaredHoliday } from '../../taxes/obligations/queries/declared-holidays';
import { readBrandName } from '../../house/changes/assignments';
import { readConnections } from './queries/read-connections';
import { writeConnection } from './queries/write-connection';
import { readShippedRegister } from '../../taxes/obligations/read-register';

const payloadSchema = z.discriminatedUnion('deed', [
  /** How a brand is connected. */
  z.strictObject({
    deed: z.literal('CONNECT'),
    brandId: idSchema,
    authorityId: idSchema,
    connection: connectionSchema,
  }),
  /** A holiday that the state announced; for the whole house, since due dates of every brand move with it. */
  z.strictObject({
    deed: z.literal('DECLARE_HOLIDAY'),
    authorityId: idSchema,
    day: daySchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    proof: proofSchema,
    source: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)),
  }),
]);
type AuthorityPayload = z.output<typeof payloadSchema>;

/** What is set about an authority: the connection of one brand, or a holiday. */
export const authorityChange: ChangeHandler<AuthorityPayload> = {
  kind: 'AUTHORITY',
  schema: payloadSchema,
  brandId: (payload) => (payload.deed === 'CONNECT' ? payload.brandId : null),
  async describe(store, payload) {
    const { authorityId: authority } = payload;
    if (payload.deed === 'DECLARE_HOLIDAY') {
      return [part('DECLARE_HOLIDAY', { day: payload.day, authority, name: payload.name })];
    }
    const { environment, endpoint } = payload.connection;
    const brand = (await readBrandName(store, payload.brandId)) ?? payload.brandId;
    return [
      part('CONNECT', { brand, authority, environment }),
      endpoint === null ? part('NO_ENDPOINT') : part('ENDPOINT', { endpoint }),
    ];
  },
  async document(store, payload) {
    if (payload.deed === 'DECLARE_HOLIDAY') return readDeclaredHoliday(store, payload);
    const { brandId, authorityId } = payload;
    const found = (await readConnections(store, [brandId])).find((row) => row.authorityId === authorityId);
    if (found === undefined) return null;
    const { environment, endpoint, certificateUntil, ackHours, trackedFrom, version } = found;
    return { environment, endpoint, certificateUntil, ackHours, trackedFrom, version };
  },
  after: (payload) => {
    if (payload.deed === 'CONNECT') return payload.connection;
    const { name, proof, source } = payload;
    return { name, proof, source };
  },
  check: (store, payload) => requireSensible(store, payload),
  async apply(tx, payload, { actorId, proposedBy, now, changeId }) {
    if (payload.deed === 'CONNECT') await writeConnection(tx, payload, { actorId, now });
    else await declareHoliday(tx, payload, { actorId, now });
    await appendAuditEvent(tx, {
      at: now,
      action: 'AUTHORITY_CHANGED',
      actorId,
      brandId: payload.deed === 'CONNECT' ? payload.brandId : undefined,
      object: { kind: 'authority', id: payload.authorityId },
      detail: { deed: payload.deed, proposedBy, change: changeId },
    });
  },
};

/** Errors: `ValidationFailed`. */
function requireSensible(store: Queryable, payload: AuthorityPayload): Promise<void> {
  const faults = faultsOf(payload);
  if (faults.length > 0) throw new ValidationFailed(faults);
  return payload.deed === 'CONNECT' ? requireBrand(store, payload.brandId) : Promise.resolve();
}

function faultsOf(payload: AuthorityPayload) {
  const fault = (field: string, message: string) => [{ field: `payload.${field}`, code: 'UNFIT', message }];
  if (!readShippedRegister().some(({ id }) => id === payload.authorityId)) {
    return fault('authorityId', 'The register has no such authority');
  }
  if (payload.deed !== 'CONNECT') return [];
  const { environment, endpoint } = payload.connection;
  if (environment === 'SIMULATOR' || environment === 'PORTAL') {
    const why = environment === 'PORTAL' ? 'Portals are filed manually' : 'The simulator has its own';
    return endpoint === null ? [] : fault('connection.endpoint', `${why}: leave it empty`);
  }
  if (endpoint !== null && !endpoint.startsWith('https://')) {
    return fault('connection.endpoint', 'It must start with https://');
  }
  return [];
}

async function requireBrand(store: Queryable, brandId: string): Promise<void> {
  const found = await store.query('select id from brand where id = $1', [brandId]);
  if (found.length > 0) return;
  throw new ValidationFailed([
    { field: 'payload.brandId', code: 'UNFIT', message: 'There is no such brand' },
  ]);
}
