const fields =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"], [role="searchbox"]';

/** Whether a key belongs to a field that it was pressed in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(fields) !== null);
}

/** Whether something lies over the page and keeps the keys. */
export function isCovered(page: Document): boolean {
  return (
    page.querySelector('dialog[open]') !== null ||
    [...page.querySelectorAll('[role="dialog"][aria-modal="true"], .ant-drawer-open')].some(
      (element) => element.closest('[style*="display: none"]') === null,
    )
  );
}
