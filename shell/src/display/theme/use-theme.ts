import { useSyncExternalStore } from 'react';
import { useServices } from '../../remotes/services/services';

/** The theme chosen and what it comes to. */
export function useTheme() {
  const { themeChoice } = useServices();
  const state = useSyncExternalStore(themeChoice.subscribe, themeChoice.current);
  return { ...state, choose: themeChoice.choose, reducedMotion: themeChoice.reducedMotion };
}
