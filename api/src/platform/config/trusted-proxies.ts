import { isIP } from 'node:net';
import * as z from 'zod/mini';

const mostHops = 9;
const error = `is neither a number of proxies from 1 to ${mostHops} nor a list of addresses and networks like 127.0.0.1,10.0.0.0/8`;

/** `TRUST_PROXY`: `1` for one proxy before the server, or `10.1.2.3,10.0.0.0/8,fd00::/8` for those at these addresses. */
export const trustedProxies = z.pipe(
  z.string().check(z.refine((text) => isHops(text) || text.split(',').every(isNetwork), { error })),
  z.transform((text: string) => (isHops(text) ? Number(text) : text.split(','))),
);

function isHops(text: string): boolean {
  return /^[1-9]$/.test(text);
}

/** Whole networks of every address there is (`/0`) would let anybody name any address. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0 || bits === undefined) return family !== 0;
  return Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}
