import axe from 'axe-core';
import type { Seen } from '../rules';
import type { Probe } from '../stage/probe';
import type { Stage } from '../stage/stage';
import { listed } from './judge-leaks';

/** axe over every screen, and where the focus goes. */
export async function checkAccessibility(stage: Stage): Promise<Seen[]> {
  const { page, remote } = stage;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const own = document.querySelector('a[href], button, input');
    if (own instanceof HTMLElement) own.focus();
  });
  const focusBefore = await focusedName(stage);
  await stage.mount();
  await stage.settled();
  const focusAfter = await focusedName(stage);
  const findings: string[] = [];
  const routes = remote.routes.length === 0 ? [null] : remote.routes;
  for (const route of routes) {
    if (route !== null) await stage.update({ route });
    await stage.settled();
    for (const finding of await seriousFindings(stage))
      findings.push(`${route ?? 'first screen'} ${finding}`);
  }
  const leaves = await tabsThrough(stage);
  const returns = await popUpReturnsFocus(stage);
  await stage.unmount();
  await stage.settled();
  const reached = await pageReached(stage);
  return [
    {
      id: 'accessibility.axe',
      isGood: findings.length === 0,
      measured: `${findings.length} on ${routes.length} screens${findings.length === 0 ? '' : `: ${listed(findings, 3)}`}`,
    },
    {
      id: 'accessibility.focus-kept',
      isGood: focusBefore === focusAfter,
      measured:
        focusBefore === focusAfter ? `${focusBefore} keeps it` : `${focusBefore} lost it to ${focusAfter}`,
    },
    leaves,
    returns,
    { id: 'accessibility.focus-after', isGood: reached !== 'nothing', measured: `Tab reaches ${reached}` },
  ];
}

/** Rule and element of each finding within what is mounted. */
function seriousFindings({ page }: Stage): Promise<string[]> {
  return page.evaluate(async () => {
    const probe = Reflect.get(document, 'conformance') as Probe;
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(
      { include: probe.added() as HTMLElement[] },
      { resultTypes: ['violations'] },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`));
  });
}

function focusedName({ page }: Stage): Promise<string> {
  return page.evaluate(() => {
    const element = (Reflect.get(document, 'conformance') as Probe).focused();
    if (element === null || element === document.body || !element.isConnected) return 'nothing';
    return `${element.localName} “${element.textContent.trim().slice(0, 30)}”`;
  });
}

function isWithin({ page }: Stage): Promise<boolean> {
  return page.evaluate(() => {
    const probe = Reflect.get(document, 'conformance') as Probe;
    return probe.added().some((element) => element.contains(document.activeElement));
  });
}

/** Presses Tab from the page's own element until the focus was within the remote and is out of it. */
async function tabsThrough(stage: Stage): Promise<Seen> {
  const id = 'accessibility.focus-leaves';
  const most = 300;
  let within = 0;
  for (let presses = 1; presses <= most; presses += 1) {
    await stage.page.keyboard.press('Tab');
    if (await isWithin(stage)) within += 1;
    else if (within > 0) return { id, isGood: true, measured: `${within} stops within it, then out` };
  }
  return {
    id,
    isGood: false,
    measured: within === 0 ? `never reached in ${most} presses` : `still within it after ${most} presses`,
  };
}

/** What Tab reaches; at the end of the page it reaches the browser first. */
async function pageReached(stage: Stage): Promise<string> {
  for (let presses = 0; presses < 4; presses += 1) {
    await stage.page.keyboard.press('Tab');
    const reached = await focusedName(stage);
    if (reached !== 'nothing') return reached;
  }
  return 'nothing';
}

/** Opens the first pop-up that says that it is one, closes it by Escape, and looks where the focus is. */
async function popUpReturnsFocus(stage: Stage): Promise<Seen> {
  const id = 'accessibility.focus-returns';
  const isThere = await stage.page.evaluate(() => {
    const probe = Reflect.get(document, 'conformance') as Probe;
    const opener = probe
      .actions()
      .find((element) => element.matches('[aria-haspopup]:not([aria-haspopup="false"])'));
    opener?.focus();
    Reflect.set(document, 'conformanceOpener', opener);
    return opener !== undefined;
  });
  if (!isThere) return { id, skipped: 'no button of the last screen says that it opens a pop-up' };
  await stage.page.keyboard.press('Enter');
  await stage.page.waitForTimeout(500);
  await stage.page.keyboard.press('Escape');
  await stage.page.waitForTimeout(500);
  const isBack = await stage.page.evaluate(() => {
    const probe = Reflect.get(document, 'conformance') as Probe;
    return probe.focused() === Reflect.get(document, 'conformanceOpener');
  });
  return { id, isGood: isBack, measured: isBack ? 'it has' : `${await focusedName(stage)} has it` };
}
