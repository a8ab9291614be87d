import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whether the machine has LibreOffice, which reads the workbook as its users do. */
export function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A column of the first sheet as LibreOffice exports it. */
export async function columnInLibreOffice(workbook: string, title: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-office-'));
  try {
    const copy = join(folder, 'report.xlsx');
    await copyFile(workbook, copy);
    await promisify(execFile)('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'csv',
      '--outdir',
      folder,
      copy,
    ]);
    const [header = [], ...rows] = (await readFile(join(folder, 'report.csv'), 'utf8'))
      .trim()
      .split('\n')
      .map(cellsOf);
    const at = header.indexOf(title);
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
