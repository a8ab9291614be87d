import type { BrowserTab } from './browser-tab';
import type { AccountName, BrandId } from './test-accounts';

/** A call as a screen makes it. */
export interface CallRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path, or address of another origin. */
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `json` unless told. */
  readonly responseType?: 'json' | 'bytes';
  readonly signal?: AbortSignal;
  /** What it gives belongs to the brand selected; a client without that notion takes it as any other call. */
  readonly isForBrand?: boolean;
}

/** What became of a call. */
export type Outcome =
  /** JSON, or a `Uint8Array` where bytes were asked for. */
  | { readonly kind: 'answered'; readonly body: unknown }
  /** The server said no; `problem` is what the caller can read of its reason. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: unknown }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'aborted' }
  /** Any other reason not to give an answer. */
  | { readonly kind: 'withheld'; readonly error: unknown };

/** A client at work in one tab. Nothing here rejects. */
export interface Client {
  /** Logs in over the network, with the account's own password unless told. */
  signIn(account: AccountName, password?: string): Promise<Outcome>;
  signOut(): void;
  /** Null is no brand. Resolves when the choice is kept. */
  selectBrand(brand: BrandId | null): Promise<void>;
  call(request: CallRequest): Promise<Outcome>;
}

/** A client under test. It keeps its session under `auth` in the local storage, in the specified fields. */
export interface ClientDriver {
  readonly name: string;
  /** What the page does when it is loaded in `tab`. */
  load(tab: BrowserTab): Client;
}
