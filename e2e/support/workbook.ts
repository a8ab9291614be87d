import JSZip from 'jszip';

/** Cells below the header `title`, whatever its unit, on the sheet named `sheetName`, as they stand in the file. */
export async function columnOf(bytes: Uint8Array, sheetName: string, title: string): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes);
  const workbook = await textOf(zip, 'xl/workbook.xml');
  const names = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map((match) => match[1]);
  const sheet = await textOf(zip, `xl/worksheets/sheet${names.indexOf(sheetName) + 1}.xml`);
  const [header = [], ...rows] = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map((row) =>
    cellsOf(row[1] ?? ''),
  );
  const at = header.findIndex((head) => withoutUnit(head) === title);
  if (at < 0) throw new Error(`No column “${title}” among ${header.join(', ')}`);
  return rows.map((row) => row[at] ?? '');
}

/** A head says what its numbers are in: `Stakes (TZS)`. */
export function withoutUnit(head: string): string {
  return head.replace(/ \([^()]+\)$/, '');
}

/** A cell as the file has it: what it is, how numbers of it are shown, and what stands in it. */
export interface WorkbookCell {
  readonly kind: 'text' | 'number' | 'empty';
  readonly format: string;
  readonly value: string;
}

/** Cells of the first row below the heads of a sheet, by the words of their heads. */
export async function firstCells(bytes: Uint8Array, sheetName: string): Promise<Map<string, WorkbookCell>> {
  const zip = await JSZip.loadAsync(bytes);
  const workbook = await textOf(zip, 'xl/workbook.xml');
  const names = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map((match) => match[1]);
  const sheet = await textOf(zip, `xl/worksheets/sheet${names.indexOf(sheetName) + 1}.xml`);
  const formats = formatsOf(await textOf(zip, 'xl/styles.xml'));
  const [heads = '', first = ''] = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    (row) => row[1] ?? '',
  );
  const cells = [...first.matchAll(/<c( [^>]*?)?(?:\/>|>(.*?)<\/c>)/gs)].map(
    ([, attributes = '', content = '']): WorkbookCell => ({
      kind: content === '' ? 'empty' : attributes.includes('t="inlineStr"') ? 'text' : 'number',
      format: formats[Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? '',
      value: content.replaceAll(/<[^>]+>/g, ''),
    }),
  );
  return new Map(
    cellsOf(heads).flatMap((head, at) => (cells[at] === undefined ? [] : [[withoutUnit(head), cells[at]]])),
  );
}

/** Every formula of a workbook, with its sheet. */
export async function formulasOf(bytes: Uint8Array): Promise<string[]> {
  return (await sheetsOf(bytes)).flatMap((sheet) =>
    [...sheet.matchAll(/<f[ >].*?<\/f>/gs)].map(([found]) => found),
  );
}

/** Every text of a workbook. */
export async function textsOf(bytes: Uint8Array): Promise<string[]> {
  return (await sheetsOf(bytes)).flatMap((sheet) =>
    [...sheet.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) =>
      text.replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    ),
  );
}

async function sheetsOf(bytes: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes);
  const names = Object.keys(zip.files).filter((name) => name.startsWith('xl/worksheets/sheet'));
  return Promise.all(names.map((name) => textOf(zip, name)));
}

/** How numbers are shown, by the style of a cell. */
function formatsOf(styles: string): string[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      code ?? '',
    ]),
  );
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<xf [^>]*>/g)].map(
    ([xf]) => codes.get(/numFmtId="(\d+)"/.exec(xf)?.[1] ?? '') ?? '',
  );
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
