/** Calls back while the mouse stays pressed; Escape gives up. Gives what stops it. */
export function followMouse(handlers: {
  readonly onMove: (event: MouseEvent) => void;
  readonly onEnd: (isGivenUp: boolean) => void;
}): () => void {
  const end = (isGivenUp: boolean) => {
    stop();
    handlers.onEnd(isGivenUp);
  };
  const move = (event: MouseEvent) => (event.buttons === 0 ? end(false) : handlers.onMove(event));
  const up = () => end(false);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(true);
  };
  const stop = () => {
    window.removeEventListener('mousemove', move);
    window.removeEventListener('mouseup', up);
    window.removeEventListener('keydown', press, true);
  };
  window.addEventListener('mousemove', move);
  window.addEventListener('mouseup', up);
  window.addEventListener('keydown', press, true);
  return stop;
}
