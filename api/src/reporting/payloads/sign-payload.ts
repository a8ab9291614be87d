import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { join } from 'node:path';
import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { Keyring } from '../../store/secrets/keyring';
import { readSealedFile, type SealedFile } from '../../store/secrets/sealed-file';
import type { Submission } from '../../platform/http/authority-gateway';
import { CallFault } from '../../platform/http/call-fault';

type Signed = Pick<Submission, 'idempotencyKey' | 'obligationCode' | 'payloadHash'>;

/** The text that is signed: the payload by its hash, bound to what it is and to the one time that it counts. */
export function signedText({ idempotencyKey, obligationCode, payloadHash }: Signed): string {
  return ['tallyhouse-submission/1', idempotencyKey, obligationCode, payloadHash].join('\n');
}

/** File of the key that a brand signs with for an authority. */
export function keyFile(
  keysDir: string,
  { brandId, authorityId }: Pick<Submission, 'brandId' | 'authorityId'>,
  signing: 'HMAC_SHA256' | 'ED25519',
): SealedFile {
  // Both come from the store; neither may lead out of the folder.
  if (![brandId, authorityId].every((id) => /^[\w-]+$/.test(id)))
    throw new CallFault('The names of brand and authority are no file names.', { isRefused: true });
  return signingKey(keysDir, brandId, `${authorityId}.${signing === 'ED25519' ? 'ed25519.pem' : 'hmac'}`);
}

/** The file of that name among a brand's keys. */
export function signingKey(keysDir: string, brandId: string, name: string): SealedFile {
  return { path: join(keysDir, brandId, name), name: `authority-keys/${brandId}/${name}` };
}

/** Where the keys are that payloads are signed with, and what those of the data folder are sealed by. */
export interface SigningKeys {
  readonly keysDir: string;
  readonly secrets: Keyring;
}

/**
 * Headers that prove who sends what; none where the obligation wants no signature.
 *
 * Errors: `CallFault` when there is no usable key, or the kind of signature is not one that can be sent.
 */
export function signatureHeaders(
  submission: Submission,
  signing: Obligation['signing'],
  { keysDir, secrets }: SigningKeys,
): Record<string, string> {
  if (signing === 'NONE') return {};
  if (signing !== 'HMAC_SHA256' && signing !== 'ED25519') {
    throw new CallFault(`The signature ${signing} belongs to files that the platform writes.`, {
      isUnsent: true,
      isRefused: true,
    });
  }
  const key = readKey(secrets, keyFile(keysDir, submission, signing));
  const text = Buffer.from(signedText(submission));
  try {
    const signature =
      signing === 'ED25519'
        ? sign(null, text, createPrivateKey(key))
        : createHmac('sha256', hmacKey(key)).update(text).digest();
    return {
      'Signature-Algorithm': signing.toLowerCase().replace('_', '-'),
      Signature: signature.toString('base64'),
    };
  } catch (error) {
    throw error instanceof CallFault ? error : unusableKey();
  }
}

/** Base64 of at least 32 bytes. */
function hmacKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length < 32) throw unusableKey();
  return key;
}

function readKey(secrets: Keyring, file: SealedFile): string {
  let key: string | null;
  try {
    key = readSealedFile(secrets, file);
  } catch {
    throw unusableKey();
  }
  if (key !== null) return key;
  throw new CallFault(
    'There is no signing key for this brand and authority: put it into AUTHORITY_KEYS_DIR.',
    { isUnsent: true, isRefused: true },
  );
}

function unusableKey(): CallFault {
  return new CallFault('The signing key for this brand and authority cannot be used.', {
    isUnsent: true,
    isRefused: true,
  });
}
