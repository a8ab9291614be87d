import { isIPv6 } from 'node:net';

/** Where a call comes from, as far as it can be one household or one provider. */
export interface Origin {
  /** The IPv4 address, or the /64 of an IPv6 one: a household has all of those. */
  readonly home: string;
  /** The /24 or /48 around it. */
  readonly network: string;
}

export function originOf(address: string): Origin {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!isIPv6(mapped)) return { home: mapped, network: mapped.replace(/\.\d+$/, '.0') };
  const groups = groupsOf(mapped);
  return { home: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return all.map((group) => Number.parseInt(group === '' ? '0' : group, 16).toString(16));
}
