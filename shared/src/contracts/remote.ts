import type { ComponentType } from 'react';
import type { Endpoint, Input, Parsed, Schema } from './endpoint';

/** Major version of this contract; a remote that names another is refused before its code runs. */
export const remoteContract = 1;

/** The schema that an endpoint has in one place; `never` where it has none. */
type SchemaAt<E extends Endpoint, Place extends 'params' | 'query' | 'body' | 'answer'> = Extract<
  E[Place],
  Schema
>;

/** What a call may carry beside its method and path. */
export type CallInput<E extends Endpoint> = ([SchemaAt<E, 'params'>] extends [never]
  ? { params?: never }
  : { params: Input<SchemaAt<E, 'params'>> }) &
  ([SchemaAt<E, 'query'>] extends [never] ? { query?: never } : { query?: Input<SchemaAt<E, 'query'>> }) &
  ([SchemaAt<E, 'body'>] extends [never] ? { body?: unknown } : { body: Input<SchemaAt<E, 'body'>> }) & {
    signal?: AbortSignal;
    headers?: Readonly<Record<string, string>>;
    /** Told the answer's `ETag`, which a change sends back as `If-Match`; null when it has none. */
    onVersion?: (version: string | null) => void;
  };

/** What a call gives; `undefined` where the answer has no body. */
export type CallAnswer<E extends Endpoint> = [SchemaAt<E, 'answer'>] extends [never]
  ? undefined
  : Parsed<SchemaAt<E, 'answer'>>;

/** A call's binary answer. */
export interface Download {
  readonly bytes: ArrayBuffer;
  readonly contentType: string;
  readonly fileName: string | null;
}

/**
 * Calls the API as the signed-in user, for the brand of this tab.
 *
 * Rejects with `ApiError` (recognise it by `name`), with `problem.code` to branch on. A 401 is renewed
 * underneath, at most twice; an aborted call rejects at once.
 */
export interface HttpClient {
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<CallAnswer<E>>;
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

/** What screens keep over a reload; what a field holds is its screens' business, null before it was kept. */
export interface KeptState {
  readonly filters: unknown;
  readonly totalReportState: unknown;
  readonly branchState: unknown;
  readonly filterState: unknown;
  readonly query: unknown;
  /** Header of the result looked at last: `{ snapshotId, columns, totals }`, never its rows. */
  readonly data: unknown;
}

/** The stored `main` of this user and brand; somebody else's, or another brand's, reads as nothing. */
export interface MainStore {
  read(): KeptState;
  /** Keeps the fields named and leaves the others. Errors: `RangeError` where `data` holds more than a header. */
  save(fields: Partial<KeptState>): void;
}

/** Everything a remote gets from the page that holds it. */
export interface RemoteHost {
  readonly http: HttpClient;
  readonly main: MainStore;
  readonly session: SessionView;
  /** Language of the remote's own words; English on a page in Arabic too, which `useLocale` of the kit tells. */
  readonly locale: 'en' | 'sw';
  readonly theme: 'light' | 'dark';
  navigate(path: string): void;
  notify(notice: Notice): void;
  /**
   * Names the page in the window title: `setTitle('Online')` → `Online · Alder · Tallyhouse`; with the period that a
   * report is about, `setTitle('Online', 'Oct 2026')` → `Online · Alder · Oct 2026`.
   */
  setTitle(title: string, period?: string): void;
  /** Ends the session of this browser, in all its tabs, and leads to /login. */
  signOut(): void;
}

/** One screen of a remote: its path and, lazily, its component. */
export interface RemoteScreen {
  /** Absolute path as the specification names it, `/online`; the remote owns everything below it too. */
  readonly path: string;
  /**
   * What lies below it, each as parts of an address of which `:name` stands for any: `['new', 'simulations/:jobId']`.
   * Any other address there is no page. Left out: the screen takes every address below it.
   */
  readonly below?: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

/** What a remote's `./routes` module exports as `remote`. Its screens read the host with `useRemoteHost`. */
export interface RemoteModule {
  readonly contract: typeof remoteContract;
  readonly name: string;
  readonly screens: readonly RemoteScreen[];
}
