import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutUnit } from './workbook';

/** Whether the machine has LibreOffice, which reads the workbook as its users do. */
export function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// The characters that divide, quote and encode, and last the second sheet, which is Data.
const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,2';

/** A column of the sheet Data as LibreOffice exports it. */
export async function columnInLibreOffice(workbook: string, title: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-office-'));
  try {
    const copy = join(folder, 'report.xlsx');
    await copyFile(workbook, copy);
    await promisify(execFile)('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      asCsv,
      '--outdir',
      folder,
      copy,
    ]);
    const [header = [], ...rows] = (await readFile(join(folder, 'report-Data.csv'), 'utf8'))
      .trim()
      .split('\n')
      .map(cellsOf);
    const at = header.findIndex((head) => withoutUnit(head) === title);
    if (at < 0) throw new Error(`LibreOffice shows no column “${title}”: ${header.join(', ')}`);
    return rows.map((row) => row[at] ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Cells of a line; amounts are quoted because of their thousands separators. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((cell) => cell[1] ?? cell[2] ?? '');
}
