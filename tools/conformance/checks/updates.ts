import type { Seen } from '../rules';
import type { Probe } from '../stage/probe';
import type { Stage } from '../stage/stage';

/** Updates what is mounted, one option after the other, and sees whether anything follows. */
export async function followsUpdates(stage: Stage): Promise<Seen> {
  const { remote } = stage;
  const [, other] = remote.brands;
  const [first, route] = remote.routes;
  const deaf: string[] = [];
  const heard: string[] = [];
  const note = (name: string, isHeard: boolean) => (isHeard ? heard : deaf).push(name);

  const before = await view(stage);
  await stage.update({ theme: 'dark' });
  await stage.settled();
  note('theme', (await view(stage)).colours !== before.colours);
  await stage.update({ theme: 'light', locale: 'sw' });
  await stage.settled();
  note('locale', (await view(stage)).text !== before.text);
  await stage.update({ locale: 'en' });
  await stage.settled();
  if (route !== undefined) {
    const shown = (await view(stage)).text;
    await stage.update({ route });
    await stage.settled();
    note('route', (await view(stage)).text !== shown);
    await stage.update({ route: first ?? '/' });
    await stage.settled();
  }
  if (other !== undefined) {
    const calls = stage.watch.sent.length;
    await stage.update({ brand: other });
    await stage.settled();
    const sent = stage.watch.sent.slice(calls).filter(({ url }) => new URL(url).origin === remote.api);
    note(
      'brand',
      sent.some(({ headers, body, url }) => headers['brand'] === other || `${url} ${body}`.includes(other)),
    );
  }
  const measured = `follows ${heard.join(', ')}${deaf.length === 0 ? '' : `; not ${deaf.join(', ')}`}`;
  return { id: 'contract.update', isGood: deaf.length === 0, measured };
}

/** Words and colours of what is mounted. */
async function view(stage: Stage): Promise<{ readonly text: string; readonly colours: string }> {
  const looks = await stage.page.evaluate(() =>
    (Reflect.get(document, 'conformance') as Probe).remoteLooks(),
  );
  const colours = looks.flatMap(({ styles }) =>
    styles.filter((style) => /^(background-)?color:/.test(style)),
  );
  return { text: await stage.text(), colours: colours.join() };
}
