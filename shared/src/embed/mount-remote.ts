import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { setLocale } from '../i18n/locale';
import { leavePageStyles } from '../ui/adopt-styles';
import { createEmbedRouter } from './embed-router';
import { createEmbedState } from './embed-state';
import { Embedded } from './embedded';
import { EmbeddedPage, type EmbeddedRemote } from './embedded-page';
import type { MountEvent, Mounted, MountOptions, MountOutcome } from './mount-options';
import { openPortal, SessionOverError } from './open-portal';
import { ownPlace } from './own-place';
import { ownPath } from '../registry/own-path';

let mounts = 0;

leavePageStyles();

/** Draws a remote within `element`, with the React that was chosen for this file. One page may hold several. */
export function mountRemote(
  { remote, calls }: EmbeddedRemote,
  element: Element,
  first: MountOptions,
): Mounted {
  let options = first;
  let attempt = 0;
  const life = new AbortController();
  const state = createEmbedState(first.theme ?? 'light');
  let settle: (outcome: MountOutcome) => void = () => undefined;
  const ready = new Promise<MountOutcome>((resolve) => {
    settle = resolve;
  });
  const place = ownPlace(element);
  const tell = (event: MountEvent) => {
    if (!life.signal.aborted) options.onEvent?.(event);
  };
  const paths = remote.screens.map((screen) => screen.path);
  const router = createEmbedRouter({
    page: createElement(EmbeddedPage, { remote, calls, state, tell }),
    basename: first.basename ?? '',
    route: first.route ?? '/',
    isOwn: (path) => ownPath(paths, path.split(/[?#]/)[0] ?? '') !== undefined,
    onNavigate: (to) => options.onNavigate?.(to),
  });
  // React's ids are unique within one root: the prefix keeps those of two remotes apart.
  const react = createRoot(place.content, { identifierPrefix: `th${(mounts += 1)}-` });

  async function open(): Promise<void> {
    const own = (attempt += 1);
    const isCurrent = () => own === attempt && !life.signal.aborted;
    state.setState({ phase: { status: 'opening' } });
    const end = () => {
      if (!isCurrent()) return;
      state.setState({ phase: { status: 'session-over' } });
      settle({ status: 'failed', reason: 'session-over' });
      tell({ kind: 'session-over' });
    };
    try {
      const portal = await openPortal({ options, signal: life.signal, onEnd: () => undefined });
      if (!isCurrent()) return;
      portal.session.auth.subscribe(({ token }) => {
        if (token === null) end();
      });
      state.setState({ phase: { status: 'open', portal } });
      settle({ status: 'shown' });
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof SessionOverError) {
        end();
        return;
      }
      state.setState({ phase: { status: 'refused', error } });
      settle({ status: 'failed', reason: 'refused' });
      tell({ kind: 'failed', error });
    }
  }

  function unmount(): void {
    if (life.signal.aborted) return;
    life.abort();
    settle({ status: 'unmounted' });
    router.dispose();
    react.unmount();
    place.remove();
  }

  function show(theme: 'light' | 'dark'): void {
    state.setState({ theme });
    for (const part of [place.content, place.layer]) part.dataset['theme'] = theme;
  }

  setLocale(first.locale ?? 'en');
  show(first.theme ?? 'light');
  react.render(
    createElement(Embedded, {
      state,
      root: place.root,
      content: place.content,
      layer: place.layer,
      router: router.router,
      onRetry: () => void open(),
    }),
  );
  void open();

  return {
    ready,
    update(changes: Partial<MountOptions>) {
      if (life.signal.aborted) return;
      const before = options;
      options = { ...options, ...changes };
      if (changes.locale !== undefined) setLocale(changes.locale);
      if (changes.theme !== undefined) show(changes.theme);
      if (changes.route !== undefined) router.follow(changes.route);
      if (options.brand !== before.brand) void open();
    },
    unmount,
  };
}
