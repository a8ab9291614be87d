import type { FocusEvent, MouseEvent } from 'react';
import { isRtl } from './direction';

/**
 * Hairlines along the column of the cell that is pointed at, or has the focus; for the body of a grid, whose row is
 * marked by itself. Past React: a mouse crosses many cells on its way.
 */
export const columnLines = {
  onMouseOver: ({ target, currentTarget }: MouseEvent<HTMLElement>) => draw(currentTarget, target),
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => draw(currentTarget, target),
  // A mouse that goes leaves them to the cell that has the focus, if any has.
  onMouseLeave: ({ currentTarget }: MouseEvent<HTMLElement>) => draw(currentTarget, document.activeElement),
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => draw(currentTarget, null),
};

function draw(body: HTMLElement, target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  // A pinned column stands still beside what scrolls, and has a line of its own.
  if (cell === null || !body.contains(cell) || cell.classList.contains('th-pinned')) {
    delete body.dataset['column'];
    return;
  }
  const [at, all] = [cell.getBoundingClientRect(), body.getBoundingClientRect()];
  const fromStart = isRtl(body) ? all.right - at.right : at.left - all.left;
  body.style.setProperty('--th-column-start', `${fromStart}px`);
  body.style.setProperty('--th-column-width', `${at.width}px`);
  body.dataset['column'] = '';
}
