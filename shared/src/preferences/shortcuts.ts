const key = 'tallyhouse.shortcuts';

/** Whether keys without a modifier may do something: who speaks to the computer switches them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice in this browser. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Blocked storage: they stay as they are.
  }
}
