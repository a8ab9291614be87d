import { useState } from 'react';

const key = 'tallyhouse.opened';

/**
 * Whether a part of screens that can be folded is open, and how to open or fold it. Kept in this browser, so that a
 * part stays as it was left.
 *
 * @param part its name, the same on every screen that has it: `summary-chart`
 */
export function useOpened(part: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => openedParts().includes(part));
  const keep = (next: boolean) => {
    setOpen(next);
    const others = openedParts().filter((one) => one !== part);
    try {
      localStorage.setItem(key, [...others, ...(next ? [part] : [])].join(' '));
    } catch {
      // Blocked storage: it is folded again the next time.
    }
  };
  return [isOpen, keep];
}

function openedParts(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((part) => part !== '');
  } catch {
    return [];
  }
}
