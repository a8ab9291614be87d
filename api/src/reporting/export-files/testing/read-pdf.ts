import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A PDF as another program reads it. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** The lines of each page from top to bottom, each its texts from left to right. */
  readonly pages: readonly (readonly (readonly string[])[])[];
  /** What the first page is read aloud as: roles in their order, as in `Table(TR(TH TD))`. */
  readonly roles: string;
}

// A process of its own: the reader is an ES module, which jest does not load.
const program = `
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
const pdf = await getDocumentProxy(new Uint8Array(readFileSync(0)));
const { info } = await pdf.getMetadata();
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const lines = new Map();
  for (const { str, transform } of items) {
    if (str.trim() === '') continue;
    const y = Math.round(transform[5] * 2) / 2;
    lines.set(y, [...(lines.get(y) ?? []), { x: transform[4], str }]);
  }
  pages.push([...lines].sort(([a], [b]) => b - a).map(([, texts]) => texts.sort((a, b) => a.x - b.x).map(({ str }) => str)));
}
const roleOf = ({ role, children = [] }) => {
  const inner = children.filter(({ role }) => role !== undefined).map(roleOf).join(' ');
  return inner === '' ? role : role + '(' + inner + ')';
};
const tree = await (await pdf.getPage(1)).getStructTree();
process.stdout.write(JSON.stringify({
  title: info.Title, language: info.Language, pages,
  isTagged: (await pdf.getMarkInfo())?.Marked === true,
  roles: tree === null ? '' : tree.children.map(roleOf).join(' '),
}));
`;

/** Reads a PDF by PDF.js. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    input: bytes,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(output) as ReadPdf;
}
