import type { CDPSession, Page } from '@playwright/test';
import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import type { Portal } from '../../tools/portals/portal-server.mjs';
import { collectGarbage } from './collect-garbage';
import { expect } from './test';

/** Has the portal's own script do what its user would. */
export async function portalDoes(
  page: Page,
  place: 'left' | 'right',
  action: { readonly changes: object } | 'unmount',
): Promise<void> {
  const detail = action === 'unmount' ? { place, action } : { place, action: 'update', ...action };
  await page.evaluate((one) => document.dispatchEvent(new CustomEvent('portal', { detail: one })), detail);
}

/** How many places of remotes the page's memory holds, those that it no longer shows too. */
async function placesHeld(devtools: CDPSession): Promise<number> {
  const objectGroup = 'places';
  const prototype = await devtools.send('Runtime.evaluate', {
    expression: 'ShadowRoot.prototype',
    objectGroup,
  });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup,
  });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

/**
 * Mounts and unmounts a remote `mounts` times: no element and no listener stays, and less than 5 % of the heap. Of
 * what the portal mounted first nothing stays either, though the portal keeps its handles.
 */
export async function expectNothingKept(page: Page, portal: Portal, mounts: number): Promise<void> {
  const left = page.getByRole('region', { name: 'Alder' });
  await page.goto(`${portal.origin}/reports/online`);
  await expect(left).toContainText('Reports of Alder');
  await portalDoes(page, 'left', 'unmount');
  await portalDoes(page, 'right', 'unmount');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  async function measured() {
    await collectGarbage(page);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heapBytes: value('JSHeapUsedSize'),
      places: await placesHeld(devtools),
    };
  }

  const cycles = (count: number) =>
    page.evaluate(
      async ({ module, times }) => {
        const { mount } = (await import(module)) as { readonly mount: Mount };
        const { token } = (await (await fetch('/token', { method: 'POST' })).json()) as { token: string };
        for (let cycle = 0; cycle < times; cycle += 1) {
          await new Promise<void>((shown) => {
            const mounted = mount(document.querySelector('#left') ?? document.body, {
              apiBaseUrl: new URL(module).origin,
              brand: 'alder',
              getAccessToken: () => token,
              onEvent: ({ kind }) => {
                if (kind !== 'title') return;
                mounted.unmount();
                shown();
              },
            });
          });
        }
      },
      { module: portal.module, times: count },
    );

  // What is made once, such as the code of a screen, is made by then.
  await cycles(10);

  // A heap that is kept grows with every round; code that V8 compiles further grows but for once.
  const grown: boolean[] = [];
  while (grown.length < 3 && grown.at(-1) !== false) {
    const before = await measured();
    await cycles(mounts);
    let after = before;
    // What the last one still has under way, such as a call that was left, holds its elements until it has ended.
    const kept = async () => {
      after = await measured();
      return {
        nodes: Math.max(0, after.nodes - before.nodes),
        listeners: Math.max(0, after.listeners - before.listeners),
        places: after.places,
      };
    };
    await expect.poll(kept).toEqual({ nodes: 0, listeners: 0, places: 0 });
    grown.push(after.heapBytes / before.heapBytes >= 1.05);
  }
  expect(grown).toContain(false);
}
