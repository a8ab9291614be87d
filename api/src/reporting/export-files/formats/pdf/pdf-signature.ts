import type { PdfSigner } from '../../signing/pdf-signer';
import type { FileWords } from '../../words/file-words';
import { margin } from './column-widths';
import { textString } from './pdf-file';
import type { PdfFlow } from './pdf-flow';
import { writeLine } from './pdf-lines';

const blanks = ['Name', 'Position', 'Place and date', 'Signature'] as const;
const lineHeight = 24;
const height = 34 + lineHeight * (blanks.length + 1);
const labels = 76;

/** Where those who answer for the figures sign by hand, and whether the file is signed digitally. */
export function writeSignatureBlock(flow: PdfFlow, signer: PdfSigner | undefined, { say }: FileWords): void {
  const statement =
    signer === undefined
      ? say('This file carries no digital signature.')
      : say(
          'Signed digitally by {{name}}, certified by {{issuer}}, certificate {{serial}}. Whoever changes the file breaks the signature.',
          { name: signer.name, issuer: signer.issuer, serial: signer.serial },
        );
  if (flow.left < height + 20) flow.turn(flow.paper);
  const { regular, bold, tags } = flow;
  writeLine(flow, say('Signatures'), { type: 'H2', font: bold, size: 11, before: 14, after: 2 });
  writeLine(flow, statement, { type: 'P', font: regular, size: 8, before: 0, after: 4 });
  const size = 8.5;
  const width = Math.min(320, (flow.paper.width - 2 * margin - 40) / 2);
  const top = flow.down(lineHeight * (blanks.length + 1));
  for (const [index, who] of (['Prepared by', 'Approved by'] as const).entries()) {
    const x = margin + index * (width + 40);
    const put = (text: string, y: number, font = regular) =>
      flow.page.write({ font, size, lines: [{ x, y, text }] }, { type: 'P', parent: tags.root });
    put(say(who), top - 14, bold);
    for (const [line, blank] of blanks.entries()) {
      const y = top - 14 - (line + 1) * lineHeight;
      put(say(blank), y);
      flow.page.rule({ x: x + labels, y: y - 2 }, x + width, 0.4);
    }
  }
}

/** What a signature says of itself: ETSI EN 319 142-1, baseline B. */
export function signatureEntries({ name }: PdfSigner, at: Date): string {
  const moment = at.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Name ${textString(name)} /M (D:${moment}Z)`;
}
