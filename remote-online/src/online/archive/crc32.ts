const table = new Uint32Array(256).map((_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of everything so far followed by `chunk`; start with 0. */
export function updateCrc32(crc: number, chunk: Uint8Array): number {
  let value = ~crc;
  for (const byte of chunk) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
