import type { Page } from '@playwright/test';

/** What lets the page as a whole be scrolled sideways: `37 px: div.th-grid-toolbar`; empty where nothing does. */
export function pageOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflowPx = document.documentElement.scrollWidth - window.innerWidth;
    if (overflowPx <= 0) return [];
    const isRtl = document.documentElement.dir === 'rtl';
    const stickingOut = [...document.querySelectorAll('main *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (isRtl ? left < -1 : right > window.innerWidth + 1);
    });
    return [
      `${overflowPx} px`,
      ...stickingOut.slice(0, 4).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ];
  });
}

/** Labels and figures whose words do not fit into their place: `button: Simulate rep…`. */
export function clippedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels =
      'button, a, label, th, dt, dd, h1, h2, h3, legend, [role="tab"], [role="columnheader"], .ant-tag';
    // By the place of the words themselves: shadows and handles drawn beyond an element cut nothing off.
    const isCut = (label: HTMLElement) => {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const words = range.getBoundingClientRect();
        let around = walker.currentNode.parentElement;
        for (; words.width > 0 && around !== null; around = around === label ? null : around.parentElement) {
          const { left, right, width } = around.getBoundingClientRect();
          if (width <= 1) break;
          const { display, overflowX } = getComputedStyle(around);
          const isBox = !display.startsWith('inline') || overflowX !== 'visible';
          if (isBox && (words.right > right + 1.5 || words.left < left - 1.5)) return true;
        }
      }
      return false;
    };
    return (
      [...document.querySelectorAll<HTMLElement>(labels)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => element.innerText.trim() !== '')
        // Cells of a grid hold data in columns that are widened by who reads them.
        .filter((element) => element.closest('[role="gridcell"], [role="rowheader"], td') === null)
        .filter(isCut)
        .map(
          (element) =>
            `${element.tagName.toLowerCase()}.${element.className}: ${element.innerText.slice(0, 80)}`,
        )
    );
  });
}

/** The text of each visible text node, but for code, and what is marked as of its own language or direction. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isMarked =
        parentElement?.closest('code, script, style, noscript, :not(html)[lang], [dir="auto"]') !== null;
      if (isMarked || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
      const text = (textContent ?? '').trim();
      if (text !== '') found.push(text);
    }
    return found;
  });
}

/**
 * Visible texts of an Arabic page with two Latin words in a row, other than those kept apart from the sentence around
 * them: names, codes and titles in an element of their own, or between the marks of Unicode.
 */
export function latinSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const apart = 'bdi, code, kbd, script, style, noscript, :not(html)[lang], :not(html)[dir]';
    const marked = /[\u2066\u2067\u2068][^\u2069]*\u2069/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest(apart) !== null) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      const text = (textContent ?? '').replaceAll(marked, '').trim();
      if (/[A-Za-z]{2,}[ ,.:]+[A-Za-z]{2,}/.test(text)) found.push(text);
    }
    return found;
  });
}

/** Amounts of tiles and cells that are broken in the middle: read in two parts they are two numbers. */
export function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (const { index, 0: amount } of text.matchAll(/[−-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?/g)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(amount);
      }
    }
    return broken;
  });
}

/**
 * Buttons, links and fields that something else lies on when they are looked at: `button: Sign in – div.ant-affix`.
 * Where a dialog is open, those of the dialog. Cells of a grid scroll within it, under its pinned columns; marks of a
 * chart lie on one another, and each figure stands in the table beside it.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility());
    const around = dialogs.at(-1) ?? document;
    const controls = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="combobox"]';
    const seen = { opacityProperty: true, visibilityProperty: true };
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${element.textContent.trim().slice(0, 60)}`;
    const coverOf = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link that goes on in a next line has a box for each; a label is pressed for its field.
      const [box] = control.getClientRects();
      if (box === undefined || box.width < 3 || box.height < 3) return null;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const places = [box.left + 3, box.left + box.width / 2, box.right - 3];
      for (const x of places) {
        const top = document.elementFromPoint(x, box.top + box.height / 2);
        if (top === null) continue;
        const isOwn =
          control.contains(top) ||
          top.contains(control) ||
          labels.some((label) => label.contains(top)) ||
          // What the kit draws in the place of a field: its chosen value, its icon.
          top.parentElement?.contains(control) === true;
        if (!isOwn) return top;
      }
      return null;
    };
    const covered = [...around.querySelectorAll(controls)]
      .filter(
        (control) =>
          control.closest('[role="gridcell"], [role="rowheader"], .th-chart-mark, [inert]') === null,
      )
      .filter((control) => control.checkVisibility(seen))
      .flatMap((control) => {
        const cover = coverOf(control);
        return cover === null ? [] : [`${named(control)} – ${named(cover)}`];
      });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });
}
