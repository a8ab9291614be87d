import { loadFileHeaderSchema, type LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';

/** The header stands first and is short; the rest of a file, which may have 64 MB, is not read here. */
const headBytes = 16 * 1024;

/** A load file as it was chosen, with what its header says. */
export interface ChosenFile {
  readonly file: File;
  /** As the server wants it named. */
  readonly contentType: 'text/csv' | 'application/x-ndjson';
  /** Null when it has none that can be read: it is no load file. */
  readonly header: LoadFileHeader | null;
}

/** Reads what a file says about itself, in both forms of docs/domain/load-files.md. */
export async function readFileHeader(file: File): Promise<ChosenFile> {
  const head = await file.slice(0, headBytes).text();
  const text = head.replace(/^\u{FEFF}/u, '');
  const isNdjson = text.startsWith('{');
  const parsed = loadFileHeaderSchema.safeParse(isNdjson ? objectOf(text) : commentsOf(text));
  return {
    file,
    contentType: isNdjson ? 'application/x-ndjson' : 'text/csv',
    header: parsed.success ? parsed.data : null,
  };
}

function objectOf(text: string): unknown {
  try {
    return JSON.parse(text.split('\n', 1)[0] ?? '');
  } catch {
    return null;
  }
}

/** The comment lines `# key: value` above the records. */
function commentsOf(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const [, key, value] = /^#\s*(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined) break;
    found[key] = key === 'seq' || key === 'count' ? Number(value) : value;
  }
  return found;
}
