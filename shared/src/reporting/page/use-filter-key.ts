import { useEffect, type RefObject } from 'react';
import { areShortcutsOn } from '../../preferences/shortcuts';

/** `/` moves to the filter of the page: the element marked `data-report-filter`, else its first search field. */
export function useFilterKey(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || !areShortcutsOn() || document.querySelector('dialog[open]') !== null) return;
      const filter =
        page.current?.querySelector<HTMLElement>('[data-report-filter]') ??
        page.current?.querySelector<HTMLElement>('input[type="search"], .ant-input-search input');
      const target = filter?.matches('input, button, select, [tabindex]')
        ? filter
        : filter?.querySelector<HTMLElement>('input, button, [tabindex]');
      if (target === null || target === undefined) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page]);
}

function isTyping(event: KeyboardEvent): boolean {
  // Within a shadow root the document is told of its host only.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
