import type { X509Certificate } from 'node:crypto';
import { ProblemError } from '../../../platform/http/problems';
import { signCades, type SigningIdentity } from './cades-signature';

/** Signs the PDFs of a deployment. */
export interface PdfSigner {
  /** Whom the certificate names. */
  readonly name: string;
  /** Who says so. */
  readonly issuer: string;
  readonly serial: string;
  readonly validUntil: Date;
  /** More than any of its signatures takes. */
  readonly mostBytes: number;
  /**
   * A CAdES signature over content of which `digest` is the SHA-256: DER.
   *
   * Errors: `UNAVAILABLE` when the certificate has ended.
   */
  sign(digest: Buffer, at: Date): Buffer;
}

/** What does not grow with the certificates: names, numbers, the signature itself (RSA of 8192 bits at most). */
const frameBytes = 4096;

export function createPdfSigner(identity: SigningIdentity, certificate: X509Certificate): PdfSigner {
  const validUntil = new Date(certificate.validTo);
  const certificates = [identity.certificate, ...identity.chain];
  return {
    name: commonName(certificate.subject),
    issuer: commonName(certificate.issuer),
    serial: certificate.serialNumber,
    validUntil,
    mostBytes: frameBytes + certificates.reduce((sum, { length }) => sum + length, 0),
    sign(digest, at) {
      if (at > validUntil) throw certificateOver(validUntil);
      return signCades(digest, identity);
    },
  };
}

/** `CN`, else all that the name says. */
function commonName(name: string): string {
  return /^CN=(.+)$/m.exec(name)?.[1] ?? name.replaceAll('\n', ', ');
}

function certificateOver(until: Date): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', 'The certificate that signs PDFs has ended', {
    detail: `It ended on ${until.toISOString().slice(0, 10)}. Ask the operator to put a new one in its place, or export a workbook.`,
  });
}
