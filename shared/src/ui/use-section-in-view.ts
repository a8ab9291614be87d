import { useEffect } from 'react';

const longestMs = 30_000;
const takenOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the section of the address into view, and keeps it there while what stands above it still loads and grows,
 * until somebody moves the page, and for no longer than loading may take.
 */
export function useSectionInView(anchor: string): void {
  useEffect(() => {
    const section = anchor === '' ? null : document.getElementById(anchor);
    if (section === null) return undefined;
    const show = () => section.scrollIntoView();
    // The page is there before the shell has drawn it: the browser's own jump comes too early.
    show();
    const growing = new ResizeObserver(show);
    if (section.parentElement !== null) growing.observe(section.parentElement);
    const stop = () => growing.disconnect();
    const timer = setTimeout(stop, longestMs);
    for (const sign of takenOver) addEventListener(sign, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const sign of takenOver) removeEventListener(sign, stop);
    };
  }, [anchor]);
}
