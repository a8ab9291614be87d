import type { Locale } from '../contracts/locales';
import type { Notice } from '../contracts/remote';

/** What a portal gives a remote that it mounts. */
export interface MountOptions extends ChangeableOptions {
  /** Address of the API, `https://tallyhouse.example`; empty is the page's own origin. Tokens go there and nowhere else. */
  readonly apiBaseUrl: string;
  /** Path of the portal's page under which this remote's paths lie, `/reports`; empty when it is at the top. */
  readonly basename?: string;
  /**
   * The access token of the portal's signed-in user, null when nobody is signed in. Asked at the start, for another
   * brand, and after a refusal (401), when another token than the refused one is expected. It is never stored.
   */
  readonly getAccessToken: () => string | null | Promise<string | null>;
  /** The API refused the token. Awaited once per refusal, before the next `getAccessToken`: the place to renew it. */
  readonly onUnauthorized?: () => void | Promise<void>;
  /** The user moved within the remote, or asks for a page that is not the remote's: put it into the address bar. */
  readonly onNavigate?: (to: Navigation) => void;
  /** What else the portal may want to know. */
  readonly onEvent?: (event: MountEvent) => void;
  /** Aborting it is `unmount()`. */
  readonly signal?: AbortSignal;
  /** The portal's React, for this file to use when it fits; asked for at the first mount of the file. */
  readonly react?: PortalReact;
}

/** The modules of the portal's React, each as `import * as` gives it. */
export interface PortalReact {
  /** `react` */
  readonly react: object;
  /** `react-dom` */
  readonly reactDom: object;
  /** `react-dom/client` */
  readonly reactDomClient: object;
  /** `react/jsx-runtime` */
  readonly jsxRuntime: object;
}

/** Whose React all remotes of this file are drawn with, and why. */
export interface ReactChoice {
  readonly whose: 'portal' | 'own';
  readonly version: string;
  /** `older`: than the one that the file was built with; `torn`: React and ReactDOM are of two versions. */
  readonly reason: 'fits' | 'none-given' | 'incomplete' | 'other-major' | 'older' | 'torn';
}

/** What `update` may change; what is left out stays. */
export interface ChangeableOptions {
  /** Id of the brand whose figures are shown. */
  readonly brand: string;
  /** One language for all remotes that this file has mounted: the one given last. English when left out. */
  readonly locale?: Locale;
  readonly theme?: 'light' | 'dark';
  /** Path within the remote, with its query: `/online/new?type=ONLINE_GAMES`. Its first screen when left out. */
  readonly route?: string;
}

/** Where the user went. */
export interface Navigation {
  /** Within the remote: what `route` takes. */
  readonly path: string;
  /** Within the portal: `basename` and `path`. */
  readonly href: string;
  /** Whether it takes the place of the present entry of the history. */
  readonly replace: boolean;
  /** False for a page that belongs to another remote: this one stays where it is. */
  readonly isOwn: boolean;
}

export type MountEvent =
  /** Told once per mount, before anything is drawn. */
  | ({ readonly kind: 'react' } & ReactChoice)
  /** The screens are there. */
  | { readonly kind: 'shown' }
  /** The screen names itself, for the title of the window. */
  | { readonly kind: 'title'; readonly title: string; readonly period: string | null }
  /** Shown in the remote already. */
  | ({ readonly kind: 'notice'; readonly level: Notice['kind'] } & Pick<Notice, 'text'>)
  /** It could not start, or a screen broke: words stand in its place. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The portal had no token that the API takes: words stand in its place. */
  | { readonly kind: 'session-over' };

/** How the start ended. `ready` never rejects. */
export type MountOutcome =
  | { readonly status: 'shown' }
  | { readonly status: 'failed'; readonly reason: 'session-over' | 'refused' }
  | { readonly status: 'unmounted' };

/** A remote in a portal's page. */
export interface Mounted {
  readonly ready: Promise<MountOutcome>;
  update(options: Partial<ChangeableOptions>): void;
  /** Ends its calls and takes everything away; the second time does nothing. */
  unmount(): void;
}

/** Shows a remote within `element`. Errors: `TypeError` for options that make no sense, naming them. */
export type Mount = (element: Element, options: MountOptions) => Mounted;
