import { useStore } from 'zustand';
import type { User } from '../contracts/auth';
import type { AuthState } from './auth-state';
import type { Session } from './session';
import type { TabBrandState } from './tab-brand';

/** Who is signed in; draws again when that changes, in this tab or another. */
export function useAuth(session: Session): AuthState {
  return useStore(session.auth);
}

/** What this tab works for; `chosen` is null before a choice. */
export function useTabBrand(session: Session): TabBrandState {
  return useStore(session.tabBrand);
}

/** The user whose session ran out while the page stood; null while a session is there, or when none was. */
export function useExpiredUser(session: Session): User | null {
  return useStore(session.expired, ({ user }) => user);
}

/** Whether the last session of this browser ran out, or was ended elsewhere, and nobody has signed in since. */
export function useHasRunOut(session: Session): boolean {
  return useStore(session.meta, ({ endedBy }) => endedBy === 'expired');
}
