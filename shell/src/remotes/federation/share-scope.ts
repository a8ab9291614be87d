import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as schema from '@tallyhouse/shared/contracts/schema';
import * as remoteHost from '@tallyhouse/shared/host/remote-host';
import { kitComponents } from '@tallyhouse/shared/kit/components';
import * as dayjs from '@tallyhouse/shared/kit/dayjs';
import * as icon from '@tallyhouse/shared/kit/icon';
import * as pageIcons from '@tallyhouse/shared/kit/page-icons';
import * as query from '@tallyhouse/shared/kit/query';
import * as router from '@tallyhouse/shared/kit/router';
import * as locale from '@tallyhouse/shared/i18n/locale';
import * as speech from '@tallyhouse/shared/i18n/speech';
import * as useText from '@tallyhouse/shared/i18n/use-text';
import * as openCall from '@tallyhouse/shared/ui/open-call';
import * as problemNotice from '@tallyhouse/shared/ui/problem-notice';
import * as screenActions from '@tallyhouse/shared/ui/screen-actions';
import * as spokenPart from '@tallyhouse/shared/ui/spoken-part';
import { formerKit } from './former-kit';

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
 * The kit's components are lazy: a page fetches those that its remote uses. So is the glossary: it comes when something
 * is first asked of it.
 */
export const shareScope: Readonly<Record<string, Versions>> = {
  react: provide(here(react)),
  'react/jsx-runtime': provide(here(jsxRuntime)),
  'react-dom': provide(here(reactDom)),
  'react-dom/client': provide(here(reactDomClient)),
  '@tallyhouse/shared/contracts/schema': provide(here(schema)),
  '@tallyhouse/shared/host/remote-host': provide(here(remoteHost)),
  '@tallyhouse/shared/i18n/locale': provide(here(locale)),
  '@tallyhouse/shared/i18n/speech': provide(here(speech)),
  '@tallyhouse/shared/i18n/use-text': provide(here(useText)),
  '@tallyhouse/shared/ui/open-call': provide(here(openCall)),
  '@tallyhouse/shared/ui/problem-notice': provide(here(problemNotice)),
  '@tallyhouse/shared/ui/screen-actions': provide(here(screenActions)),
  '@tallyhouse/shared/ui/spoken-part': provide(here(spokenPart)),
  '@tallyhouse/shared/ui/term/term-reader': provide(
    () => import(/* webpackChunkName: "terms" */ '@tallyhouse/shared/ui/term/term-reader'),
  ),
  '@tallyhouse/shared/kit/dayjs': provide(here(dayjs)),
  '@tallyhouse/shared/kit/icon': provide(here(icon)),
  '@tallyhouse/shared/kit/page-icons': provide(here(pageIcons)),
  '@tallyhouse/shared/kit/query': provide(here(query)),
  '@tallyhouse/shared/kit/router': provide(here(router)),
  ...Object.fromEntries(Object.entries(kitComponents).map(([name, load]) => [name, provide(load)])),
  ...Object.fromEntries(Object.entries(formerKit).map(([name, load]) => [name, provide(load)])),
};
