import * as z from 'zod/mini';
import { writeBlacklistBody } from '@tallyhouse/shared/contracts/blacklists';
import { channelSchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part, type ProposalPart } from '../../house/changes/proposal-parts';
import { readLicenceTerms } from '../../house/settings/read-licence-terms';
import { NotFound, ProblemError, ValidationFailed } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { requireHideable, requireType } from './families';
import { readBlacklists } from './queries/read-blacklists';
import { readChangeReason } from './queries/read-pending';
import { writeBlacklist } from './queries/write-blacklist';

const payloadSchema = z.strictObject({
  brandId: idSchema,
  family: channelSchema,
  type: writeBlacklistBody.shape.type,
  hidden: writeBlacklistBody.shape.hidden,
});
type BlacklistPayload = z.output<typeof payloadSchema>;

/** Columns that everybody of a brand does without. What is sent and every total stay as they are. */
export const blacklistChange: ChangeHandler<BlacklistPayload> = {
  kind: 'COLUMN_BLACKLIST',
  schema: payloadSchema,
  brandId: ({ brandId }) => brandId,
  async describe(store, payload) {
    return partsOf(payload, (await requireBrand(store, payload.brandId)).name);
  },
  async document(store, payload) {
    return { hidden: (await readBrandList(store, payload)).hidden };
  },
  after: ({ hidden }) => ({ hidden: namedOnce(hidden) }),
  async check(store, payload) {
    const { country } = await requireBrand(store, payload.brandId);
    const licences = await readLicenceTerms(store, [payload.brandId]);
    requireType(payload, { country, licences }, 'payload.');
    requireHideable(payload, 'payload.');
    const { hidden } = await readBrandList(store, payload);
    if (hidden.join() !== namedOnce(payload.hidden).join()) return;
    const message = 'Exactly these columns are already hidden';
    throw new ValidationFailed([{ field: 'payload.hidden', code: 'NO_CHANGE', message }]);
  },
  async apply(tx, payload, { actorId, proposedBy, now, changeId }) {
    const { brandId, family, type } = payload;
    const hidden = namedOnce(payload.hidden);
    const { version, hidden: before } = await readBrandList(tx, payload);
    const isWritten = await writeBlacklist(tx, {
      ...{ brandId, family, type, hidden, now },
      owner: '*',
      expected: version,
      userId: proposedBy,
      confirmedBy: actorId,
      reason: await readChangeReason(tx, changeId),
    });
    if (!isWritten) {
      throw new ProblemError(409, 'CHANGE_OUTDATED', 'The list was changed at the same time', {
        detail: 'Reject it and have it proposed again on the current values.',
      });
    }
    await appendAuditEvent(tx, {
      at: now,
      action: 'BLACKLIST_CHANGED',
      actorId,
      brandId,
      object: { kind: 'blacklist', id: `${family}:${type}` },
      detail: { before: before.join(','), after: hidden.join(','), proposedBy, change: changeId },
    });
  },
};

function partsOf({ family, type, hidden }: BlacklistPayload, brand: string): ProposalPart[] {
  const columns =
    hidden.length === 0
      ? part(`HIDE_NOTHING_${family}`, { brand })
      : part(`HIDE_COLUMNS_${family}`, { brand, columns: namedOnce(hidden).join(', ') });
  return type === '*' ? [columns] : [columns, part('OF_REPORT_TYPE', { reportType: type })];
}

function namedOnce(hidden: readonly string[]): string[] {
  return [...new Set(hidden)].sort();
}

async function readBrandList(
  store: Queryable,
  { brandId, family, type }: BlacklistPayload,
): Promise<{ readonly hidden: readonly string[]; readonly version: number }> {
  const entries = await readBlacklists(store, { brandId, family, owners: ['*', '*'], type });
  return entries.find((entry) => entry.type === type) ?? { hidden: [], version: 0 };
}

/** Errors: `NotFound`. */
async function requireBrand(
  store: Queryable,
  brandId: string,
): Promise<{ readonly name: string; readonly country: string }> {
  const [brand] = await store.query<{ name: string; country: string }>(
    'select name, country from brand where id = $1',
    [brandId],
  );
  if (brand === undefined) throw new NotFound('brand');
  return brand;
}
