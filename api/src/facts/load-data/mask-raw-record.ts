import Papa from 'papaparse';
import type { PlayerVisibility } from '../../platform/access/player-visibility';
import type { BatchRow } from '../loads/batch-row';
import { csvLine } from '../../store/csv';
import { loadKinds } from '../loads/load-kinds';

/** The field of records that says who played. */
const playerField = 'playerRef';

/** What stands for a text of which nobody can say where in it a player is named. */
export const hiddenRecord = '[not readable as a record: hidden]';

/**
 * Refused records of a batch as one reader sees them: with the mask in the place of the player's reference.
 *
 * A text that cannot be read field by field is hidden as a whole: there is no telling where in it a player stands.
 */
export function createRecordMask(
  batch: Pick<BatchRow, 'kind' | 'columns'>,
  visibility: PlayerVisibility,
): (raw: string) => string {
  if (!visibility.isMasked) return (raw) => raw;
  const fields = loadKinds[batch.kind].fields.map(({ name }) => name);
  const columns = batch.columns?.split(',') ?? fields;
  return (raw) => {
    if (raw === '') return '';
    return (
      (raw.startsWith('{') ? maskedJson(raw, fields, visibility) : maskedCsv(raw, columns, visibility)) ??
      hiddenRecord
    );
  };
}

function maskedJson(raw: string, fields: readonly string[], visibility: PlayerVisibility): string | null {
  let record: Record<string, unknown>;
  try {
    record = JSON.parse(raw) as Record<string, unknown>;
  } catch {
    return null;
  }
  if (Object.keys(record).some((name) => !fields.includes(name))) return null;
  if (Object.values(record).some((value) => typeof value === 'object' && value !== null)) return null;
  const player = record[playerField];
  if (typeof player !== 'string' && typeof player !== 'number') return raw;
  return JSON.stringify({ ...record, [playerField]: visibility.show(String(player)) });
}

function maskedCsv(raw: string, columns: readonly string[], visibility: PlayerVisibility): string | null {
  const { data, errors } = Papa.parse<string[]>(raw, { delimiter: ',' });
  const [cells, ...more] = data;
  if (errors.length > 0 || cells?.length !== columns.length || more.length > 0) return null;
  const place = columns.indexOf(playerField);
  if (place === -1 || cells[place] === '') return raw;
  return csvLine(cells.map((cell, index) => shown(index === place ? visibility.show(cell) : cell)));
}

/** An empty field is written without quotes, as it came. */
function shown(cell: string | null): string | null {
  return cell === '' ? null : cell;
}
