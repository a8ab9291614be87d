import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { BrandProfile, SourceProfile } from './brand-profile';
import { columnsOf, controlDecimals, readLine } from './record-lines';
import { isoSecond, moneyText } from './record-text';

/** The records of one period, as a source sends them. */
export interface CutFile {
  readonly source: SourceProfile;
  readonly kind: LoadKind;
  readonly seq: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** A line for each record. */
  lines: string;
  readonly count: number;
  /** Control total in minor units, in ten-thousandths for jackpots. */
  amountMinor: number;
}

export function fileNameOf({ source, kind, seq, fromMs }: CutFile): string {
  const hour = isoSecond(fromMs).slice(0, 13);
  return `${source.id}_${kind.toLowerCase()}_${hour}_${String(seq).padStart(6, '0')}.${source.format}`;
}

/** The file's text, in the format of docs/domain/load-files.md. */
export function fileTextOf(cut: CutFile, brand: BrandProfile): string {
  const header = {
    format: 'tallyhouse-load/1',
    brand: brand.id,
    source: cut.source.id,
    channel: cut.source.channel,
    kind: cut.kind,
    seq: cut.seq,
    periodFrom: isoSecond(cut.fromMs),
    periodTo: isoSecond(cut.toMs),
    count: cut.count,
    amount: moneyText(cut.amountMinor, controlDecimals(cut.kind, brand.decimals)),
  };
  if (cut.source.format === 'ndjson') {
    const records = recordsOf(cut).map((line) => recordJson(cut.kind, line));
    return `${[JSON.stringify(header), ...records].join('\n')}\n`;
  }
  let text = '';
  for (const [key, value] of Object.entries(header)) text += `# ${key}: ${value}\n`;
  return `${text}${columnsOf[cut.kind].join(',')}\n${cut.lines}`;
}

/** The records of a file, one line each. */
export function recordsOf(cut: CutFile): string[] {
  return cut.lines.slice(0, -1).split('\n');
}

const wholeNumbers = new Set(['recordVersion', 'legs', 'rounds']);

function recordJson(kind: LoadKind, line: string): string {
  const fields: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(readLine(kind, line))) {
    if (value !== '') fields[name] = wholeNumbers.has(name) ? Number(value) : value;
  }
  return JSON.stringify(fields);
}
