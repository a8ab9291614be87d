import { idsOf, type Seen } from '../rules';
import type { Probe } from '../stage/probe';
import { openStage, type Stage, type StageOptions } from '../stage/stage';
import { mountDirectly } from './direct';
import { refusesAlteredFile } from './integrity';
import { followsUpdates } from './updates';
import { namesWrongOptions } from './wrong-options';

/** What docs/embedding.md promises of a remote's file. */
export async function keepsContract(opening: StageOptions): Promise<Seen[]> {
  const stage = await openStage(opening);
  try {
    const shown = await isShown(stage);
    const updated = await followsUpdates(stage);
    const gone = await unmountsTwice(stage);
    const byPortal = [shown, updated, gone];
    if (opening.remote.module === null || opening.host.token === null) {
      const known = byPortal.map(({ id }) => id);
      const others = idsOf('contract').filter((id) => !known.includes(id));
      const skipped = 'needs the address of the file (--module) and a token (--token)';
      return [...byPortal, ...others.map((id) => ({ id, skipped }))];
    }
    return [
      await exportsMount(stage),
      ...byPortal,
      await aborts(stage, 'before'),
      await aborts(stage, 'after'),
      await namesWrongOptions(stage),
      await definesElement(stage),
      await refusesAlteredFile(opening),
    ];
  } finally {
    await stage.close();
  }
}

async function isShown(stage: Stage): Promise<Seen> {
  const { status, reason } = await stage.mount();
  // The screen follows the outcome.
  for (let tries = 0; tries < 5 && (await stage.text()) === ''; tries += 1) await stage.settled();
  const text = await stage.text();
  const measured = `${status}${reason === undefined ? '' : ` (${reason})`}, ${text.length} characters`;
  return { id: 'contract.ready', isGood: status === 'shown' && text.length > 0, measured };
}

async function exportsMount({ page, remote }: Stage): Promise<Seen> {
  const kinds = await page.evaluate(async (module) => {
    const exported = (await import(module)) as Record<string, unknown>;
    return Object.entries(exported).map(([name, value]) => `${name}: ${typeof value}`);
  }, remote.module ?? '');
  return { id: 'contract.exports', isGood: kinds.includes('mount: function'), measured: kinds.join(', ') };
}

async function unmountsTwice(stage: Stage): Promise<Seen> {
  const errors = stage.watch.errors.length;
  const refused = await stage
    .unmount()
    .then(() => stage.unmount())
    .then(() => null, String);
  await stage.settled();
  const text = await stage.text();
  const said = [...(refused === null ? [] : [refused]), ...stage.watch.errors.slice(errors)];
  const measured = [text === '' ? 'the place is empty' : `left: ${text.slice(0, 60)}`, ...said].join('; ');
  return { id: 'contract.unmount-twice', isGood: text === '' && said.length === 0, measured };
}

async function aborts(stage: Stage, abort: 'before' | 'after'): Promise<Seen> {
  const brand = stage.remote.brands[0] ?? '';
  const { outcomes, children } = await mountDirectly(stage, { instances: [{ brand }], abort });
  const status = outcomes[0]?.status ?? 'none';
  const expected = abort === 'before' ? 'unmounted' : 'shown';
  return {
    id: `contract.abort-${abort}`,
    isGood: status === expected && children[0] === 0,
    measured: `${status}, ${children[0] ?? 0} elements left`,
  };
}

/** The first element that the file defined, with the attributes of docs/embedding.md. */
async function definesElement({ page, remote, host }: Stage): Promise<Seen> {
  const id = 'contract.element';
  const token = (await host.token?.()) ?? '';
  const seen = await page.evaluate(
    async ({ api, brand, token: handed }) => {
      const probe = Reflect.get(document, 'conformance') as Probe;
      const [name] = probe.defined;
      if (name === undefined) return null;
      probe.mark();
      const element = document.createElement(name);
      element.setAttribute('api-base-url', api);
      element.setAttribute('brand', brand);
      Object.assign(element, { getAccessToken: () => handed });
      document.body.append(element);
      const outcome = (await Promise.race([
        Reflect.get(element, 'ready') as Promise<{ status: string }> | null,
        probe.sleep(20_000),
      ])) as { status: string } | null | undefined;
      await probe.sleep(300);
      const words = probe.text().length;
      element.remove();
      return { name, status: outcome?.status ?? 'no answer', words, left: element.childNodes.length };
    },
    { api: remote.api, brand: remote.brands[0] ?? '', token },
  );
  if (seen === null) return { id, isGood: false, measured: 'no element is defined' };
  const { name, status, words, left } = seen;
  return {
    id,
    isGood: status === 'shown' && words > 0 && left === 0,
    measured: `<${name}> ${status}, ${words} characters, ${left} elements left`,
  };
}
