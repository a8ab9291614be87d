import { elementsOf, inside, objectId } from './der';

const keyUsage = objectId('2.5.29.15');
/** `digitalSignature` and `nonRepudiation`, the first two bits: RFC 5280, 4.2.1.3. */
const signing = 0xc0;

/** Whether a certificate (DER) lets its key sign documents; one that names no usage does. */
export function maySign(certificate: Buffer): boolean {
  const [signedPart = Buffer.alloc(0)] = elementsOf(inside(certificate));
  const extensions = elementsOf(inside(signedPart)).find((part) => part[0] === 0xa3);
  if (extensions === undefined) return true;
  for (const extension of elementsOf(inside(inside(extensions)))) {
    const parts = elementsOf(inside(extension));
    const value = parts.at(-1);
    if (parts[0]?.equals(keyUsage) !== true || value === undefined) continue;
    // In an octet string a bit string, whose first byte says how many bits its last one lacks.
    return ((inside(inside(value))[1] ?? 0) & signing) !== 0;
  }
  return true;
}
