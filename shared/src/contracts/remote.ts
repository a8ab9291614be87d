import type { ComponentType } from 'react';
import type { Endpoint, Input, Parsed, Schema } from './endpoint';

/** Major version of this contract; a remote that names another is refused before its code runs. */
export const remoteContract = 1;

/** What a call may carry beside its method and path. */
export type CallInput<E extends Endpoint> = (E['params'] extends Schema ? { params: Input<E['params']> } : { params?: never }) &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : { query?: never }) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : { body?: unknown }) & {
    signal?: AbortSignal;
    headers?: Readonly<Record<string, string>>;
  };

/** A call's binary answer. */
export interface Download {
  readonly bytes: ArrayBuffer;
  readonly contentType: string;
  readonly fileName: string | null;
}

/**
 * Calls the API as the signed-in user, for the brand of this tab.
 *
 * Rejects with `ApiError` (recognise it by `name`), with `problem.code` to branch on. A 401 is renewed once
 * underneath; an aborted call rejects at once.
 */
export interface HttpClient {
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Parsed<E['answer']>>;
  download<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Download>;
}

/** Who is signed in and for which brand; never the tokens. */
export interface SessionView {
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    readonly zone: string;
    readonly cutoff: string;
    readonly country: string;
    readonly channels: readonly string[];
  } | null;
}

export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
}

/** Everything a remote gets from the page that holds it. */
export interface RemoteHost {
  readonly http: HttpClient;
  readonly session: SessionView;
  readonly locale: 'en' | 'sw';
  readonly theme: 'light' | 'dark';
  navigate(path: string): void;
  notify(notice: Notice): void;
  /** Names the page in the window title: `setTitle('Online')` → `Online · Alder · Tallyhouse`. */
  setTitle(title: string): void;
}

/** One screen of a remote: its path and, lazily, its component. */
export interface RemoteScreen {
  /** Absolute path as the specification names it, `/online`; the remote owns everything below it too. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** What a remote's `./routes` module exports as `remote`. Its screens read the host with `useRemoteHost`. */
export interface RemoteModule {
  readonly contract: typeof remoteContract;
  readonly name: string;
  readonly screens: readonly RemoteScreen[];
}
