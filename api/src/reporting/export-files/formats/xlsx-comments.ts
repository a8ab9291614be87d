import { columnName, declaration, escapeXml, main, office, packaging } from './xlsx-xml';

/** A comment on a cell of a sheet: `row` from 1 under the header, `column` from 0. */
export interface SheetComment {
  readonly row: number;
  readonly column: number;
  readonly author: string;
  readonly text: string;
}

/** Relations of sheet number `number` to its comments, and to the boxes that they are shown in. */
export function commentRelations(number: number): string {
  return (
    `${declaration}<Relationships xmlns="${packaging}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/vmlDrawing" Target="../drawings/vmlDrawing${number}.vml"/>` +
    `<Relationship Id="rId2" Type="${office}/comments" Target="../comments${number}.xml"/></Relationships>`
  );
}

/** The comments of a sheet, one a cell: those on the same one stand below each other. */
export function commentsXml(comments: readonly SheetComment[]): string {
  const authors = [...new Set(comments.map(({ author }) => author))];
  const cells = byCell(comments).map(([at, [first, ...more]]) => {
    const runs = [first, ...more].map(({ author, text }) => `${author}: ${text}`).join('\n\n');
    return (
      `<comment ref="${at}" authorId="${authors.indexOf(first.author)}">` +
      `<text><r><t xml:space="preserve">${escapeXml(runs)}</t></r></text></comment>`
    );
  });
  const names = authors.map((author) => `<author>${escapeXml(author)}</author>`).join('');
  return `${declaration}<comments xmlns="${main}"><authors>${names}</authors><commentList>${cells.join('')}</commentList></comments>`;
}

/** The hidden box of each comment, without which spreadsheets show none. */
export function commentBoxes(comments: readonly SheetComment[]): string {
  const boxes = byCell(comments).map(([, [{ row, column }]], index) => {
    const anchor = `${column + 1}, 12, ${row}, 4, ${column + 4}, 12, ${row + 5}, 4`;
    return (
      `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
      '<v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
      `<x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
    );
  });
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>' +
    `${boxes.join('')}</xml>`
  );
}

type OfCell = readonly [SheetComment, ...SheetComment[]];

/** Row by row, each cell once. */
function byCell(comments: readonly SheetComment[]): [at: string, OfCell][] {
  const cells = new Map<string, OfCell>();
  const inOrder = comments.toSorted((left, right) => left.row - right.row || left.column - right.column);
  for (const comment of inOrder) {
    const at = `${columnName(comment.column)}${comment.row + 1}`;
    cells.set(at, [...(cells.get(at) ?? []), comment] as unknown as OfCell);
  }
  return [...cells];
}
