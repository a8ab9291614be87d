import JSZip from 'jszip';

/** Cells below the header `title` on the sheet named `sheetName`, as they stand in the file. */
export async function columnOf(bytes: Uint8Array, sheetName: string, title: string): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes);
  const workbook = await textOf(zip, 'xl/workbook.xml');
  const names = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map((match) => match[1]);
  const sheet = await textOf(zip, `xl/worksheets/sheet${names.indexOf(sheetName) + 1}.xml`);
  const [header = [], ...rows] = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map((row) =>
    cellsOf(row[1] ?? ''),
  );
  const at = header.indexOf(title);
  if (at < 0) throw new Error(`No column “${title}” among ${header.join(', ')}`);
  return rows.map((row) => row[at] ?? '');
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<c(?: [^>]*)?(?:\/>|>(.*?)<\/c>)/gs)].map((cell) =>
    (cell[1] ?? '').replaceAll(/<[^>]+>/g, ''),
  );
}

async function textOf(zip: JSZip, name: string): Promise<string> {
  const file = zip.file(name);
  if (file === null) throw new Error(`report.xlsx has no ${name}`);
  return file.async('text');
}
