import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as remoteHost from '@tallyhouse/shared/host/remote-host';
import * as locale from '@tallyhouse/shared/i18n/locale';
import * as useText from '@tallyhouse/shared/i18n/use-text';

interface Shared {
  readonly get: () => Promise<() => unknown>;
  readonly from: 'shell';
  readonly eager: boolean;
}

/** Versions of a shared module, by number; the shell gives one. */
type Versions = Readonly<Record<string, Shared>>;

function provide(load: () => Promise<unknown>): Versions {
  const get = () => load().then((module) => () => module);
  return { [react.version]: { get, from: 'shell', eager: false } };
}

/** A module that is here already. */
function here(module: unknown): () => Promise<unknown> {
  return () => Promise.resolve(module);
}

/**
 * Everything remotes take from the shell. What a remote asks for and does not stand here fails its build.
 *
 * The kit's groups are lazy: a page fetches those that its remote uses.
 */
export const shareScope: Readonly<Record<string, Versions>> = {
  react: provide(here(react)),
  'react/jsx-runtime': provide(here(jsxRuntime)),
  'react-dom': provide(here(reactDom)),
  'react-dom/client': provide(here(reactDomClient)),
  '@tallyhouse/shared/host/remote-host': provide(here(remoteHost)),
  '@tallyhouse/shared/i18n/locale': provide(here(locale)),
  '@tallyhouse/shared/i18n/use-text': provide(here(useText)),
  '@tallyhouse/shared/kit/core': provide(
    () => import(/* webpackChunkName: "kit-core" */ '@tallyhouse/shared/kit/core'),
  ),
  '@tallyhouse/shared/kit/date': provide(
    () => import(/* webpackChunkName: "kit-date" */ '@tallyhouse/shared/kit/date'),
  ),
  '@tallyhouse/shared/kit/detail': provide(
    () => import(/* webpackChunkName: "kit-detail" */ '@tallyhouse/shared/kit/detail'),
  ),
  '@tallyhouse/shared/kit/feedback': provide(
    () => import(/* webpackChunkName: "kit-feedback" */ '@tallyhouse/shared/kit/feedback'),
  ),
  '@tallyhouse/shared/kit/form': provide(
    () => import(/* webpackChunkName: "kit-form" */ '@tallyhouse/shared/kit/form'),
  ),
  '@tallyhouse/shared/kit/icons': provide(
    () => import(/* webpackChunkName: "kit-icons" */ '@tallyhouse/shared/kit/icons'),
  ),
  '@tallyhouse/shared/kit/layout': provide(
    () => import(/* webpackChunkName: "kit-layout" */ '@tallyhouse/shared/kit/layout'),
  ),
  '@tallyhouse/shared/kit/modal': provide(
    () => import(/* webpackChunkName: "kit-modal" */ '@tallyhouse/shared/kit/modal'),
  ),
  '@tallyhouse/shared/kit/query': provide(
    () => import(/* webpackChunkName: "kit-query" */ '@tallyhouse/shared/kit/query'),
  ),
  '@tallyhouse/shared/kit/router': provide(
    () => import(/* webpackChunkName: "kit-router" */ '@tallyhouse/shared/kit/router'),
  ),
  '@tallyhouse/shared/kit/select': provide(
    () => import(/* webpackChunkName: "kit-select" */ '@tallyhouse/shared/kit/select'),
  ),
  '@tallyhouse/shared/kit/table': provide(
    () => import(/* webpackChunkName: "kit-table" */ '@tallyhouse/shared/kit/table'),
  ),
  '@tallyhouse/shared/kit/tabs': provide(
    () => import(/* webpackChunkName: "kit-tabs" */ '@tallyhouse/shared/kit/tabs'),
  ),
};
