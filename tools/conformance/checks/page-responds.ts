import type { Page } from 'playwright-core';

/** Whether a click on the page's first visible heading, link or button arrives there: nothing lies over it. */
export async function pageResponds(page: Page): Promise<boolean> {
  const box = await page.evaluate(() => {
    const own = [...document.querySelectorAll('h1, h2, a[href], button')].find(
      (element) => element.checkVisibility() && element.getBoundingClientRect().top >= 0,
    );
    if (own === undefined) return null;
    Reflect.deleteProperty(document, 'conformanceClick');
    const onClick = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      Reflect.set(document, 'conformanceClick', true);
    };
    own.addEventListener('click', onClick, { once: true, capture: true });
    const { left, top, width, height } = own.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 40), y: top + Math.min(height / 2, 20) };
  });
  if (box === null) return false;
  await page.mouse.click(box.x, box.y);
  return page.evaluate(() => Reflect.has(document, 'conformanceClick'));
}
