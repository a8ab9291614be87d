import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { PdfSigningSettings } from '../../../platform/config/config';
import { isWithin } from '../../../store/secrets/is-within';
import { CommandError } from '../../../platform/config/usage-error';
import type { SigningIdentity } from './cades-signature';
import { createPdfSigner, type PdfSigner } from './pdf-signer';
import { maySign } from './key-usage';
import { readPkcs12, WrongPassphrase } from './read-pkcs12';

/**
 * Opens the key of a deployment that signs PDFs; null where the settings name none.
 *
 * Errors: `CommandError`, in words for the operator, for a file that is missing, in the data folder, open to other
 * accounts or no PKCS#12, for a wrong pass phrase, and for a key without a certificate, one that is too weak, or whose certificate is not valid now or
 * not for signatures.
 */
export async function openPdfSigner(
  settings: PdfSigningSettings,
  { dataDir, now }: { readonly dataDir: string; readonly now: Date },
): Promise<PdfSigner | null> {
  const { file } = settings;
  if (file === undefined) {
    if (settings.passphrase === undefined && settings.passphraseFile === undefined) return null;
    throw new CommandError('PDF_SIGNING_FILE is missing: a pass phrase is set, and no file that it opens.');
  }
  const bytes = readClosed(file, 'PDF_SIGNING_FILE', dataDir);
  const { keys, certificates } = await open(bytes, file, passphraseOf(settings, dataDir));
  const identity = identityOf(keys.map(readKey), certificates, file);
  const certificate = new X509Certificate(identity.certificate);
  requireUsable(certificate, identity.key, file, now);
  return createPdfSigner(identity, certificate);
}

function passphraseOf({ passphrase, passphraseFile }: PdfSigningSettings, dataDir: string): string {
  if (passphrase !== undefined && passphraseFile !== undefined) {
    throw new CommandError(
      'PDF_SIGNING_PASSPHRASE and PDF_SIGNING_PASSPHRASE_FILE are both set: set one of them.',
    );
  }
  if (passphraseFile === undefined) return passphrase ?? '';
  return readClosed(passphraseFile, 'PDF_SIGNING_PASSPHRASE_FILE', dataDir)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}

/** A file that no other account of the machine can read, and that no copy of the data folder takes along. */
function readClosed(file: string, setting: string, dataDir: string): Buffer {
  if (dataDir !== ':memory:' && isWithin(file, dataDir)) {
    throw new CommandError(
      `${setting}=${file} lies in the data folder, so that a copy of that takes it along: move it elsewhere.`,
    );
  }
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${setting}=${file} cannot be read (${code}): name the file, and give this account the right to read it.`,
    );
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0) {
    throw new CommandError(
      `Other accounts of this machine can read ${file}: close it with chmod 600 ${file}.`,
    );
  }
  return bytes;
}

async function open(bytes: Buffer, file: string, passphrase: string) {
  try {
    return await readPkcs12(bytes, passphrase);
  } catch (error) {
    throw new CommandError(
      error instanceof WrongPassphrase
        ? `The pass phrase does not open ${file}: set the right one in PDF_SIGNING_PASSPHRASE_FILE or PDF_SIGNING_PASSPHRASE.`
        : `${file} is no PKCS#12 file (.p12, .pfx) that can be read: make it with openssl pkcs12 -export.`,
    );
  }
}

function readKey(key: Buffer): KeyObject {
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The key with its certificate, and the others of the file, which certify that one. */
function identityOf(
  keys: readonly KeyObject[],
  certificates: readonly Buffer[],
  file: string,
): SigningIdentity {
  for (const key of keys) {
    const certificate = certificates.find((one) => new X509Certificate(one).checkPrivateKey(key));
    if (certificate === undefined) continue;
    return { key, certificate, chain: certificates.filter((one) => one !== certificate) };
  }
  throw new CommandError(
    `${file} holds no private key with its certificate: export both with openssl pkcs12 -export -inkey KEY -in CERTIFICATES.`,
  );
}

function requireUsable(certificate: X509Certificate, key: KeyObject, file: string, now: Date): void {
  const { modulusLength } = key.asymmetricKeyDetails ?? {};
  const isKnown = key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'ec';
  if (!isKnown || (modulusLength !== undefined && modulusLength < 2048)) {
    throw new CommandError(
      `The key in ${file} cannot sign PDFs: it must be RSA of 2048 bits or more, or of an elliptic curve.`,
    );
  }
  const [from, until] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
  const day = (instant: Date) => instant.toISOString().slice(0, 10);
  if (now > until) {
    throw new CommandError(
      `The certificate in ${file} ended on ${day(until)}: put a new one in its place, or unset PDF_SIGNING_FILE to export unsigned PDFs.`,
    );
  }
  if (now < from) {
    throw new CommandError(
      `The certificate in ${file} is valid from ${day(from)} on: wait, or look at the clock of this machine.`,
    );
  }
  if (!maySign(certificate.raw)) {
    throw new CommandError(
      `The certificate in ${file} is not made for signatures: ask for one whose key usage has digitalSignature or nonRepudiation.`,
    );
  }
}
