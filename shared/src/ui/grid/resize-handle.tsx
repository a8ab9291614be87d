import type { MouseEvent } from 'react';
import { isRtl } from './direction';
import { followMouse } from './follow-mouse';

interface ResizeHandleProps {
  readonly widthPx: number;
  readonly onResize: (widthPx: number, isDone: boolean) => void;
  readonly onFit: () => void;
}

/** Edge of a header to drag; the header's menu and Shift with the arrows do the same without dragging. */
export function ResizeHandle({ widthPx, onResize, onFit }: ResizeHandleProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const startX = event.clientX;
    const sign = isRtl(event.currentTarget) ? -1 : 1;
    let reachedPx = widthPx;
    followMouse({
      onMove(moved) {
        reachedPx = widthPx + sign * (moved.clientX - startX);
        onResize(reachedPx, false);
      },
      onEnd: (isGivenUp) => onResize(isGivenUp ? widthPx : reachedPx, true),
    });
  };
  return (
    <i
      className="th-resize"
      aria-hidden="true"
      onMouseDown={press}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit();
      }}
    />
  );
}
