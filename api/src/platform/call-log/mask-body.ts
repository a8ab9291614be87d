import { isNestedTooDeep } from '../http/json-depth';
import { isHiddenName } from './hidden-names';

/** What stands in the place of what is hidden. */
const hidden = '[hidden]';

/** Characters of a masked body that are kept. */
export const keptCharacters = 8192;

/** A longer body is not even read: masking it would cost more than it tells. */
const readCharacters = 262_144;

/** No body of more bytes is read: none of its characters takes more than four. */
export const readBytes = 4 * readCharacters;

/**
 * What of a body may be kept: secrets, e-mail addresses and references to players give way to `[hidden]`, by the name
 * they stand under and by their look; what is long is cut. Null for no body, and for one too long to be read.
 *
 * JSON is masked by its structure; everything else (XML, forms, text) by what looks like a name with its value.
 */
export function maskBody(body: string | null): string | null {
  if (body === null || body === '' || !isRead(body)) return null;
  const masked = maskedStart(body);
  if (masked.length <= keptCharacters) return masked;
  return `${masked.slice(0, keptCharacters)}… [${body.length} characters in all]`;
}

/** Whether a body is short enough to be masked. */
export function isRead(body: string): boolean {
  return body.length <= readCharacters;
}

/** A body with what is hidden in it; behind what is kept anything may stand. */
function maskedStart(body: string): string {
  // Authorities answer what they like: what is nested too deeply to be walked is masked as text.
  const parsed = /^\s*[[{"]/.test(body) && !isNestedTooDeep(body) ? jsonOf(body) : undefined;
  return parsed === undefined
    ? maskNamedText(body)
    : JSON.stringify(maskValue(parsed, { left: keptCharacters }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Characters that are still kept, at most: an answer of a year holds thirty times as many, and each call is noted. */
interface Room {
  left: number;
}

/** As null where there is no room any more. */
function maskValue(value: unknown, room: Room): unknown {
  if (room.left < 0) return null;
  room.left -= 1;
  if (typeof value === 'string') return maskInto(room, value);
  if (Array.isArray(value)) return value.map((part) => maskValue(part, room));
  if (typeof value !== 'object' || value === null) return value;
  // A condition names its field beside the value: { field: 'playerRef', op: 'eq', value: … }.
  const { field } = value as { field?: unknown };
  const isOfHiddenField = typeof field === 'string' && isHiddenName(field);
  const parts: [string, unknown][] = [];
  for (const [name, part] of Object.entries(value)) {
    if (room.left < 0) break;
    const isHidden = isHiddenName(name) || (isOfHiddenField && /^values?$/.test(name));
    parts.push([maskInto(room, name), isHidden ? hide(part) : maskValue(part, room)]);
  }
  return Object.fromEntries(parts);
}

function maskInto(room: Room, text: string): string {
  const masked = maskText(text);
  room.left -= masked.length;
  return masked;
}

/** Hides every text and number of a value, whatever its shape; that there is none may be seen. */
function hide(value: unknown): unknown {
  if (value === null || typeof value === 'boolean' || value === '') return value;
  if (Array.isArray(value)) return value.map(hide);
  if (typeof value !== 'object') return hidden;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [maskText(name), hide(part)]));
}

/** What gives itself away by its look, wherever it stands. */
const looks = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, // e-mail
  /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, // signed token
  /\b(?:Bearer|Basic) +[\w.~+/=-]{8,}/gi,
  /\bdrl_[\w.-]{8,}/g, // drill token
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, // IBAN
  /\b(?:px-|(?:player|plr|cust|customer)[-_:](?=[a-z]*\d))\w{4,40}\b/gi, // player
];

/** `text` with everything hidden that looks like an address, a token or a player's reference. */
export function maskText(text: string): string {
  return looks.reduce((masked, look) => masked.replace(look, hidden), text);
}

/** As `maskText`, and with what stands under a hidden name: `<Email>…</Email>`, `email="…"`, `"otp": 12`, `pin=12`. */
function maskNamedText(text: string): string {
  const byName = (whole: string, before: string, name: string, between: string) =>
    isHiddenName(name) ? `${before}${name}${between}${hidden}` : whole;
  return maskText(
    text
      .replace(/(<)([\w:.-]{1,80})((?:\s[^<>]{0,500})?>)(?:[^<]|<!)+/g, byName)
      .replace(
        /(["'])([\w.-]{1,80})(["']\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s,}\]"']+)/g,
        byName,
      )
      .replace(/(\b)([\w.-]{1,80})(\s*=\s*)(?:"[^"]*"?|'[^']*'?|[^\s&;,"'<>]+)/g, byName)
      .replace(/(^[ \t]*)([\w-]{1,80})(:[ \t]*)[^\r\n]+/gm, byName),
  );
}
