import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { QueryOptions } from '../../../store/store';
import { type ExportDocument } from '../export-document';
import { tablesOf } from '../export-notes';
import type { HeadLine } from '../export-head';
import type { PdfSigner } from '../signing/pdf-signer';
import type { FilePhrase } from '../words/phrases.sw';
import { createCellWords } from './cell-words';
import { writeCover } from './pdf/pdf-cover';
import { createPdfFlow, type Furniture, type PdfFlow } from './pdf/pdf-flow';
import { signatureEntries, writeSignatureBlock } from './pdf/pdf-signature';
import { fitTable, openPdfTable, writePdfTable } from './pdf/pdf-table';

/** Who signs a file, and when; left out where the deployment has no key. */
export interface PdfOptions extends QueryOptions {
  readonly signing?: { readonly signer: PdfSigner; readonly at: Date } | undefined;
}

/**
 * A PDF for the file of a house or of an authority: the cover, each table with its head on each page, totals, and a
 * place to sign; on each page what the report is, its hash and `Page x of y`. Letters that people have in their names
 * are embedded; the text can be copied, searched and read aloud.
 *
 * Numbers and times stand as in a workbook, but amounts with every digit. The same rows give the same file, but for the
 * signature (PAdES baseline B). In constant memory but for eight bytes an object.
 */
export function writePdfExport(document: ExportDocument, options: PdfOptions): Readable {
  return Readable.from(pdfBlocks(document, options), { objectMode: false });
}

async function* pdfBlocks(
  document: ExportDocument,
  { signing, ...options }: PdfOptions,
): AsyncGenerator<Buffer> {
  const words = createCellWords(document.zone);
  let flow: PdfFlow | null = null;
  for (const table of tablesOf(document)) {
    const opened = await openPdfTable(table, table.rows(options), { words, document });
    const fit = fitTable(opened);
    if (flow === null) {
      flow = createPdfFlow(furnitureOf(document), fit.paper);
      writeCover(flow, titleOf(document), document);
    }
    for await (const _row of writePdfTable(flow, opened, fit)) {
      const bytes = flow.take();
      if (bytes.length === 0) continue;
      yield bytes;
      // A page takes some milliseconds: calls are answered between two.
      await setImmediate();
    }
  }
  if (flow === null) throw new Error('a document has no table');
  writeSignatureBlock(flow, signing?.signer, document.words);
  await flow.end(
    signing === undefined
      ? null
      : {
          entries: signatureEntries(signing.signer, signing.at),
          mostBytes: signing.signer.mostBytes,
          sign: (digest) => signing.signer.sign(digest, signing.at),
        },
  );
  yield flow.take();
}

function lineOf({ head }: ExportDocument, label: HeadLine[0]): string | undefined {
  return head.find(([name]) => name === label)?.[1];
}

function titleOf(document: ExportDocument): string {
  return lineOf(document, 'Title') ?? document.name;
}

function furnitureOf(document: ExportDocument): Furniture {
  const hash = lineOf(document, 'Content hash');
  const snapshot = lineOf(document, 'Snapshot');
  const present = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);
  const { words } = document;
  const named = (label: FilePhrase, text: string) => `${words.say(label)} ${text}`;
  return {
    title: titleOf(document),
    words,
    headLeft: present([lineOf(document, 'Brand'), titleOf(document)]).join(' · '),
    headRight: present([lineOf(document, 'Period'), lineOf(document, 'Figure status')]).join(' · '),
    feet: present([
      lineOf(document, 'Watermark'),
      hash !== undefined
        ? named('Content hash', hash)
        : snapshot !== undefined
          ? named('Snapshot', snapshot)
          : undefined,
    ]),
  };
}
