import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenPortal } from './open-portal';

/** How far a mounted remote has come. */
export type Phase =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly portal: OpenPortal }
  | { readonly status: 'session-over' }
  | { readonly status: 'refused'; readonly error: unknown };

export interface EmbedState {
  readonly phase: Phase;
  readonly theme: 'light' | 'dark';
}

export function createEmbedState(theme: EmbedState['theme']): StoreApi<EmbedState> {
  return createStore(() => ({ phase: { status: 'opening' }, theme }));
}
