import { downloadLastReports } from '@tallyhouse/shared/contracts/online-reports';
import type { Download } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { ArchiveRefused } from './archive-refused';
import { openInWorker } from './open-in-worker';
import type { OpenedArchive } from './read-archive';

/** What reading the archive came to. A refused one can still be saved, to be looked at by somebody else. */
export type ArchiveOutcome =
  | { readonly kind: 'opened'; readonly archive: OpenedArchive; readonly download: Download }
  | { readonly kind: 'refused'; readonly error: ArchiveRefused; readonly download: Download };

/**
 * Downloads the archive and reads it in a worker, whose program is fetched only when it is needed.
 *
 * Fails when the download does, or when the browser makes no worker; a refused archive is an outcome.
 */
export function useLastReports() {
  const { http } = useRemoteHost();
  return useMutation({
    mutationFn: async (): Promise<ArchiveOutcome> => {
      const download = await http.download(downloadLastReports);
      const { makeArchiveWorker } = await import(
        /* webpackChunkName: "archive-worker" */ './make-archive-worker'
      );
      try {
        const archive = await openInWorker(download.bytes, makeArchiveWorker());
        return { kind: 'opened', archive, download };
      } catch (error) {
        if (error instanceof ArchiveRefused) return { kind: 'refused', error, download };
        throw error;
      }
    },
  });
}
