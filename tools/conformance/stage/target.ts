/** A remote that is looked at. */
export interface RemoteTarget {
  readonly name: string;
  /** Address of its file; null when the page alone knows it. */
  readonly module: string | null;
  /** Hash of the file, as `integrity` takes it; null when the kit is to make it of what is served. */
  readonly integrity: string | null;
  /** Origin of the API. */
  readonly api: string;
  /** Ids of brands; two of them for the check of two instances. */
  readonly brands: readonly string[];
  /** Paths of its screens; its first screen when there are none. */
  readonly routes: readonly string[];
}

/** A page that mounts remotes. */
export interface HostTarget {
  readonly name: string;
  /** Serves it, or knows that it is served. */
  open(remote: RemoteTarget): Promise<OpenHost>;
}

export interface OpenHost {
  /** Address of the page for this remote. */
  readonly address: string;
  /** What the page gets as token from now on; null when its sign-in is its own. */
  readonly hand: ((what: 'good' | 'stale' | 'none') => void) | null;
  /** A token that the API takes; null when its sign-in is its own. */
  readonly token: (() => Promise<string>) | null;
  close(): Promise<void>;
}
