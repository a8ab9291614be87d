const megabyte = 1024 * 1024;

/** What one archive may cost its reader; everything above is refused. */
export interface ArchiveLimits {
  readonly archiveBytes: number;
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  readonly ratio: number;
  readonly depth: number;
}

/** An honest archive holds one report per type, well under a tenth of each limit. */
export const archiveLimits: ArchiveLimits = {
  archiveBytes: 20 * megabyte,
  entries: 200,
  entryBytes: 10 * megabyte,
  totalBytes: 50 * megabyte,
  ratio: 200,
  depth: 32,
};
