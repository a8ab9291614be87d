import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { supersedeBatch } from '@tallyhouse/shared/contracts/load-handling';
import { countText } from '@tallyhouse/shared/format/count';
import type { LoadDataText } from '../../i18n/use-load-data-text';
import { misfitsOf } from './misfits-of';
import type { ChosenFile } from './read-file-header';

const bytesPerMegabyte = 1024 * 1024;

/** Why the file cannot take the place of the batch, in words; nothing when it may be tried. */
export function fileFaults(
  text: LoadDataText,
  batch: LoadBatch,
  chosen: ChosenFile | null,
): readonly string[] {
  if (chosen === null) return [text('replacement.missing')];
  const most = supersedeBatch.upload?.maxBytes ?? Number.POSITIVE_INFINITY;
  if (chosen.file.size > most) {
    return [text('replacement.tooLarge', { most: countText(most / bytesPerMegabyte) })];
  }
  if (chosen.header === null) return [text('replacement.noHeader')];
  return misfitsOf(batch, chosen.header).map(({ field, ours, theirs }) =>
    text('replacement.misfit', { field: text(`replacement.fields.${field}`), ours, theirs }),
  );
}
