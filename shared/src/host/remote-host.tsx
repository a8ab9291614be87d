import { createContext, useContext, type ReactNode } from 'react';
import type { RemoteHost } from '../contracts/remote';
import { OpenCallContext } from '../ui/open-call';

const RemoteHostContext = createContext<RemoteHost | null>(null);

/** Gives `host` to every screen below. */
export function RemoteHostProvider({
  host,
  children,
}: {
  readonly host: RemoteHost;
  readonly children: ReactNode;
}) {
  const openCall = (traceId: string) => host.navigate(`/api-log?call=${encodeURIComponent(traceId)}`);
  return (
    <RemoteHostContext value={host}>
      <OpenCallContext value={host.session.permissions.includes('logs.view') ? openCall : null}>
        {children}
      </OpenCallContext>
    </RemoteHostContext>
  );
}

/** The page that holds this screen: calls, session, navigation. */
export function useRemoteHost(): RemoteHost {
  const host = useContext(RemoteHostContext);
  if (host === null)
    throw new Error('No RemoteHostProvider above: the shell, mount() or renderRemote() puts one there.');
  return host;
}
