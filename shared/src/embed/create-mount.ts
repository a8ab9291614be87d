import type { EmbeddedRemote } from './embedded-page';
import type { ChangeableOptions, Mount, Mounted, MountOptions, MountOutcome } from './mount-options';
import { plainNotice } from './plain-notice';
import { reactOfFile } from './react-of-file';
import { requireOptions } from './require-options';

/**
 * The `mount` of a remote. Whose React it is drawn with is known when it is first called: nothing that takes React may
 * be evaluated before, so everything is behind an `import()`, which a build for portals resolves within its one file.
 */
export function createMount(embedded: EmbeddedRemote): Mount {
  return (element, options) => {
    requireOptions(element, options);
    return mountSoon(embedded, element, options);
  };
}

function mountSoon(embedded: EmbeddedRemote, element: Element, first: MountOptions): Mounted {
  let options = first;
  let mounted: Mounted | null = null;
  let isOver = false;
  let takeNoticeAway: () => void = () => undefined;
  let settle: (outcome: MountOutcome) => void = () => undefined;
  const ready = new Promise<MountOutcome>((resolve) => {
    settle = resolve;
  });
  const choice = reactOfFile(first.react);

  async function start(): Promise<void> {
    const { mountRemote } = await import('./mount-remote');
    if (isOver) return;
    options.onEvent?.({ kind: 'react', ...choice });
    mounted = mountRemote(embedded, element, options);
    settle(await mounted.ready);
  }

  /** Its code may fail as it is evaluated: then nothing that it holds can say so. */
  function tryStart(): void {
    start().catch((error: unknown) => {
      options.onEvent?.({ kind: 'failed', error });
      settle({ status: 'failed', reason: 'refused' });
      if (isOver) return;
      takeNoticeAway = plainNotice(element, options.locale, () => {
        takeNoticeAway();
        tryStart();
      });
    });
  }

  function unmount(): void {
    isOver = true;
    first.signal?.removeEventListener('abort', unmount);
    mounted?.unmount();
    // Who keeps the handle keeps nothing of what was drawn.
    mounted = null;
    takeNoticeAway();
    settle({ status: 'unmounted' });
  }

  first.signal?.addEventListener('abort', unmount);
  if (first.signal?.aborted === true) unmount();
  else tryStart();
  return {
    ready,
    update(changes: Partial<ChangeableOptions>) {
      options = { ...options, ...changes };
      mounted?.update(changes);
    },
    unmount,
  };
}
