import JSZip from 'jszip';
import type { ArchiveLimits } from './archive-limits';
import { ArchiveRefused } from './archive-refused';
import type { DirectoryEntry } from './central-directory';
import { inflateEntry, type OutputCap } from './inflate-entry';

/** Inflates the entries of one archive, whose limits hold for all of them together. */
export interface EntryOpener {
  open(entry: DirectoryEntry): Promise<Uint8Array>;
  /** Bytes that came out so far. */
  givenBytes(): number;
}

/** Errors: `ArchiveRefused` for an archive whose directory cannot be followed; `open` those of `inflateEntry`. */
export async function openerOf(bytes: Uint8Array, limits: ArchiveLimits): Promise<EntryOpener> {
  const zip = await JSZip.loadAsync(bytes).catch(() => {
    throw new ArchiveRefused('damaged');
  });
  let given = 0;
  return {
    async open(entry) {
      const file = zip.file(entry.name);
      if (file === null || (file.unsafeOriginalName ?? entry.name) !== entry.name)
        throw new ArchiveRefused('damaged', entry.name);
      const content = await inflateEntry(file, entry, capOf(limits.totalBytes - given, limits));
      given += content.byteLength;
      return content;
    },
    givenBytes: () => given,
  };
}

function capOf(left: number, { entryBytes, ratio }: ArchiveLimits): OutputCap {
  return left < entryBytes
    ? { bytes: left, reason: 'total-too-large', ratio }
    : { bytes: entryBytes, reason: 'entry-too-large', ratio };
}
