/** The document of a file, or why there is none. */
export type ReadRules =
  | { readonly kind: 'DOCUMENT'; readonly name: string; readonly bytes: number; readonly document: Document }
  | { readonly kind: 'FAULT'; readonly fault: 'size' | 'json' };

type Document = Record<string, unknown>;

const mostBytes = 2 * 1024 * 1024;

/** Reads a file of rules; what the rules say is judged by the server. */
export async function readRulesFile(file: File): Promise<ReadRules> {
  if (file.size > mostBytes) return { kind: 'FAULT', fault: 'size' };
  const document = documentOf(await file.text());
  if (document === null) return { kind: 'FAULT', fault: 'json' };
  return { kind: 'DOCUMENT', name: file.name, bytes: file.size, document };
}

function documentOf(text: string): Document | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Document) : null;
  } catch {
    return null;
  }
}
