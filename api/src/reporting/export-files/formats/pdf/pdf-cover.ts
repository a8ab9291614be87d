import { margin } from './column-widths';
import type { ExportDocument } from '../../export-document';
import type { PdfFlow } from './pdf-flow';
import { writeLine } from './pdf-lines';
import { writeRow, type RowFrame } from './pdf-rows';

const labels = 96;

/** Writes the head of a document: its title, and what it says of itself, line by line. */
export function writeCover(
  flow: PdfFlow,
  title: string,
  { head, words }: Pick<ExportDocument, 'head' | 'words'>,
): void {
  const { regular, bold, tags, paper } = flow;
  writeLine(flow, title, { type: 'H1', font: bold, size: 16, before: 0, after: 8 });
  const table = tags.open('Table', tags.root);
  const frame: RowFrame = {
    widths: [labels, paper.width - 2 * margin - labels],
    numbers: [false, false],
    size: 8.5,
  };
  for (const [label, text] of head) {
    if (label === 'Title') continue;
    const texts = [label === '' ? '' : words.say(label), text];
    writeRow(flow, frame, { texts, table, font: regular, type: 'TD', hasRowHead: true }, () => undefined);
  }
  tags.close(table);
  flow.down(10);
}
