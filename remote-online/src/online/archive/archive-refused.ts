/** Why an archive is not opened; each has its own sentence in the catalogue (`archive.refused.<reason>`). */
export type ArchiveReason =
  | 'too-large'
  | 'not-a-zip'
  | 'several-disks'
  | 'zip64'
  | 'encrypted'
  | 'too-many-entries'
  | 'unsafe-name'
  | 'duplicate-name'
  | 'overlap'
  | 'symbolic-link'
  | 'nested-archive'
  | 'no-script'
  | 'two-scripts'
  | 'no-manifest'
  | 'entry-too-large'
  | 'total-too-large'
  | 'ratio'
  | 'more-than-declared'
  | 'too-slow'
  | 'damaged'
  | 'not-listed'
  | 'missing-entry'
  | 'wrong-hash'
  | 'no-hashing'
  | 'not-utf8'
  | 'not-the-call'
  | 'not-json'
  | 'too-deep'
  | 'forbidden-key'
  | 'wrong-shape';

/** An archive that was not opened. `detail` names the entry, key or field; it comes from the archive, so show it as text only. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
  readonly reason: ArchiveReason;
  readonly detail: string;

  constructor(reason: ArchiveReason, detail = '') {
    super(`The archive was refused: ${reason}${detail === '' ? '' : ` (${detail})`}`);
    this.reason = reason;
    this.detail = detail.slice(0, 120);
  }
}
