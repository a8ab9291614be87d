/** Puts the focus on the heading of the page: where reading begins once what had it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
