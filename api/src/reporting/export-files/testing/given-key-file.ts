import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A PKCS#12 file, as an operator makes it. */
export interface GivenKeyFile {
  readonly file: string;
  readonly passphrase: string;
  /** Its certificate, which is its own issuer's: a file, PEM. */
  readonly certificate: string;
}

interface KeyOptions {
  readonly kind?: 'rsa:2048' | 'rsa:1024' | 'ec';
  readonly usage?: string;
}

/** Makes a key with a certificate that is valid for ten years, by OpenSSL, in `folder`. */
export function givenKeyFile(folder: string, { kind = 'rsa:2048', usage }: KeyOptions = {}): GivenKeyFile {
  const place = (ending: string) => join(folder, `signing.${ending}`);
  const [key, certificate, file] = [place('key'), place('pem'), place('p12')];
  const passphrase = 'ngome ya mawe é';
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const algorithm = kind === 'ec' ? ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] : [kind];
  const uses = usage === undefined ? [] : ['-addext', `keyUsage=critical,${usage}`];
  openssl(
    ...['req', '-x509', '-newkey', ...algorithm, '-nodes', '-keyout', key, '-out', certificate],
    ...['-days', '3650', '-subj', '/O=Alder/CN=Alder Gaming Ltd', ...uses],
  );
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    key,
    '-in',
    certificate,
    '-out',
    file,
    '-passout',
    `pass:${passphrase}`,
  );
  return { file, passphrase, certificate };
}
