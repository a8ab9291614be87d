import { useEffect, type RefObject } from 'react';
import { adoptStyles } from './adopt-styles';

// Rows within `th-cards` as cards on a phone, each cell with the words of its head. Numbers are written from left to right
// in every language, so that their cells begin at the other side of an Arabic card.
const styles = `
@media (max-width: 640px) {
  .th-cards, .th-cards .ant-table-content { max-block-size: none !important; }
  .th-cards table, .th-cards tbody, .th-cards tbody > tr { display: block; inline-size: auto !important; min-inline-size: 0 !important; }
  .th-cards thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .th-cards colgroup, .th-cards .ant-table-measure-row { display: none !important; }
  .th-cards tbody > tr { position: relative; padding: 8px 12px; border-block-end: 1px solid var(--th-line); background: var(--th-paper); }
  .th-cards tbody > tr > * { display: flow-root !important; position: static !important; inline-size: auto !important; min-inline-size: 0 !important; max-inline-size: none !important; padding: 3px 0 !important; border: 0 !important; background: none !important; white-space: normal !important; text-align: end !important; overflow-wrap: break-word; }
  .th-cards table:not(:has(thead)) tbody > tr > * { text-align: start !important; }
  .th-cards tbody > tr > [data-head]:not([data-head=''])::before { content: attr(data-head); float: inline-start; max-inline-size: 45%; padding-inline-end: 12px; color: var(--th-ink-soft); font-size: 12px; text-align: start; }
  .th-cards:dir(rtl) tbody > tr > .th-number { text-align: start !important; }
  .th-cards:dir(rtl) tbody > tr > .th-number[data-head]:not([data-head=''])::before { float: inline-end; direction: rtl; }
  .th-cards tbody > tr > .th-card-head.th-card-head { display: block !important; font-weight: 600; text-align: start !important; }
  .th-cards tbody > tr > .th-card-head::before { content: none !important; }
  .th-cards tbody > tr :is(a, span, .ant-btn) { white-space: normal; }
  .th-cards tbody > tr .ant-btn { block-size: auto; text-align: end; }
  .th-cards tbody > tr > :is(td:empty, .ant-table-selection-column:empty) { display: none !important; }
  .th-cards tbody > tr > .ant-table-selection-column { position: absolute !important; inset-block-start: 8px; inset-inline-end: 12px; }
  .th-cards tbody > tr:has(> .ant-table-selection-column) > .th-card-head { padding-inline-end: 36px !important; }
}
`;

/**
 * Writes on each cell of a table the words of its head, by which it is a line of a card on a phone; the first cell of a
 * row is the card's own. Rows that span columns are left as they are.
 */
export function useTableCards(place: RefObject<HTMLElement | null>): void {
  adoptStyles(styles);
  // After every drawing: rows come and go with it.
  useEffect(() => {
    const heads = [...(place.current?.querySelectorAll('thead > tr:last-child > *') ?? [])];
    const words = heads.map(nameOf);
    const first = heads.findIndex((head) => !head.classList.contains('ant-table-selection-column'));
    for (const row of place.current?.querySelectorAll('tbody > tr') ?? []) {
      const cells = [...row.children];
      if (cells.length !== heads.length) continue;
      for (const [at, cell] of cells.entries()) {
        cell.setAttribute('data-head', words[at] ?? '');
        cell.classList.toggle('th-card-head', at === first);
      }
    }
  });
}

/** Without the help that stands beside it. */
function nameOf(head: Element): string {
  const named = head.ownerDocument.getElementById(head.getAttribute('aria-labelledby') ?? '');
  return head.getAttribute('aria-label') ?? (named ?? head).textContent.trim();
}
