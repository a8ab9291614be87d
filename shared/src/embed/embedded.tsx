import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { useLayoutEffect, useMemo } from 'react';
import { directionOf, localeTag } from '../i18n/locale';
import { useLocaleState } from '../i18n/use-locale';
import { ConfigProvider } from '../kit/core';
import { Skeleton } from '../kit/feedback';
import { App } from '../kit/modal';
import { RouterProvider } from '../kit/router';
import { createCache, StyleProvider } from '../kit/style-place';
import { ProblemNotice } from '../ui/problem-notice';
import { adoptBaseStyles } from '../ui/base-styles';
import { themeConfigOf } from '../ui/theme-config';
import { useKitWords } from '../ui/use-kit-words';
import type { EmbedRouter } from './embed-router';
import type { EmbedState, Phase } from './embed-state';
import { PlaceNotice } from './place-notice';
import { useEmbedText } from './use-embed-text';

interface EmbeddedProps {
  readonly state: StoreApi<EmbedState>;
  readonly root: ShadowRoot;
  /** Holds what is drawn. */
  readonly content: HTMLElement;
  /** Holds dialogs and pop-ups. */
  readonly layer: HTMLElement;
  readonly router: EmbedRouter['router'];
  readonly onRetry: () => void;
}

/** A remote within a portal's page: looks and words, then what its phase calls for. */
export function Embedded({ state, root, content, layer, router, onRetry }: EmbeddedProps) {
  adoptBaseStyles();
  const { phase, theme } = useStore(state);
  const spoken = useLocaleState();
  const kitWords = useKitWords(spoken.locale);
  const cache = useMemo(() => createCache(), []);
  const config = useMemo(
    () => themeConfigOf(theme, matchMedia('(prefers-reduced-motion: reduce)').matches),
    [theme],
  );
  const direction = directionOf(spoken);
  const tag = localeTag(spoken.locale);
  useLayoutEffect(() => {
    for (const part of [content, layer]) Object.assign(part, { lang: tag, dir: direction });
  }, [content, layer, tag, direction]);
  const inLayer = () => layer;
  return (
    <StyleProvider container={root} cache={cache}>
      <ConfigProvider theme={config} direction={direction} locale={kitWords} getPopupContainer={inLayer}>
        <App message={{ getContainer: inLayer }} notification={{ getContainer: inLayer }}>
          <PhaseShown phase={phase} router={router} onRetry={onRetry} />
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}

interface PhaseProps extends Pick<EmbeddedProps, 'router' | 'onRetry'> {
  readonly phase: Phase;
}

function PhaseShown({ phase, router, onRetry }: PhaseProps) {
  const text = useEmbedText();
  switch (phase.status) {
    case 'opening':
      return (
        <div role="status" aria-label={text('loading')}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      );
    case 'session-over':
      return (
        <PlaceNotice
          title={text('sessionOver.title')}
          cause={text('sessionOver.cause')}
          step={text('sessionOver.step')}
          action={text('retry')}
          onAction={onRetry}
        />
      );
    case 'refused':
      return <ProblemNotice title={text('refused')} error={phase.error} onRetry={onRetry} />;
    case 'open':
      return <RouterProvider router={router} />;
  }
}
