import { useStore } from 'zustand';
import type { AuthState } from './auth-state';
import type { Session } from './session';
import type { TabBrand } from './tab-brand';

/** Who is signed in; draws again when that changes, in this tab or another. */
export function useAuth(session: Session): AuthState {
  return useStore(session.auth);
}

/** What this tab has chosen to work for; null before a choice. */
export function useTabBrand(session: Session): TabBrand | null {
  return useStore(session.tabBrand, (state) => state.chosen);
}
