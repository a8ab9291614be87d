import type { Locator, Page } from '@playwright/test';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { apiHeaders } from './support/api-headers';
import { hold } from './support/held-route';
import { shiftsOf, watchShifts } from './support/layout-shifts';
import { madeRemote } from './support/made-remote';
import { copyOfPlace } from './support/registry-place';
import { go, open, screens, settled, type Screen } from './support/screens';
import type { Role } from './support/sessions';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** The middle of a window of 900 px: what stands above a grid leaves it the lower half and more. */
const middle = 450;

/** Columns that a screen is opened for, by the beginnings of their heads. */
const keyColumns: Readonly<Record<string, readonly string[]>> = {
  'online reports': ['Report', 'State'],
  retail: ['Region', 'Stakes sold', 'GGR'],
  'total report': ['Line', 'Online', 'Retail', 'Total'],
  'summary report': ['Net stakes', 'Winnings', 'Gross gaming revenue'],
  'Tanzania total': ['Product class', 'GGR', 'Rate', 'Gaming tax'],
  'Tanzania summary': ['Product class', 'GGR', 'Tax of the period', 'State'],
  'tax reporting': ['Tax', 'Period', 'State', 'Due', 'Payable'],
};

/** Screens to be read or filled in, of which a grid is but a part. */
const withoutGrid: ReadonlySet<string> = new Set([
  'dashboard',
  'Tanzania form',
  'rule packs',
  'one thing that is owed',
  'settings',
  'a report to be confirmed',
]);

/** Screens that are read before their tables, or filled in. */
const readOnPhone: ReadonlySet<string> = new Set([
  'rule packs',
  'a tax period',
  'a load',
  'a step of a report',
]);

const roles = [...new Set(screens.map(({ role = 'reporter' }) => role))];
for (const role of roles) {
  test(`the grid of every screen of the ${role} begins above the middle, with its key columns in view${role === 'reporter' ? ' @deep' : ''}`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    const [first, ...others] = screensOf(role);
    if (first === undefined) throw new Error(`No screen of the ${role}.`);
    await open(page, first, 'en');
    await expectGridAbove(page, first);
    for (const screen of others) {
      await go(page, screen);
      await expectGridAbove(page, screen);
    }
  });
}

test('the rows of every kept online report begin in the upper half of a desk and of a tablet @deep', async ({
  page,
  baseURL,
  signIn,
}) => {
  const headers = await apiHeaders(baseURL ?? '', 'reporter');
  await signIn('reporter');
  for (const brand of ['alder', 'rowan']) {
    const answer = await fetch(`${baseURL}/api/OnlineReports?pageSize=100&version=all`, {
      headers: { ...headers, Brand: brand },
    });
    const { items } = (await answer.json()) as { items: readonly ReportHeader[] };
    // One of each kind and state: what stands above the rows depends on both.
    const kinds = new Map(items.map((report) => [`${report.type} ${report.state}`, report]));
    expect(kinds.size).toBeGreaterThan(3);
    for (const [kind, { id }] of kinds) {
      await page.goto(`/online/${id}?forBrand=${brand}`);
      const grid = page.getByRole('main').getByRole('grid').first();
      await expect(grid.getByRole('gridcell').first()).toBeVisible();
      for (const window of [
        { width: 1440, height: 900 },
        { width: 1024, height: 768 },
      ]) {
        await page.setViewportSize(window);
        await settled(page);
        const { top } = await grid.evaluate((element) => element.getBoundingClientRect());
        expect.soft(top, `${brand}, ${kind}: at ${window.width}`).toBeLessThan(window.height / 2);
      }
    }
  }
});

const phone = { width: 390, height: 844 };
/** Three fifths of a phone: bars and choices end above it; a table begins with its head, a list of cards with the first. */
const phoneReach = 506;

for (const role of roles) {
  test(`on a phone every list of the ${role} begins above three fifths of the screen${role === 'approver' ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(phone);
    await signIn(role);
    for (const screen of screensOf(role)) {
      if (readOnPhone.has(screen.name)) continue;
      await open(page, screen, 'en');
      const top = await page.evaluate(() => {
        const rows =
          'main :is(tbody tr, [role="grid"] [role="row"], [role="treegrid"] [role="row"], article)';
        const seen = [...document.querySelectorAll(rows)].find(
          (row) => row.getBoundingClientRect().height > 8,
        );
        return seen === undefined
          ? null
          : (seen.closest('table:not(.th-cards *)') ?? seen).getBoundingClientRect().top;
      });
      if (top !== null) expect.soft(top, `${screen.name}: where its list begins`).toBeLessThan(phoneReach);
    }
  });
}

test('on a phone no figure of a strip is cut at the edge, nor its name, before a swipe or after', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone);
  await signIn('reporter');
  for (const locale of ['en', 'ar']) {
    for (const path of ['/total-report', '/retail']) {
      await page.goto(`${path}?from=2026-10-01&to=2026-10-31&locale=${locale}`);
      const strip = page.locator('.th-kpis');
      await expect(strip.locator('.th-kpi-amount').first()).toBeVisible();
      await settled(page);
      expect.soft(await cutWords(strip), `${path}, ${locale}`).toEqual([]);
      await strip.evaluate((element) => element.scrollBy({ left: document.dir === 'rtl' ? -170 : 170 }));
      await expect.poll(() => cutWords(strip), `${path}, ${locale}, after a swipe`).toEqual([]);
    }
  }
});

/** What is read only in part at the edges of the screen. */
function cutWords(strip: Locator): Promise<string[]> {
  return strip.evaluate((element) =>
    [...element.querySelectorAll('dt, .th-kpi-value > *, .th-kpi-note')]
      .filter((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { left, right, width } = words.getBoundingClientRect();
        const isSeen = width > 0 && left < innerWidth && right > 0;
        return isSeen && (left < 0 || right > innerWidth);
      })
      .map((part) => part.textContent),
  );
}

test('on a phone the main screens are a tap away, below everything and over nothing', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone);
  await signIn('approver');
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main screens' });
  await expect(bar.getByRole('link', { name: /^Overview/ })).toHaveAttribute('aria-current', 'page');
  await settled(page);

  // The end of the page stands above it.
  await page.keyboard.press('Control+End');
  const hiddenPx = async () => {
    // What is still to come moves the end of the page down.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [end, top] = await Promise.all([
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom),
      bar.evaluate((element) => element.getBoundingClientRect().top),
    ]);
    return end - top;
  };
  await expect.poll(hiddenPx).toBeLessThanOrEqual(1);
  expect((await bar.boundingBox())?.y).toBeGreaterThan(phone.height - 80);

  await bar.getByRole('link', { name: /^Confirm/ }).press('Enter');
  await expect(page).toHaveURL(/double-confirmation/);
  // The page that is gone to takes the focus, some time after its address is there.
  await expect(page.getByRole('main')).toBeFocused();
  await bar.getByRole('button', { name: 'More' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: /^Reports log/ }).click();
  await expect(page).toHaveURL(/reports-log/);
  await expect(menu).toBeHidden();

  // Letters twice as large leave the icons; their names stay.
  await page.setViewportSize({ width: 195, height: 422 });
  await expect(bar.getByRole('link', { name: /^Alerts/ })).toBeVisible();
  await expect.poll(() => bar.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(195);

  await page.setViewportSize({ width: 641, height: 844 });
  await expect(bar).toBeHidden();
});

test('every control of the top bar is on a page of a phone whose letters are twice as large', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  for (const locale of ['en', 'ar']) {
    for (const width of [280, 195]) {
      await page.setViewportSize({ width, height: 422 });
      await page.goto(`/dashboard?locale=${locale}`);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('button').last()).toBeVisible();
      const beyond = await bar.evaluate((header) =>
        [...header.querySelectorAll('a, button')]
          .map((control) => control.getBoundingClientRect())
          .filter((box) => box.width > 0 && (box.left < 0 || box.right > innerWidth)),
      );
      expect.soft(beyond, `${locale}, ${width}`).toEqual([]);
    }
  }
});

test('on a phone the choices of a report are one control that says what is chosen', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone);
  await signIn('reporter');
  await page.goto('/summary-report?from=2026-10-01&to=2026-10-31');
  const fold = page.getByRole('button', { name: /^Filters: Day · .*Online and retail/ });
  await expect(fold).toBeVisible();
  await expect(page.getByText('Week', { exact: true })).toBeHidden();
  await fold.click();
  await page.getByText('Week', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Filters: Week · / })).toBeVisible();
});

test('on a phone a list without heads begins where its lines do', async ({ page, signIn }) => {
  await page.setViewportSize(phone);
  await signIn('reporter');
  await page.goto('/dashboard');
  const deadline = page.getByRole('table', { name: 'Deadlines' }).getByRole('row').first();
  await expect(deadline).toBeVisible();
  const starts = await deadline.evaluate((row) =>
    [...row.children].map((cell) => getComputedStyle(cell).textAlign),
  );
  expect(new Set(starts)).toEqual(new Set(['start']));
});

test.describe('on a tablet that is touched', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('no word of a column’s head is broken @deep', async ({ page, signIn }) => {
    await signIn('reporter');
    await page.goto('/online');
    await page
      .getByText(/^Online, day by day, /)
      .first()
      .click();
    await expect(page.getByRole('columnheader', { name: /^Bets/ })).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const broken = await page.evaluate(() => {
      const isBroken = (node: Text, start: number, length: number) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      };
      return [...document.querySelectorAll('.th-head-title')].flatMap((head) =>
        [...head.childNodes]
          .filter((node) => node instanceof Text)
          .flatMap((node) =>
            [...node.data.matchAll(/\S+/g)]
              .filter(({ index, 0: word }) => isBroken(node, index, word.length))
              .map(([word]) => word),
          ),
      );
    });
    expect(broken).toEqual([]);
  });
});

test('an address of an account is not broken within the queue of confirmations @deep', async ({
  page,
  signIn,
}) => {
  await signIn('approver');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/double-confirmation?box=all');
    await expect(page.getByRole('article').first()).toBeVisible();
    const lines = await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      while (texts.nextNode()) {
        for (const { index, 0: address } of (texts.currentNode.textContent ?? '').matchAll(
          /[\w.]+@[\w.]+\w/g,
        )) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + address.length);
          found.push(range.getClientRects().length);
        }
      }
      return found;
    });
    expect(lines.length, `addresses at ${width}`).toBeGreaterThan(0);
    expect(
      lines.filter((count) => count > 1),
      `broken at ${width}`,
    ).toEqual([]);
  }
});

test('what is folded is opened by one click, and stays as it was left @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/summary-report?from=2026-10-01&to=2026-10-31');
  const chart = page.getByRole('button', { name: /^Chart: Gross gaming revenue/ });
  await chart.click();
  await expect(page.getByRole('figure', { name: /per day/ })).toBeVisible();

  await page.goto('/summary-report?from=2026-09-01&to=2026-09-30');
  await expect(page.getByRole('figure', { name: /per day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Fold the chart' }).press('Enter');
  await expect(page.getByRole('figure', { name: /per day/ })).toHaveCount(0);

  // What blocks a filing is said in the line that stays; the rules are behind it.
  await page.goto('/total-report-tanzania?from=2026-10-01&to=2026-10-31');
  const notice = page.getByRole('status').filter({ hasText: /not verified/ });
  await expect(notice).toBeVisible();
  await expect(notice.getByText('TZ.GGT.SPORTS.2018-07-01')).toBeHidden();
  await notice.getByRole('button').click();
  await expect(notice.getByText('TZ.GGT.SPORTS.2018-07-01')).toBeVisible();
});

const withBar = ['retail', 'total report', 'summary report', 'Tanzania total', 'Tanzania summary'];

test('screens with a period bar move little as their figures come @deep', async ({ page, signIn }) => {
  await watchShifts(page);
  await signIn('reporter');
  for (const screen of screens.filter(({ name }) => withBar.includes(name))) {
    await open(page, screen, 'en');
    const { sum, what } = await shiftsOf(page);
    expect.soft(sum, `${screen.name} moves as it comes:\n${what}`).toBeLessThan(0.02);
  }
});

// A title that is drawn anew at another place is no shift to a browser, but it is one to the eye.
test('the title of a screen with a period bar stands from the start where it stays @deep', async ({
  page,
  signIn,
}) => {
  const title = page.locator('main h1');
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
  await signIn('reporter');
  for (const path of ['/retail', '/total-report', '/summary-report']) {
    const remotes = await hold(page, '**/remotes/remote-*/**');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.page-loading')).toBeVisible();
    const before = await top();
    remotes.release();
    await expect(page.locator('.page-loading')).toHaveCount(0);
    await settled(page);
    await page.unrouteAll();
    const moved = Math.abs((await top()) - before);
    expect.soft(moved, `${path}: px that its title moves`).toBeLessThan(5);
  }
});

test('room for the bar of a remote from outside is kept while it comes', async ({ page, signIn }) => {
  const bar = `{ style: { blockSize: 79, marginBlock: 'calc(-1 * var(--frame-pad-block)) 16px' } }`;
  const screen = `return h('div', { 'data-testid': 'barred' }, h('div', ${bar}), h('h1', null, 'Barred'));`;
  const place = await copyOfPlace();
  await place.remote('publish', await madeRemote({ name: 'remote-barred', hasPeriodBar: true, screen }));
  await place.serveTo(page.context());
  const entry = await hold(page, '**/remote-barred/**/entry.js');
  await signIn('reporter');
  await page.goto('/barred', { waitUntil: 'commit' });
  const title = page.getByRole('main').locator('h1');
  await expect(page.locator('.page-loading')).toBeVisible();
  const before = await title.evaluate((element) => element.getBoundingClientRect().top);
  entry.release();
  await expect(page.getByTestId('barred')).toBeVisible();
  const after = await title.evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(5);
});

function screensOf(role: Role): readonly Screen[] {
  return screens.filter((one) => (one.role ?? 'reporter') === role && !withoutGrid.has(one.name));
}

async function expectGridAbove(page: Page, { name }: Screen): Promise<void> {
  await settled(page);
  const grid = await page.evaluate((wanted) => {
    const shown = (element: Element) => element.getBoundingClientRect().height > 8;
    const found = [...document.querySelectorAll('main :is(table, [role="grid"], [role="treegrid"])')].find(
      shown,
    );
    if (found === undefined) return null;
    // Where the grid scrolls sideways, what is beyond its edge is not in view.
    const edge = Math.min(
      innerWidth,
      ...[found, found.parentElement, found.parentElement?.parentElement]
        .filter((element) => element instanceof Element)
        .map((element) => element.getBoundingClientRect().right)
        .filter((right) => right > 0),
    );
    const heads = [...found.querySelectorAll('th, [role="columnheader"]')].map((head) => ({
      words: head.textContent.trim(),
      right: head.getBoundingClientRect().right,
    }));
    const row = [...found.querySelectorAll('tr, [role="row"]')].find(shown);
    return {
      top: (row ?? found).getBoundingClientRect().top + scrollY,
      unseen: wanted.filter(
        (column) => !heads.some(({ words, right }) => words.startsWith(column) && right <= edge + 1),
      ),
    };
  }, keyColumns[name] ?? []);
  if (grid === null) return;
  expect.soft(grid.top, `${name}: where its grid begins`).toBeLessThan(middle);
  expect.soft(grid.unseen, `${name}: key columns out of view`).toEqual([]);
}
