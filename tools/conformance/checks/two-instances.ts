import { idsOf, type Seen } from '../rules';
import type { Stage } from '../stage/stage';
import { mountDirectly } from './direct';

/** Shows the remote twice, for two brands, and changes and removes the first. */
export async function mountTwice(stage: Stage): Promise<Seen[]> {
  const { remote, watch, host, page } = stage;
  const [left, right] = remote.brands;
  if (left === undefined || right === undefined || remote.module === null || host.token === null)
    return idsOf('two instances').map((id) => ({
      id,
      skipped: 'needs the address of the file (--module), a token and two brands (--brand a --brand b)',
    }));
  const calls = watch.sent.length;
  const { outcomes } = await mountDirectly(stage, {
    instances: [
      { brand: left, theme: 'light' },
      { brand: right, theme: 'dark' },
    ],
  });
  await stage.settled();
  const statuses = outcomes.map(({ status }) => status).join(', ');
  const asked = watch.sent.slice(calls).flatMap(({ headers }) => headers['brand'] ?? []);
  const count = (brand: string) => asked.filter((one) => one === brand).length;
  const others = asked.filter((one) => one !== left && one !== right);
  const before = await second(stage);
  await page.evaluate(() => {
    const [first] = Reflect.get(document, 'conformanceMounts') as {
      readonly update: (changes: object) => void;
    }[];
    first?.update({ theme: 'dark' });
  });
  await stage.settled();
  const changed = await second(stage);
  await page.evaluate(() => {
    const [first] = Reflect.get(document, 'conformanceMounts') as { readonly unmount: () => void }[];
    first?.unmount();
  });
  await stage.settled();
  const alone = await second(stage);
  const isApart = before === changed && changed === alone && before.length > 100;
  return [
    { id: 'two instances.shown', isGood: statuses === 'shown, shown', measured: statuses },
    asked.length === 0
      ? { id: 'two instances.brand', skipped: 'no call names its brand in a header' }
      : {
          id: 'two instances.brand',
          isGood: count(left) > 0 && count(right) > 0 && others.length === 0,
          measured: `${count(left)} calls for ${left}, ${count(right)} for ${right}, ${others.length} for others`,
        },
    {
      id: 'two instances.apart',
      isGood: isApart,
      measured: isApart
        ? 'words, colours and fonts of the second stay'
        : `the second changed when the first ${before === changed ? 'went' : 'changed its theme'}`,
    },
  ];
}

/** Words, colours and fonts of the second instance, in one text. */
function second({ page }: Stage): Promise<string> {
  return page.evaluate(() => {
    const section = [...document.querySelectorAll('body > section')].at(-1);
    const all: Element[] = [];
    const walk = (node: ParentNode) => {
      for (const child of node.children) {
        all.push(child);
        if (child.shadowRoot !== null) walk(child.shadowRoot);
        walk(child);
      }
    };
    if (section !== undefined) walk(section);
    return all
      .map((element) => {
        const { color, backgroundColor, fontFamily, display } = getComputedStyle(element);
        const words = element.childElementCount === 0 ? element.textContent : '';
        return [element.localName, color, backgroundColor, fontFamily, display, words].join('|');
      })
      .join('\n');
  });
}
