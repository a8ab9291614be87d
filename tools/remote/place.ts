/** Files of one release, by their path within its folder. */
export interface ReleaseFolder {
  readonly name: string;
  readonly version: string;
  /** Folder on this machine that holds them. */
  readonly folder: string;
}

/** What one action does to a place, all of it or nothing. */
export interface Commit {
  /** Text of the registry that the action was made from; null when there was none. */
  readonly from: string | null;
  readonly registry: string;
  readonly releases: readonly ReleaseFolder[];
  readonly audit: AuditLine;
}

export interface AuditLine {
  readonly at: string;
  readonly by: string;
  readonly deed: string;
  readonly sequence: number;
  readonly keyId: string;
}

/** Where an installation keeps its registry and the files of its remotes. */
export interface Place {
  /** Text of `registry.json`; null when there is none. */
  readonly readRegistry: () => Promise<string | null>;
  /** Bytes of a release's `manifest.json`. Errors: `SentenceError`. */
  readonly readManifest: (baseUrl: string) => Promise<Uint8Array>;
  /** Errors: `SentenceError` when somebody else changed the registry meanwhile. */
  readonly commit: (commit: Commit) => Promise<void>;
}
