import type { PayloadFormat } from '@tallyhouse/shared/contracts/payload-format';
import { canonicalJson } from '../../domain/canonical-json';
import { sha256 } from '../../domain/sha256';
import type { PayloadDocument } from './payload-document';
import { writeCsv } from './write-csv';
import { writeXml } from './write-xml';

/** A payload as it is kept and sent. */
export interface FrozenPayload {
  /** Canonical JSON of the document. */
  readonly document: string;
  /** What is sent, in UTF-8. */
  readonly payload: string;
  /** `sha256:` and 64 hex digits over what is sent. */
  readonly payloadHash: string;
}

/** The same document gives the same bytes, on any machine. */
export function freezePayload(document: PayloadDocument, format: PayloadFormat): FrozenPayload {
  const text = canonicalJson(document);
  const payload = writePayload(document, format, text);
  return { document: text, payload, payloadHash: payloadHashOf(payload) };
}

/** Reads a kept document. */
export function readDocument(text: string): PayloadDocument {
  return JSON.parse(text) as PayloadDocument;
}

export function payloadHashOf(payload: string): string {
  return `sha256:${sha256(payload)}`;
}

function writePayload(document: PayloadDocument, format: PayloadFormat, text: string): string {
  switch (format) {
    case 'JSON':
      return text;
    case 'XML':
      return writeXml(document);
    case 'CSV':
      return writeCsv(document);
  }
}
