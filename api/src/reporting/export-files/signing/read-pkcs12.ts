import type forge from 'node-forge';

/** The pass phrase does not open the file. */
export class WrongPassphrase extends Error {
  constructor() {
    super('the pass phrase does not open the file');
    this.name = 'WrongPassphrase';
  }
}

/** What a PKCS#12 file holds: private keys (PKCS#8) and certificates, each in DER. */
export interface Pkcs12Content {
  readonly keys: readonly Buffer[];
  readonly certificates: readonly Buffer[];
}

/** Opens a PKCS#12 file (RFC 7292). Errors: `WrongPassphrase`; `Error` for what is none. */
export async function readPkcs12(file: Buffer, passphrase: string): Promise<Pkcs12Content> {
  // Few deployments sign, and it takes a while to load.
  const { default: library } = await import('node-forge');
  const { asn1, pki } = library;
  const toDer = (value: forge.asn1.Asn1) => Buffer.from(asn1.toDer(value).getBytes(), 'latin1');
  const bags = openBags(library, file, passphrase);
  return {
    // What the library knows of a key or certificate it gives as that, and all others as they stand there.
    keys: bags
      .filter(({ type }) => type === pki.oids['keyBag'] || type === pki.oids['pkcs8ShroudedKeyBag'])
      .map(({ key, asn1: raw }) => toDer(key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)) : raw)),
    certificates: bags
      .filter(({ type }) => type === pki.oids['certBag'])
      .map(({ cert, asn1: raw }) => toDer(cert ? pki.certificateToAsn1(cert) : raw)),
  };
}

function openBags(
  { asn1, pkcs12, util }: typeof forge,
  file: Buffer,
  passphrase: string,
): forge.pkcs12.Bag[] {
  const content = asn1.fromDer(file.toString('latin1'));
  const open = (words: string) =>
    pkcs12.pkcs12FromAsn1(content, words).safeContents.flatMap(({ safeBags }) => safeBags);
  try {
    return open(passphrase);
  } catch (error) {
    if (isMacError(error)) throw new WrongPassphrase();
    if (isAscii.test(passphrase)) throw isDecryption(error) ? new WrongPassphrase() : error;
    // The pass phrase is right. Newer ciphers take it as UTF-8, which the library leaves to its caller, and then the
    // check of the whole would take it for another one. One key in 256 that is wrong still gives a padding that looks
    // right, so what the first try says of the content does not count.
    if (Array.isArray(content.value)) content.value.splice(2);
    return open(util.encodeUtf8(passphrase));
  }
}

const isAscii = /^[\x20-\x7e]*$/;

function isDecryption(error: unknown): boolean {
  return error instanceof Error && /password|decrypt|MAC/i.test(error.message);
}

function isMacError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('MAC');
}
