import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

const mostTries = 30;

/**
 * Focuses the first field within `place` as soon as the pop-up around it has its place: until then it is hidden and takes
 * no focus, so that `autoFocus` comes too early for readers who want no motion.
 */
export function useFocusOnceShown(place: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let tries = 0;
    let frame = 0;
    const attempt = () => {
      const field = place.current?.querySelector('input');
      field?.focus();
      tries += 1;
      if (document.activeElement !== field && tries < mostTries) frame = requestAnimationFrame(attempt);
    };
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [place, isWanted]);
}

/** What a pop-up was opened to type in: its first field has the focus. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnceShown(place);
  return (
    <div ref={place} className="th-boxless">
      {children}
    </div>
  );
}
