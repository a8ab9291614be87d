import { createMount } from './create-mount';
import type { MountEvent } from './mount-options';
import { mountRemote } from './mount-remote';

jest.mock('./mount-remote', () => ({ mountRemote: jest.fn() }));

const start = jest.mocked(mountRemote);
const mount = createMount({ remote: { contract: 1, name: 'remote-probe', screens: [] }, calls: [] });

/** A mount whose code fails as often as `failures` says, then starts. */
function mountFailing(failures: number, locale: 'en' | 'sw' = 'en') {
  const life = new AbortController();
  let left = failures;
  const unmount = jest.fn();
  start.mockReset().mockImplementation(() => {
    if ((left -= 1) >= 0) throw new Error('A global that it needs is not there');
    return { ready: Promise.resolve({ status: 'shown' as const }), update: jest.fn(), unmount };
  });
  const element = document.createElement('div');
  const told: MountEvent[] = [];
  const mounted = mount(element, {
    ...{ apiBaseUrl: '', brand: 'alder', getAccessToken: () => null, locale, signal: life.signal },
    onEvent: (event) => told.push(event),
  });
  const notice = () => element.firstElementChild?.shadowRoot?.querySelector('[role=alert]') ?? null;
  return { element, mounted, told, notice, life };
}

test('code that fails as it starts leaves words in the place, and is told to the portal', async () => {
  const { mounted, told, notice } = mountFailing(1);

  expect(await mounted.ready).toEqual({ status: 'failed', reason: 'refused' });
  expect(notice()).toHaveTextContent(
    /^This part could not startTry again; if the problem persists, .*Try again$/,
  );
  expect(told.at(-1)).toMatchObject({ kind: 'failed' });
});

test('its words are those of the language', async () => {
  const { mounted, notice } = mountFailing(1, 'sw');
  await mounted.ready;

  expect(notice()).toHaveTextContent(/^Sehemu hii haikuweza kuanza/);
});

test('trying again starts it in the place of the words', async () => {
  const { element, mounted, notice } = mountFailing(2);
  await mounted.ready;
  for (const tries of [2, 3]) {
    notice()?.querySelector('button')?.click();
    await new Promise((done) => setTimeout(done, 0));
    expect(start).toHaveBeenCalledTimes(tries);
    expect(element.children).toHaveLength(tries === 2 ? 1 : 0);
  }
});

test('unmount takes the words away', async () => {
  const { element, mounted } = mountFailing(1);
  await mounted.ready;
  mounted.unmount();

  expect(element.children).toHaveLength(0);
});

test('aborting its signal is unmount, before it has started too', async () => {
  const failed = mountFailing(1);
  await failed.mounted.ready;
  failed.life.abort();
  expect(failed.element.children).toHaveLength(0);

  const early = mountFailing(0);
  early.life.abort();
  expect(await early.mounted.ready).toEqual({ status: 'unmounted' });
  expect(start).not.toHaveBeenCalled();
});
