import { createContext, useContext } from 'react';
import type { DataHealth } from './page/data-health';
import { useOnline } from './page/use-online';
import { usePageText } from './page/use-page-text';

/** Why figures on the screen cannot be acted upon right now. */
export interface ReportHealth {
  readonly isOffline: boolean;
  readonly isUnreachable: boolean;
  readonly data: DataHealth;
}

/** Given by `ReportPage` to everything in it. */
export const ReportHealthContext = createContext<ReportHealth | null>(null);

/**
 * Why an action cannot be taken right now, in words; null when it can. Elsewhere than below `ReportPage` nothing is known
 * but whether there is a network.
 *
 * `any`: whatever asks the server. `send`: what tells others these figures, which must be whole and the newest.
 */
export function useBlockedBecause(action: 'any' | 'send'): string | null {
  const health = useContext(ReportHealthContext);
  const text = usePageText();
  const isOnline = useOnline();
  if (health === null) return isOnline ? null : text('blocked.offline');
  if (health.isOffline) return text('blocked.offline');
  if (health.isUnreachable) return text('blocked.unreachable');
  if (action === 'any') return null;
  if (health.data.isNewerUrgent) return text('blocked.newer');
  return health.data.late === null ? null : text('blocked.late');
}
