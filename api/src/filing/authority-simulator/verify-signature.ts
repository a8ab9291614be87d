import { createHmac, createPrivateKey, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { keyFile, signedText, type SigningKeys } from '../../reporting/payloads/sign-payload';
import { readSealedFile } from '../../store/secrets/sealed-file';
import { Refusal } from '../../reporting/payloads/filed-report';

/** What is said to be signed, and the signature that came with it. */
export interface SignedSubmission {
  readonly brandId: string;
  readonly authorityId: string;
  readonly obligationCode: string;
  readonly idempotencyKey: string;
  readonly payloadHash: string;
  readonly algorithm: string | undefined;
  readonly signature: string | undefined;
}

/** Refuses a submission that is not signed as its obligation wants it. Errors: `Refusal` `SIGNATURE`. */
export function verifySignature(
  submission: SignedSubmission,
  signing: 'HMAC_SHA256' | 'ED25519',
  keys: SigningKeys,
): void {
  const { algorithm, signature = '' } = submission;
  if (algorithm !== signing.toLowerCase().replace('_', '-'))
    throw refusal(`A signature by ${signing} is missing.`);
  const text = Buffer.from(signedText(submission));
  const given = Buffer.from(signature, 'base64');
  if (!isGenuine({ text, given, key: readKey(submission, signing, keys) }, signing)) {
    throw refusal('The signature does not belong to what was sent.');
  }
}

function isGenuine(
  { text, given, key }: { readonly text: Buffer; readonly given: Buffer; readonly key: string },
  signing: 'HMAC_SHA256' | 'ED25519',
): boolean {
  if (signing === 'ED25519') return verify(null, text, createPublicKey(createPrivateKey(key)), given);
  const expected = createHmac('sha256', Buffer.from(key.trim(), 'base64')).update(text).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readKey(
  submission: SignedSubmission,
  signing: 'HMAC_SHA256' | 'ED25519',
  { keysDir, secrets }: SigningKeys,
): string {
  const key = readSealedFile(secrets, keyFile(keysDir, submission, signing));
  if (key === null) throw refusal('The submitter is not registered with a key.');
  return key;
}

function refusal(text: string): Refusal {
  return new Refusal('SIGNATURE', text);
}
