import { useEffect } from 'react';

const takenOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the section of the address into view, and keeps it there while what stands above it still loads and grows,
 * until somebody moves the page.
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
    for (const sign of takenOver) addEventListener(sign, stop, { passive: true });
    return () => {
      stop();
      for (const sign of takenOver) removeEventListener(sign, stop);
    };
  }, [anchor]);
}
