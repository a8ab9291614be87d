import { timingSafeEqual } from 'node:crypto';
import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import { readShippedRegister } from '../../taxes/obligations/read-register';
import { sha256 } from '../../domain/sha256';
import { checkSums } from '../../reporting/payloads/check-report';
import { Refusal, type FiledReport } from '../../reporting/payloads/filed-report';
import { readReport } from '../../reporting/payloads/read-report';
import type { Script } from './scripts';
import type { KeptSubmission, SubmissionBook } from './submission-book';
import type { SigningKeys } from '../../reporting/payloads/sign-payload';
import { verifySignature } from './verify-signature';

/** A submission as it came in. */
export interface IncomingSubmission {
  readonly authorityId: string;
  readonly brandId: string;
  readonly obligationCode: string;
  readonly idempotencyKey: string;
  readonly payloadHash: string;
  readonly contentType: string;
  readonly payload: Buffer;
  readonly algorithm: string | undefined;
  readonly signature: string | undefined;
}

interface Receiving {
  readonly book: SubmissionBook;
  readonly keys: SigningKeys;
  /** Numbers of licences that are in force; undefined: any. */
  readonly licenceNumbers: ReadonlySet<string> | undefined;
  readonly script: Script | undefined;
  readonly now: Date;
}

/** How long an acceptance takes where no script says otherwise. */
const usualSeconds = 20;

/**
 * Checks a submission and keeps it. The same key with the same payload is the same submission: it has no second effect.
 *
 * Errors: `Refusal` for what is not even taken: a hash or a signature that is wrong, or a key with another payload.
 */
export function receiveSubmission(incoming: IncomingSubmission, receiving: Receiving): KeptSubmission {
  requireHash(incoming);
  const known = receiving.book.find(incoming.authorityId, incoming.idempotencyKey);
  if (known !== undefined) {
    if (known.payloadHash === incoming.payloadHash) return known;
    throw new Refusal('KEY_REUSED', 'The same key came with another payload before.');
  }
  const signing = signingOf(incoming);
  if (signing === 'HMAC_SHA256' || signing === 'ED25519') verifySignature(incoming, signing, receiving.keys);
  const submission = judge(incoming, receiving);
  receiving.book.keep(submission);
  return submission;
}

function requireHash({ payload, payloadHash }: IncomingSubmission): void {
  const computed = Buffer.from(`sha256:${sha256(payload)}`);
  const given = Buffer.from(payloadHash);
  if (computed.length === given.length && timingSafeEqual(computed, given)) return;
  throw new Refusal('PAYLOAD_HASH', 'The payload does not have the hash that came with it.');
}

function signingOf({ authorityId, obligationCode }: IncomingSubmission): Obligation['signing'] {
  const authority = readShippedRegister().find(({ id }) => id === authorityId);
  return authority?.obligations.find(({ code }) => code === obligationCode)?.signing ?? 'NONE';
}

/** The submission with its end: accepted in time, or rejected for what is in the file. */
function judge(
  incoming: IncomingSubmission,
  { book, licenceNumbers, script, now }: Receiving,
): KeptSubmission {
  const outcome = outcomeOf(script);
  const afterSeconds = script?.afterSeconds ?? usualSeconds;
  const kept = {
    authorityId: incoming.authorityId,
    idempotencyKey: incoming.idempotencyKey,
    payloadHash: incoming.payloadHash,
    brandId: incoming.brandId,
    obligation: incoming.obligationCode,
    ackRef: `${incoming.authorityId}-${sha256(`${incoming.authorityId} ${incoming.idempotencyKey}`).slice(0, 12).toUpperCase()}`,
    receivedAt: now.toISOString(),
    settledAt: new Date(now.getTime() + afterSeconds * 1000).toISOString(),
  };
  try {
    const report = readReport(incoming.contentType, incoming.payload);
    checkReport(report, incoming, { book, licenceNumbers });
    return { ...kept, ...aboutOf(report), ...outcome };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      ...kept,
      ...aboutNothing,
      first: 'ACKNOWLEDGED',
      final: 'REJECTED',
      code: error.code,
      text: error.message,
      settledAt: kept.receivedAt,
    };
  }
}

function checkReport(
  report: FiledReport,
  incoming: IncomingSubmission,
  { book, licenceNumbers }: Pick<Receiving, 'book' | 'licenceNumbers'>,
): void {
  if (
    `${report.reportId}:${report.version}` !== incoming.idempotencyKey ||
    report.brandId !== incoming.brandId ||
    report.obligation !== incoming.obligationCode
  ) {
    throw new Refusal('HEADER', 'The header of the file is not that of the submission.');
  }
  const unknown = report.licences.find((number) => licenceNumbers?.has(number) === false);
  if (unknown !== undefined) throw new Refusal('UNKNOWN_LICENCE', `There is no licence ${unknown}.`);
  checkSums(report);
  requireFirst(report, incoming, book.all());
}

/** A period is filed once; what corrects it names what it takes the place of. */
function requireFirst(
  report: FiledReport,
  { authorityId, brandId, obligationCode }: IncomingSubmission,
  kept: readonly KeptSubmission[],
): void {
  const earlier = kept.filter(
    (other) =>
      other.authorityId === authorityId &&
      other.brandId === brandId &&
      other.obligation === obligationCode &&
      other.periodFrom === report.periodFrom &&
      other.periodTo === report.periodTo &&
      other.final !== 'REJECTED',
  );
  if (earlier.length === 0 || earlier.some(({ reportId }) => reportId === report.replaces)) return;
  throw new Refusal(
    'PERIOD_FILED_TWICE',
    'This period was filed before: send a correction that names what it replaces.',
  );
}

function outcomeOf(script: Script | undefined): Pick<KeptSubmission, 'first' | 'final' | 'code' | 'text'> {
  switch (script?.behaviour) {
    case 'REJECT':
      return { first: 'ACKNOWLEDGED', final: 'REJECTED', code: script.code, text: script.text };
    case 'ACKNOWLEDGE':
      return { first: 'ACKNOWLEDGED', final: 'ACKNOWLEDGED', code: null, text: null };
    case 'RECEIVE':
      return { first: 'RECEIVED', final: 'RECEIVED', code: null, text: null };
    default:
      return { first: 'ACKNOWLEDGED', final: 'ACCEPTED', code: null, text: null };
  }
}

type About = Pick<KeptSubmission, 'periodFrom' | 'periodTo' | 'reportId' | 'replaces'>;

const aboutNothing: About = { periodFrom: '', periodTo: '', reportId: '', replaces: null };

function aboutOf({ periodFrom, periodTo, reportId, replaces }: FiledReport): About {
  return { periodFrom, periodTo, reportId, replaces };
}
