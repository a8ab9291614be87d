import { ArchiveRefused } from './archive-refused';

/** One optional comment, one call of `lastReports`, nothing else. */
const scriptCall = /^\s*(?:\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/\s*)?lastReports\(([\s\S]*)\);?\s*$/;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The value that the archive's script hands to `lastReports`, read as data; the script is never run.
 *
 * Errors: `ArchiveRefused` for bytes that are not UTF-8, other code, no JSON, JSON nested deeper than `depth`, and keys
 * that reach into prototypes.
 */
export function parseScriptCall(bytes: Uint8Array, depth: number): unknown {
  const argument = scriptCall.exec(decodeUtf8(bytes))?.[1];
  if (argument === undefined) throw new ArchiveRefused('not-the-call');
  return parsePlainJson(argument, depth);
}

/** JSON as plain data; the refusals of `parseScriptCall` apply. */
export function parsePlainJson(text: string, depth: number): unknown {
  refuseDeepText(text, depth);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveRefused('not-json');
  }
  refuseForbiddenKeys(value);
  return value;
}

/** Text of UTF-8 bytes, byte-order mark left out. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ArchiveRefused('not-utf8');
  }
}

/** Counts brackets outside strings, so that nothing deep is ever built. */
function refuseDeepText(text: string, depth: number): void {
  let open = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') open += 1;
    else if (character === '}' || character === ']') open -= 1;
    if (open > depth) throw new ArchiveRefused('too-deep');
  }
}

function refuseForbiddenKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw new ArchiveRefused('forbidden-key', key);
    refuseForbiddenKeys(inner);
  }
}
