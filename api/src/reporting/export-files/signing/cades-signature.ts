import { createHash, sign, type KeyObject } from 'node:crypto';
import { der, elementsOf, inside, integer, nothing, objectId, octets, sequence, setOf } from './der';

/** Who signs: a private key, RSA or of an elliptic curve, its certificate, and those that certify that one. DER. */
export interface SigningIdentity {
  readonly key: KeyObject;
  readonly certificate: Buffer;
  readonly chain: readonly Buffer[];
}

const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
};

/**
 * A detached CAdES signature over content of which `digest` is the SHA-256: RFC 5652, with the attributes that ETSI EN
 * 319 142-1 asks of PAdES baseline B, and no others. When it was signed stands in the PDF.
 */
export function signCades(digest: Buffer, { key, certificate, chain }: SigningIdentity): Buffer {
  const attributes = setOf(
    attribute(ids.contentType, objectId(ids.data)),
    attribute(ids.messageDigest, octets(digest)),
    attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate)))))),
  );
  const { issuer, serial } = namesOf(certificate);
  const sha = sequence(objectId(ids.sha256));
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? sequence(objectId(ids.ecdsaSha256))
      : sequence(objectId(ids.rsaSha256), nothing);
  const signer = sequence(
    integer(1),
    sequence(issuer, serial),
    sha,
    // Signed as a set, and kept as field 0.
    der(0xa0, inside(attributes)),
    algorithm,
    octets(sign('sha256', attributes, key)),
  );
  const signed = sequence(
    integer(1),
    setOf(sha),
    sequence(objectId(ids.data)),
    der(0xa0, certificate, ...chain),
    setOf(signer),
  );
  return sequence(objectId(ids.signedData), der(0xa0, signed));
}

function attribute(type: string, value: Buffer): Buffer {
  return sequence(objectId(type), setOf(value));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Issuer and serial number, as they stand in a certificate. */
function namesOf(certificate: Buffer): { readonly issuer: Buffer; readonly serial: Buffer } {
  const [signedPart = Buffer.alloc(0)] = elementsOf(inside(certificate));
  const parts = elementsOf(inside(signedPart));
  // The version comes first, where it is not 1.
  const [serial, , issuer] = parts[0]?.readUInt8(0) === 0xa0 ? parts.slice(1) : parts;
  if (serial === undefined || issuer === undefined) throw new Error('the certificate is damaged');
  return { issuer, serial };
}
