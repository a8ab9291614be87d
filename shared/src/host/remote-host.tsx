import { createContext, useContext, type ReactNode } from 'react';
import type { RemoteHost } from '../contracts/remote';

const RemoteHostContext = createContext<RemoteHost | null>(null);

/** Gives `host` to every screen below. */
export function RemoteHostProvider({
  host,
  children,
}: {
  readonly host: RemoteHost;
  readonly children: ReactNode;
}) {
  return <RemoteHostContext value={host}>{children}</RemoteHostContext>;
}

/** The page that holds this screen: calls, session, navigation. */
export function useRemoteHost(): RemoteHost {
  const host = useContext(RemoteHostContext);
  if (host === null)
    throw new Error('No RemoteHostProvider above: the shell, mount() or renderRemote() puts one there.');
  return host;
}
