import { margin } from './column-widths';
import type { PdfFlow } from './pdf-flow';
import type { PdfFont } from './pdf-font';
import type { TagType } from './pdf-tags';
import { drawn, wrapped } from './pdf-text';

interface LineLook {
  readonly type: TagType;
  readonly font: PdfFont;
  readonly size: number;
  readonly before: number;
  readonly after: number;
}

/** Writes a text over the width of the page. */
export function writeLine(flow: PdfFlow, given: string, { type, font, size, before, after }: LineLook): void {
  const { text, isWhole } = drawn(given, font);
  const lines = wrapped(text, font, (1000 * (flow.paper.width - 2 * margin)) / size);
  const height = before + after + lines.length * size * 1.3;
  if (height > flow.left) flow.turn(flow.paper);
  const top = flow.down(height) - before;
  flow.page.write(
    {
      font,
      size,
      lines: lines.map((line, index) => ({ x: margin, y: top - (index * 1.3 + 1) * size, text: line })),
    },
    { type, parent: flow.tags.root, actual: isWhole ? undefined : given },
  );
}
