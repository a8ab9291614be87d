import { coveredBy } from '../../figures/brands-as-one';
import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { checkSums } from './check-report';
import { Refusal } from './filed-report';
import { readReport } from './read-report';
import { ProblemError } from '../../platform/http/problems';
import { nextVersionOf } from '../reports/next-version';
import { readPayloadNotes } from '../reports/notes/payload-notes';
import type { StoredContent } from '../reports/queries/read-content';
import type { Queryable } from '../../store/store';
import { findFilingAddress } from './filing-address';
import { readSentVersion } from './queries/read-sent-version';
import { buildDocument } from './build-document';
import { contentTypes } from './payload-document';
import { freezePayload } from './write-payload';

type PayloadPreview = NonNullable<Simulation['payloadPreview']>;

/**
 * The file that handing in `content` would write, by the same writer; null where none can be made.
 *
 * Its bytes are those of the submission as long as nothing changes: the content is kept under its usual title, and no
 * other version is kept or sent before it.
 */
export async function previewPayload(
  store: Queryable,
  content: StoredContent,
  brand: ActiveBrand,
): Promise<PayloadPreview | null> {
  const { type, period, basis } = content.definition;
  const { id, version, title, draft, replaces } = await nextVersionOf(store, content, brand);
  const report = { id, version, title, type, period, basis, brandId: brand.id, family: content.family };
  try {
    const address = await findFilingAddress(store, { brandIds: coveredBy(brand), type, period });
    const last = await readSentVersion(store, report);
    const notes = await readPayloadNotes(store, draft?.id ?? replaces, content);
    const document = await buildDocument(store, { report, content, brand, address, last, notes });
    const { payload, payloadHash } = freezePayload(document, address.format);
    const isInOrder = readsBack(contentTypes[address.format], payload);
    const schema = document.schemaVersion ?? document.format;
    return { format: address.format, sha256: payloadHash, validAgainst: isInOrder ? schema : null };
  } catch (error) {
    // Nobody takes it, or it is too long: submitting it says so in words.
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** Whether an authority that goes by the schema could read the file, and finds that it adds up. */
function readsBack(contentType: string, payload: string): boolean {
  try {
    checkSums(readReport(contentType, Buffer.from(payload, 'utf8')));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
