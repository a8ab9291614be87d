import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from './sessions';

const month = 'from=2026-10-01&to=2026-10-31';
const main = (page: Page) => page.getByRole('main');
const grid = (page: Page) => main(page).getByRole('grid').first();
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const table = (page: Page) => main(page).getByRole('table').first();
const files = (page: Page) => main(page).locator('section').last().getByRole('table').first();
const drawer = (page: Page) => page.locator('.ant-drawer [role="dialog"]');

/** A screen with what says, in any language, that it is there in full. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page) => Locator;
  /** Messages of the server stand on it, in the language they were written in. */
  readonly isQuoting?: boolean;
  /** Who sees it; a reporter unless it says otherwise. */
  readonly role?: Role;
  /** Leads from the page of `path` to what has an address that no test can know; what is `shown` then. */
  readonly within?: { readonly enter: (page: Page) => Locator; readonly shown: (page: Page) => Locator };
}

/** Screens behind sign-in, with the panels that have an address of their own; a new screen is added here. */
export const screens: readonly Screen[] = [
  { name: 'brands', path: '/brands', ready: (page) => page.getByRole('button', { name: /Alder/ }) },
  {
    name: 'dashboard',
    path: '/dashboard',
    ready: (page) => page.getByText('alder-online').first(),
    isQuoting: true,
  },
  { name: 'online reports', path: '/online', ready: grid },
  {
    name: 'new report',
    path: `/online/new?type=ONLINE_DAILY&${month}`,
    ready: (page) => main(page).getByRole('checkbox').first(),
  },
  { name: 'last reports', path: '/online/last-reports', ready: table },
  { name: 'retail', path: `/retail?${month}`, ready: grid },
  {
    name: 'retail filter',
    path: `/retail?${month}&filters=new`,
    ready: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  { name: 'retail pack', path: `/retail/pack/paid?${month}`, ready: grid },
  {
    name: 'retail reports',
    path: '/retail/reports',
    ready: heading,
  },
  {
    name: 'new retail report',
    path: `/retail/reports/new?${month}`,
    ready: (page) => main(page).getByRole('radio').first(),
  },
  { name: 'total report', path: `/total-report?${month}`, ready: (page) => page.locator('#line-R4') },
  { name: 'summary report', path: `/summary-report?${month}`, ready: table },
  { name: 'Tanzania total', path: `/total-report-tanzania?${month}`, ready: table },
  {
    name: 'Tanzania form',
    path: `/total-report-tanzania/form?${month}`,
    ready: (page) => page.getByRole('article'),
  },
  { name: 'Tanzania summary', path: `/summary-report-tanzania?${month}`, ready: table },
  {
    name: 'saved searches',
    path: '/save-search',
    ready: heading,
  },
  { name: 'data loads', path: '/load-data', ready: table },
  {
    name: 'double confirmation',
    path: '/double-confirmation?box=all',
    ready: (page) => main(page).getByRole('article').first(),
    isQuoting: true,
  },
  { name: 'tax reporting', path: '/tax-reporting', ready: table },
  { name: 'authorities', path: '/authorities', ready: table },
  { name: 'calendar of the authorities', path: '/authorities?view=calendar', ready: table },
  {
    name: 'rule packs',
    path: '/authorities?view=rules',
    ready: (page) => main(page).getByRole('heading', { level: 2 }),
  },
  {
    name: 'one thing that is owed',
    path: '/authorities?view=calendar',
    ready: table,
    within: {
      enter: (page) => table(page).getByRole('link').first(),
      shown: (page) => main(page).getByRole('region').nth(3),
    },
  },
  // Authorities and people are quoted in the language that they wrote in.
  { name: 'messages', path: '/notification-history', ready: heading, isQuoting: true },
  { name: 'critical alerts', path: '/critical-alert-history', ready: heading },
  { name: 'reports log', path: '/reports-log', ready: table, isQuoting: true },
  { name: 'API log', path: '/api-log', ready: heading },
  { name: 'settings', path: '/settings', ready: table },
  {
    name: 'settings of the brand',
    path: '/settings/brand',
    ready: (page) => main(page).getByRole('textbox').first(),
    role: 'approver',
  },
  { name: 'hidden columns', path: '/settings/columns', ready: (page) => main(page).getByRole('list').last() },
  // Filters bear the names that people gave them, and conditions in the server's words.
  { name: 'filters in the settings', path: '/settings/filters', ready: heading, isQuoting: true },
  // Summaries of changes are kept in the words in which they were proposed.
  { name: 'changes', path: '/settings/changes?box=done', ready: heading, role: 'admin', isQuoting: true },
  { name: 'users', path: '/settings/users', ready: table, role: 'admin', isQuoting: true },
  { name: 'roles', path: '/settings/roles', ready: table, role: 'admin' },
  // Keys bear the names that people gave them.
  { name: 'machine keys', path: '/settings/api-keys', ready: heading, role: 'admin', isQuoting: true },
  // Companies bear their own names.
  {
    name: 'companies and licences',
    path: '/settings/licences',
    ready: table,
    role: 'admin',
    isQuoting: true,
  },
  {
    name: 'a report to be confirmed',
    path: '/double-confirmation?box=all',
    ready: (page) => main(page).getByRole('article').first(),
    within: {
      enter: (page) => main(page).getByRole('article').first().getByRole('link').first(),
      shown: (page) => main(page).getByRole('region').nth(2),
    },
    role: 'approver',
    isQuoting: true,
  },
  {
    name: 'a tax period',
    path: '/tax-reporting',
    ready: table,
    within: {
      enter: (page) => table(page).getByRole('link').first(),
      shown: (page) => main(page).getByRole('tabpanel'),
    },
    isQuoting: true,
  },
  {
    name: 'a load',
    path: '/load-data?state=PARTIAL',
    // The files that are expected have a table of their own, which may come sooner.
    ready: files,
    within: {
      enter: (page) => files(page).locator('tbody').getByRole('button').first(),
      shown: (page) => drawer(page).getByRole('table').first(),
    },
    isQuoting: true,
  },
  {
    name: 'a step of a report',
    path: '/reports-log',
    ready: table,
    within: {
      enter: (page) => table(page).getByRole('button').first(),
      shown: (page) => drawer(page).getByRole('list').first(),
    },
    isQuoting: true,
  },
  { name: 'an unknown page', path: '/nowhere', ready: (page) => page.getByText('/nowhere') },
];

export const signInPage: Screen = {
  name: 'sign-in',
  path: '/login',
  ready: (page) => page.locator('input[type="password"]'),
};

/** The screen as it stays: what it waits for is there, and nothing on it is still on its way. */
export async function open(page: Page, screen: Screen, trial: string): Promise<void> {
  const address = new URL(screen.path, 'http://any');
  address.searchParams.set('locale', trial);
  await page.goto(address.pathname + address.search);
  await shown(page, screen);
}

/** As `open`, from another screen of the same page, which is not loaded anew. */
export async function go(page: Page, screen: Screen): Promise<void> {
  const before = await page.title();
  const isOther = area(page.url()) !== area(new URL(screen.path, page.url()).href);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, screen.path);
  // What the screen before had in the place of what is awaited is not taken for it.
  if (isOther) await expect(page).not.toHaveTitle(before);
  await shown(page, screen);
}

/** `online` of `http://127.0.0.1:4300/online/new`. */
function area(address: string): string {
  return new URL(address).pathname.split('/')[1] ?? '';
}

async function shown(page: Page, screen: Screen): Promise<void> {
  await expect(screen.ready(page)).toBeVisible();
  if (screen.within !== undefined) {
    await screen.within.enter(page).click();
    await expect(screen.within.shown(page)).toBeVisible();
  }
  await settled(page);
}

/** Nothing on the page says any more that it is busy. */
export async function settled(page: Page): Promise<void> {
  const waiting = page.locator(
    '.ant-skeleton:visible, .ant-spin-spinning:visible, [aria-busy="true"]:visible',
  );
  await expect(waiting).toHaveCount(0);
  await page.evaluate(async () => {
    // Charts and grids measure themselves in the frame after a change.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What fades in is not yet as it stays.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
