import type { Page } from 'playwright-core';
import type { Seen } from '../rules';
import type { Probe } from '../stage/probe';
import { openStage, patienceMs, type Outcome, type Stage, type StageOptions } from '../stage/stage';
import { pageResponds } from './page-responds';

type Opening = Pick<StageOptions, 'browser' | 'remote' | 'host'>;

/** Makes each fault on a page of its own, and looks at what stands in the place. */
export async function makeFaults(opening: Opening): Promise<Seen[]> {
  const { host } = opening;
  const ownSignIn = 'the sign-in of the page is its own';
  return [
    host.hand === null
      ? { id: 'faults.no-token', skipped: ownSignIn }
      : await met('faults.no-token', opening, { hand: 'none' }),
    host.hand === null
      ? { id: 'faults.refused-token', skipped: ownSignIn }
      : await met('faults.refused-token', opening, { hand: 'stale', isTriedAgain: true }),
    await met('faults.unreachable', opening, {
      api: (page, api) => page.route(`${api}/**`, (route) => route.abort()),
      isTriedAgain: true,
    }),
    await met('faults.500', opening, { api: answer500, isTriedAgain: true }),
    await hang(opening),
    await unmountInFlight(opening),
    await moduleBlocked(opening),
  ];
}

interface Fault {
  readonly hand?: 'none' | 'stale';
  /** Puts the fault between the page and the API. */
  readonly api?: (page: Page, api: string) => Promise<unknown>;
  readonly isTriedAgain?: boolean;
}

async function met(id: string, opening: Opening, fault: Fault): Promise<Seen> {
  const { host, remote } = opening;
  const stage = await openStage(opening);
  try {
    host.hand?.(fault.hand ?? 'good');
    await fault.api?.(stage.page, apiCalls(remote));
    const outcome = await stage.mount();
    const words = await wordsWithStep(stage);
    const notes = [`${outcome.status}${outcome.reason === undefined ? '' : ` (${outcome.reason})`}`];
    const faults = [
      ...(words === null ? ['no words with a button or link'] : []),
      ...(await pageFaults(stage)),
    ];
    if (fault.isTriedAgain === true && words !== null) {
      host.hand?.('good');
      await stage.page.unrouteAll({ behavior: 'ignoreErrors' });
      if (await tryAgain(stage, words)) notes.push('shown after it was tried again');
      else faults.push('not shown after it was tried again');
    }
    return { id, isGood: faults.length === 0, measured: [...notes, ...faults].join('; ') };
  } finally {
    host.hand?.('good');
    await stage.close();
  }
}

/** Calls of the API lie beside the file of the remote, which is to be fetched all the same. */
function apiCalls({ api, module }: Opening['remote']): string {
  return module !== null && new URL(module).origin === api ? `${api}/api` : api;
}

function answer500(page: Page, api: string): Promise<unknown> {
  const problem = { type: 'about:blank', title: 'It broke', status: 500, code: 'INTERNAL', traceId: 'kit' };
  return page.route(`${api}/**`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      body: JSON.stringify(problem),
    }),
  );
}

async function hang(opening: Opening): Promise<Seen> {
  const id = 'faults.hang';
  const stage = await openStage(opening);
  try {
    const until = Date.now() + 10_000;
    await stage.page.route(`${apiCalls(opening.remote)}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())));
      await route.continue().catch(() => undefined);
    });
    const mounting = stage.mount();
    await stage.page.waitForTimeout(3000);
    const height = await stage.page.evaluate(() =>
      Math.max(
        0,
        ...(Reflect.get(document, 'conformance') as Probe)
          .added()
          .map((one) => one.getBoundingClientRect().height),
      ),
    );
    const faults = [...(height > 0 ? [] : ['the place is empty meanwhile']), ...(await pageFaults(stage))];
    const outcome = await mounting;
    if (outcome.status !== 'shown') faults.push(`then ${outcome.status}`);
    return {
      id,
      isGood: faults.length === 0,
      measured: [`${Math.round(height)} px high meanwhile, then ${outcome.status}`, ...faults].join('; '),
    };
  } finally {
    await stage.close();
  }
}

async function unmountInFlight(opening: Opening): Promise<Seen> {
  const stage = await openStage(opening);
  try {
    const mounting = stage.mount();
    await stage.page.waitForTimeout(30);
    await stage.unmount();
    const outcome: Outcome = await mounting;
    await stage.page.waitForTimeout(500);
    const text = await stage.text();
    const live = stage.watch.live().length;
    const faults = [
      ...(text === '' ? [] : [`left behind: ${text.slice(0, 60)}`]),
      ...(live === 0 ? [] : [`${live} requests go on`]),
      ...(await pageFaults(stage)),
    ];
    return {
      id: 'faults.unmount-in-flight',
      isGood: faults.length === 0,
      measured: [outcome.status, ...faults].join('; '),
    };
  } finally {
    await stage.close();
  }
}

async function moduleBlocked(opening: Opening): Promise<Seen> {
  const id = 'faults.module-blocked';
  const { module } = opening.remote;
  if (module === null) return { id, skipped: 'the address of the file is not known' };
  const stage = await openStage({
    ...opening,
    before: (page) => page.route(module, (route) => route.abort()),
    isPortalNeeded: false,
  });
  try {
    const words = await stage.page.evaluate(() => document.body.innerText);
    const normal = await openStage(opening);
    const usual = await normal.page.evaluate(() => document.body.innerText);
    await normal.close();
    const come = words.split('\n').filter((line) => line.trim() !== '' && !usual.includes(line.trim()));
    const faults = [...(come.length === 0 ? ['no words'] : []), ...(await pageFaults(stage))];
    return {
      id,
      isGood: faults.length === 0,
      measured: [...come.map((line) => `“${line.trim()}”`), ...faults].join('; '),
    };
  } finally {
    await stage.close();
  }
}

async function pageFaults(stage: Stage): Promise<string[]> {
  const errors = stage.watch.errors.map((error) => `error: ${error.slice(0, 120)}`);
  return [...((await pageResponds(stage.page)) ? [] : ['the page does not respond']), ...errors];
}

/** Words in the place with something to press; null when none come. */
async function wordsWithStep(stage: Stage): Promise<string | null> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 250) {
    const text = await stage.text();
    const actions = await stage.page.evaluate(
      () => (Reflect.get(document, 'conformance') as Probe).actions().length,
    );
    if (text.length > 20 && actions > 0) return text;
    await stage.page.waitForTimeout(250);
  }
  return null;
}

/** Presses what is offered, one after the other; whether other words than those of the fault come of it. */
async function tryAgain(stage: Stage, words: string): Promise<boolean> {
  for (let index = 0; index < 4; index += 1) {
    const isPressed = await stage.page.evaluate((at) => {
      const actions = (Reflect.get(document, 'conformance') as Probe).actions();
      actions.filter(({ localName }) => localName === 'button')[at]?.click();
      return actions.length > at;
    }, index);
    if (!isPressed) return false;
    for (let waitedMs = 0; waitedMs < patienceMs / 3; waitedMs += 250) {
      await stage.page.waitForTimeout(250);
      const text = await stage.text();
      if (text !== '' && !text.includes(words.slice(0, 40)) && stage.watch.live().length === 0) return true;
    }
  }
  return false;
}
