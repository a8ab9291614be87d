import { useSyncExternalStore } from 'react';

/** Widths at which screens are read on a phone; styles that belong to it ask for the same. */
export const phone = '(max-width: 640px)';

/** Whether the page is as narrow as on a phone; follows the window. */
export function usePhone(): boolean {
  return useMatches(phone);
}

/** Whether the page is as a media query says; follows the window. */
export function useMatches(words: string): boolean {
  return useSyncExternalStore(
    (changed) => follow(words, changed),
    () => typeof matchMedia === 'function' && matchMedia(words).matches,
    () => false,
  );
}

function follow(words: string, changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(words);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
