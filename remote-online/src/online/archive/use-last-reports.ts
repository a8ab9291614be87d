import { downloadLastReports } from '@tallyhouse/shared/contracts/online-reports';
import type { Download } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation } from '@tallyhouse/shared/kit/query';
import type { OpenedArchive } from './read-archive';

/** What reading the archive came to. A refused one can still be saved, to be looked at by somebody else. */
export type ArchiveOutcome =
  | { readonly kind: 'opened'; readonly archive: OpenedArchive; readonly download: Download }
  | { readonly kind: 'refused'; readonly error: Error; readonly download: Download };

/**
 * Downloads the archive and reads it; its reader is fetched only when it is needed.
 *
 * Read in the page, not in a worker: a browser checks no hash of a worker's script, and every file of a remote is to be
 * checked before it runs. The limits bound the work, and inflating yields between chunks.
 */
export function useLastReports() {
  const { http } = useRemoteHost();
  return useMutation({
    mutationFn: async (): Promise<ArchiveOutcome> => {
      const download = await http.download(downloadLastReports);
      const { readArchive } = await import(/* webpackChunkName: "archive-reader" */ './read-archive');
      try {
        const archive = await readArchive(new Uint8Array(download.bytes));
        return { kind: 'opened', archive, download };
      } catch (error) {
        return {
          kind: 'refused',
          error: error instanceof Error ? error : new Error(String(error)),
          download,
        };
      }
    },
  });
}
