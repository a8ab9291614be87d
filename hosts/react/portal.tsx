import { useEffect, useRef, useState, version } from 'react';
import { flushSync } from 'react-dom';
import type {
  ChangeableOptions,
  Mount,
  Mounted,
  MountOutcome,
  PortalReact,
} from '@tallyhouse/shared/embed/mount-options';
import { addressOf, basename } from './address';
import { Tallyhouse } from './tallyhouse';

interface PortalProps {
  readonly mount: Mount;
  /** Origin of Tallyhouse. */
  readonly origin: string;
  /** Where the portal's router is, as a path within the remote. */
  readonly route: string;
  /** Its React, for the remote to be drawn with. */
  readonly react?: PortalReact;
  /** Has the portal's router go somewhere. */
  readonly go: (address: string, options: { readonly replace: boolean }) => void;
}

type Changes = Partial<ChangeableOptions>;

interface Choices {
  readonly brand: string;
  readonly locale: NonNullable<ChangeableOptions['locale']>;
  readonly theme: 'light' | 'dark';
  /** Counts how often it was shown anew; null while it is not shown. */
  readonly showing: number | null;
}

/** For whoever tries the page: docs/embedding.md, Hosts. */
interface Controls {
  mount(changes?: Changes): Promise<MountOutcome>;
  update(changes: Changes): void;
  unmount(): void;
}

/** The portal's server knows who is signed in. */
async function getAccessToken(): Promise<string | null> {
  const answer = await fetch('/token', { method: 'POST' });
  return answer.ok ? ((await answer.json()) as { readonly token: string }).token : null;
}

/** The page of a portal: its own words and looks, and a remote. `?second=` names the brand of another beside it. */
export function Portal({ mount, origin, route, go, react }: PortalProps) {
  const [choices, setChoices] = useState<Choices>({
    brand: 'alder',
    locale: 'en',
    theme: 'light',
    showing: 0,
  });
  const whenMounted = useRef<(mounted: Mounted) => void>(() => undefined);
  const [second] = useState(() => new URLSearchParams(location.search).get('second'));
  const { brand, locale, theme, showing } = choices;
  const common = { apiBaseUrl: origin, getAccessToken, locale, ...(react !== undefined && { react }) };

  useEffect(() => {
    function choose({ route: target, ...changes }: Changes, also: Partial<Choices> = {}): void {
      flushSync(() => {
        setChoices((before) => ({ ...before, ...changes, ...also }));
        if (target !== undefined) go(addressOf(basename + target), { replace: false });
      });
    }
    let times = 0;
    const controls: Controls = {
      async mount(changes = {}) {
        const mounted = await new Promise<Mounted>((resolve) => {
          whenMounted.current = resolve;
          choose(changes, { showing: (times += 1) });
        });
        return mounted.ready;
      },
      update: (changes) => choose(changes),
      unmount: () => choose({}, { showing: null }),
    };
    Object.assign(globalThis, { portal: controls });
  }, [go]);

  return (
    <>
      <h1>A portal with React {version}</h1>
      <p className="note">
        Its own words, in its own looks. <a href="/elsewhere">A link of the portal</a>{' '}
        <button type="button">A button of the portal</button>
      </p>
      <div className="places">
        {showing !== null && (
          <Tallyhouse
            key={showing}
            mount={mount}
            label="Remote"
            options={{
              ...{ ...common, brand, theme, basename, route },
              onNavigate: ({ href, replace }) => go(addressOf(href), { replace }),
            }}
            onMount={(mounted) => whenMounted.current(mounted)}
          />
        )}
        {second !== null && (
          <Tallyhouse
            mount={mount}
            label="Second"
            options={{ ...common, brand: second, theme: 'dark', basename: '', route: '/' }}
          />
        )}
      </div>
    </>
  );
}
