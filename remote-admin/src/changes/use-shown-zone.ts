import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';

/** Zone in which instants are shown: that of the brand, else the reader's own. */
export function useShownZone(): string {
  const { session } = useRemoteHost();
  return session.brand?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
