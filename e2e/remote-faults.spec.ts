import type { Page, Route } from '@playwright/test';
import { collectGarbage } from './support/collect-garbage';
import { hold } from './support/held-route';
import { countedReacts, countReacts } from './support/react-count';
import { kpiAmount } from './support/kpi';
import { shiftsOf, watchShifts } from './support/layout-shifts';
import { madeRemote } from './support/made-remote';
import { copyOfPlace } from './support/registry-place';
import {
  entryOfRetail,
  expectRestWorks,
  filesOfRetail,
  follow,
  heading,
  noticeOf,
} from './support/remote-notice';
import { expect, test } from './support/test';

test.beforeEach(({ watch }) => watch.allow(/remote-|Failed to load|integrity|preload/));

test('fault 2: an entry that is unavailable for a moment is asked for again, unasked', async ({
  page,
  signIn,
}) => {
  let answers = 0;
  await page.route(entryOfRetail, (route) => {
    answers += 1;
    return answers <= 2 ? route.fulfill({ status: 503, body: '' }) : route.fallback();
  });
  await signIn('reporter');
  await page.goto('/retail');

  await expect(heading(page, 'Retail')).toBeVisible();
  expect(answers).toBeGreaterThan(2);
});

test('fault 4: a slow remote shows that it is coming, fetches each file once, and moves little as it comes @deep', async ({
  page,
  signIn,
}) => {
  const fetched: string[] = [];
  const files = await hold(page, filesOfRetail);
  await page.route(filesOfRetail, (route) => {
    fetched.push(route.request().url());
    return route.fallback();
  });
  await watchShifts(page);
  await signIn('reporter');
  await page.goto('/retail', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  files.release();
  await expect(heading(page, 'Retail')).toBeVisible();
  await kpiAmount(page, 'Retail totals', 'Stakes settled');

  expect(fetched.length).toBe(new Set(fetched).size);
  // The bound of a good page, of Core Web Vitals.
  expect((await shiftsOf(page)).sum).toBeLessThan(0.1);
});

const brokenAnswers: [string, (route: Route) => Promise<void>, string][] = [
  [
    'a file that was cut off',
    async (route) => {
      const bytes = await (await route.fetch()).text();
      return route.fulfill({ body: bytes.slice(0, bytes.length >> 1), contentType: 'text/javascript' });
    },
    'differ from the published ones',
  ],
  [
    'a page of HTML in the place of a file',
    (route) => route.fulfill({ body: '<!doctype html><title>Tallyhouse</title>', contentType: 'text/html' }),
    'Its files do not exist',
  ],
  ['a server without an answer', (route) => route.abort('connectionreset'), 'cannot be reached'],
];
test('fault 6: a file cut off, fault 7: HTML in its place, or no answer is told, and a retry mends it @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  for (const [fault, answer, words] of brokenAnswers) {
    await test.step(fault, async () => {
      await page.route(entryOfRetail, answer);
      await page.goto('/retail');
      await expect(noticeOf(page, 'Retail')).toContainText(words);
      await expectRestWorks(page);
      await follow(page, 'Retail');
      await expect(noticeOf(page, 'Retail')).toContainText(words);
      await page.unroute(entryOfRetail);
      await noticeOf(page, 'Retail').getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'Retail')).toBeVisible();
    });
  }
});

/** Serves a remote that the test wrote to its page. */
async function serveMade(page: Page, made: { screen: string; atStart?: string }): Promise<void> {
  const place = await copyOfPlace();
  await place.remote('publish', await madeRemote({ name: 'remote-faulty', ...made }));
  await place.serveTo(page.context());
}

test('fault 8: a remote that throws as it is evaluated is told by its name, and the others are fine', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/thrown at the start/);
  await serveMade(page, { atStart: `throw new Error('thrown at the start');`, screen: '' });
  await signIn('reporter');
  await page.goto('/faulty');

  const notice = noticeOf(page, 'Faulty');
  await expect(notice).toContainText('Its code failed.');
  await expect(notice).toContainText('remote-faulty');
  await expect(notice).toContainText('Team of the test');
  await expectRestWorks(page);
});

/** A screen that throws where its address says. */
const throwing = `
  const fail = () => { throw new Error('thrown by the screen'); };
  if (location.search.includes('drawing')) fail();
  react.useEffect(() => { if (location.search.includes('effect')) fail(); }, []);
  return h('div', null, h('h1', null, 'Faulty'), h('input', { 'aria-label': 'Note' }),
    h('button', { onClick: fail }, 'Break by a click'),
    h('button', { onClick: () => { void Promise.resolve().then(fail); } }, 'Break in a promise'));`;

test('fault 9: a screen that throws is a notice in its place, or told beside what was typed @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/thrown by the screen/);
  await serveMade(page, { screen: throwing });
  await signIn('reporter');
  for (const place of ['drawing', 'effect']) {
    await page.goto(`/faulty?in=${place}`);
    await expect(noticeOf(page, 'Faulty')).toContainText('Its code failed.');
    await expectRestWorks(page);
  }
  for (const name of ['Break by a click', 'Break in a promise']) {
    await page.goto('/faulty');
    await page.getByLabel('Note').fill('typed with care');
    await page.getByRole('button', { name }).click();
    const told = page.getByText('Faulty ran into an error.');
    await expect(told).toContainText('contact Team of the test');
    await page.getByRole('button', { name }).click();
    await expect(told).toHaveCount(1);
    await expect(page.getByLabel('Note')).toHaveValue('typed with care');
    await expectRestWorks(page);
  }
});

test('fault 19: opening and leaving a screen again and again leaves no listener behind @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/retail');
  const devtools = await page.context().newCDPSession(page);
  const listeners = async () => {
    await collectGarbage(page);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN;
  };
  // A screen goes on drawing after its heading is seen: its count is taken when two in a row agree.
  const listenersAtRest = async () => {
    let count = NaN;
    await expect
      .poll(async () => {
        const last = count;
        count = await listeners();
        return count - last;
      })
      .toBe(0);
    return count;
  };
  await devtools.send('Performance.enable');
  const comeAndGo = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await follow(page, 'Data loads');
      await expect(heading(page, 'Data loads')).toBeVisible();
      await follow(page, 'Retail');
      await expect(heading(page, 'Retail')).toBeVisible();
      // Its rows bring listeners of their own: with and without them are two counts.
      await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
    }
  };
  await comeAndGo(2);
  const before = await listenersAtRest();
  await comeAndGo(8);

  // A leak of one listener a time would be eight, and stays; what a busy machine lets go late is waited for.
  await expect.poll(listenersAtRest).toBeLessThan(before + 8);
});

test('exactly one React is evaluated in a page with several remotes', async ({ page, signIn }) => {
  await countReacts(page);
  await signIn('reporter');
  await page.goto('/retail');
  await expect(heading(page, 'Retail')).toBeVisible();
  await expectRestWorks(page);

  expect(await countedReacts(page)).toHaveLength(1);
});
