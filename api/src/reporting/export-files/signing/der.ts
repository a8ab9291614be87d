/** A value in DER (X.690): its tag, and the bytes of its content. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

export const sequence = (...content: readonly Uint8Array[]): Buffer => der(0x30, ...content);
export const octets = (content: Uint8Array): Buffer => der(0x04, content);
export const integer = (small: number): Buffer => der(0x02, Buffer.from([small]));
export const nothing = der(0x05);
/** The elements of a set stand in the order of their bytes. */
export const setOf = (...content: readonly Buffer[]): Buffer =>
  der(0x31, ...content.toSorted((left, right) => left.compare(right)));

/** `1.2.840.113549.1.7.2` */
export function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) {
      digits.unshift(128 + (left % 128));
    }
    return digits;
  });
  return der(0x06, Buffer.from(bytes));
}

/** The values that stand behind one another in `bytes`, each as it stands there. */
export function elementsOf(bytes: Buffer): Buffer[] {
  const elements: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const { start, length } = contentOf(bytes, at);
    elements.push(bytes.subarray(at, start + length));
    at = start + length;
  }
  return elements;
}

/** The content of one value. */
export function inside(element: Buffer): Buffer {
  const { start, length } = contentOf(element, 0);
  return element.subarray(start, start + length);
}

function contentOf(bytes: Buffer, at: number): { readonly start: number; readonly length: number } {
  const first = bytes.readUInt8(at + 1);
  if (first < 128) return { start: at + 2, length: first };
  const size = first - 128;
  return { start: at + 2 + size, length: bytes.readUIntBE(at + 2, size) };
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const digits: number[] = [];
  for (let left = length; left > 0; left = Math.floor(left / 256)) digits.unshift(left % 256);
  return Buffer.from([128 + digits.length, ...digits]);
}
