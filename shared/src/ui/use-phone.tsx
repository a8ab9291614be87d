import { useSyncExternalStore } from 'react';

/** Widths at which screens are read on a phone; styles that belong to it ask for the same. */
export const phone = '(max-width: 640px)';

/** Whether the page is as narrow as on a phone; follows the window. */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, isPhone, () => false);
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phone).matches;
}

function follow(changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
