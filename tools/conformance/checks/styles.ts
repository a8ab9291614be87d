import hostile from '../hostile.css';
import type { Seen } from '../rules';
import type { Look, Probe } from '../stage/probe';
import type { Stage } from '../stage/stage';
import { judgeLooks } from './judge-looks';

/** Compares computed styles: of the page with and without the remote, of the remote with and without hostile rules. */
export async function compareLooks(stage: Stage): Promise<Seen[]> {
  const untouched = await looks(stage, 'page');
  const outcome = await stage.mount();
  await stage.settled();
  const mounted = judgeLooks('styles.page-mounted', untouched, await looks(stage, 'page'));
  const calm = await looks(stage, 'remote');
  await adopt(stage, hostile);
  await stage.settled();
  const stormy = await looks(stage, 'remote');
  await adopt(stage, null);
  const remote = judgeLooks('styles.remote-hostile', withoutPlace(calm), withoutPlace(stormy));
  await stage.unmount();
  await stage.settled();
  const after = judgeLooks('styles.page-after', untouched, await looks(stage, 'page'));
  return outcome.status === 'shown' ? [mounted, after, remote] : [mounted, after, notShown(outcome.status)];
}

function notShown(status: string): Seen {
  return { id: 'styles.remote-hostile', isGood: false, measured: `not shown but ${status}` };
}

/** What a page's own framework draws around the remote is the page's to style. */
function withoutPlace(all: readonly Look[]): Look[] {
  return all.filter(({ isOfPage }) => !isOfPage);
}

function looks({ page }: Stage, whose: 'page' | 'remote'): Promise<Look[]> {
  return page.evaluate((of) => {
    const probe = Reflect.get(document, 'conformance') as Probe;
    return of === 'page' ? probe.pageLooks() : probe.remoteLooks();
  }, whose);
}

/** A constructed sheet, since a strict policy refuses a style element. */
async function adopt({ page }: Stage, rules: string | null): Promise<void> {
  await page.evaluate((text) => {
    const [...sheets] = document.adoptedStyleSheets;
    if (text === null) sheets.pop();
    else {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      sheets.push(sheet);
    }
    document.adoptedStyleSheets = sheets;
  }, rules);
}
