import { isIP } from 'node:net';
import { CallFault } from '../../platform/http/call-fault';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** Where calls may go. */
export interface OutboundPolicy {
  /** Host names, in lower case. */
  readonly hosts: readonly string[];
  /** In the demo alone, where the simulator stands for authorities. */
  readonly allowsLoopback: boolean;
}

/** `endpoint` as an address that may be called. Errors: `CallFault` saying which rule it breaks. */
export function requireAllowedEndpoint(endpoint: string, policy: OutboundPolicy): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined) throw refused('is not an address');
  if (url.username !== '' || url.password !== '') throw refused('is not a plain address');
  const host = hostOf(url);
  if (isLoopbackHost(host)) {
    if (!policy.allowsLoopback) throw refused('is this machine itself, which only the demo may call');
    return url;
  }
  if (url.protocol !== 'https:') throw refused('is not an https address');
  if (!policy.hosts.includes(host)) throw refused('is at a host that AUTHORITY_HOSTS does not name');
  if (isIP(host) !== 0) requireAllowedAddress(host, policy);
  return url;
}

/** Refuses an address that a name resolved to. Errors: `CallFault`. */
export function requireAllowedAddress(address: string, policy: OutboundPolicy): void {
  if (policy.allowsLoopback && isLoopbackAddress(address)) return;
  if (!isPublicAddress(address)) throw refused(`leads to ${address}, which is no address of the internet`);
}

/** Host name without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host);
}

function refused(words: string): CallFault {
  return new CallFault(`The endpoint ${words}.`, { isUnsent: true, isRefused: true });
}
