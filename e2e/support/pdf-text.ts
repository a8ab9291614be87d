import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF as Chromium writes it, without its spaces: they stand between letters, too.
 *
 * Enough for looking for words; order is that of drawing, headers and footers of the page first.
 */
export function pdfPages(bytes: Buffer): string[] {
  const objects = new Map<number, string>();
  const file = bytes.toString('latin1');
  for (const [, id, body] of file.matchAll(/(\d+) 0 obj(.*?)endobj/gs)) objects.set(Number(id), body ?? '');
  const reference = (body: string, name: string) =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])) ?? '';
  const letters = new Map<number, Map<number, string>>();
  for (const [id, body] of objects) {
    if (body.includes('/ToUnicode')) letters.set(id, lettersOf(streamOf(reference(body, 'ToUnicode'))));
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((page) => {
      const fonts = new Map(
        [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, letters.get(Number(id))]),
      );
      return textOf(streamOf(reference(page, 'Contents')), fonts);
    });
}

function textOf(drawing: string, fonts: Map<string | undefined, Map<number, string> | undefined>): string {
  let font: Map<number, string> | undefined;
  let text = '';
  for (const [, name, one, several] of drawing.matchAll(
    /\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj|\[(.*?)\] TJ/gs,
  )) {
    if (name !== undefined) font = fonts.get(name);
    const codes = (one ?? several?.replaceAll(/[^<>0-9A-Fa-f]|>[^<]*</g, '') ?? '').replaceAll(/[<>]/g, '');
    for (const [code] of codes.matchAll(/[0-9A-Fa-f]{4}/g))
      text += font?.get(Number.parseInt(code, 16)) ?? '';
  }
  return text.replaceAll(/\s/g, '');
}

/** Letter by code, of the table that a font brings for copying its text. */
function lettersOf(table: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, code, letter] of table.matchAll(/^<([0-9A-F]+)> <([0-9A-F]+)>$/gim)) {
    found.set(Number.parseInt(code ?? '', 16), written(letter ?? ''));
  }
  for (const [, from, to, letter] of table.matchAll(/^<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>$/gim)) {
    const first = Number.parseInt(from ?? '', 16);
    for (let code = first; code <= Number.parseInt(to ?? '', 16); code += 1) {
      found.set(code, String.fromCharCode(Number.parseInt(letter ?? '', 16) + code - first));
    }
  }
  return found;
}

function written(hex: string): string {
  const units = [...hex.matchAll(/.{4}/g)].map(([unit]) => Number.parseInt(unit, 16));
  return String.fromCharCode(...units);
}

/** By its length: the last byte of what is compressed may be that of a new line. */
function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
  if (start === null) return '';
  const from = start.index + start[0].length;
  return inflateSync(Buffer.from(body.slice(from, from + length), 'latin1')).toString('latin1');
}
