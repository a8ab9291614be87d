// The catalogues of the web product: each English file has a Swahili one beside it, and some an Arabic one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly [key: string]: string | Texts }} Texts */

/**
 * Paths of the web product's sources, from the repository's folder.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function webFiles(root) {
  const packages = readdirSync(root).filter((name) => /^(shell|shared|remote-.+)$/.test(name));
  return packages.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((path) => join(name, 'src', path))
      .sort(),
  );
}

/** The English files: `en.ts`, `name.en.ts`. @param {readonly string[]} files */
export const englishFiles = (files) => files.filter((path) => /[/.]en\.ts$/.test(path));

/** Swahili files with no English beside them. @param {readonly string[]} files */
export const orphans = (files) =>
  files.filter((path) => /[/.]sw\.ts$/.test(path) && !files.includes(path.replace(/sw\.ts$/, 'en.ts')));

/**
 * The Arabic files that stand beside an English one; not every English one has one, and where Arabic is longer a part of
 * it has a file of its own.
 *
 * @param {readonly string[]} files
 */
export const arabicFiles = (files) =>
  files.filter((path) => /[/.]ar\.ts$/.test(path) && files.includes(englishOf(path)));

/** @param {string} path */
export const englishOf = (path) => path.replace(/ar\.ts$/, 'en.ts');

/** @param {string} path */
export const swahiliOf = (path) => path.replace(/en\.ts$/, 'sw.ts');

/**
 * What is wrong between two catalogues, a line each.
 *
 * Same keys; a text on both sides; the same `{{places}}`, but for a singular that says “one” in a word; and a text of
 * more than one English word is not the same in both.
 *
 * @param {Texts} english
 * @param {Texts} swahili
 * @returns {string[]}
 */
export function faultsBetween(english, swahili) {
  const [en, sw] = [flat(english), flat(swahili)];
  const missing = [...en.keys()].filter((key) => !sw.has(key)).map((key) => `${key}: no Swahili`);
  const more = [...sw.keys()].filter((key) => !en.has(key)).map((key) => `${key}: no English`);
  const differing = [...en].flatMap(([key, text]) => faultsOfText(key, text, sw.get(key)));
  return [...missing, ...more, ...differing];
}

/**
 * What is wrong in an Arabic catalogue beside its English, a line each: a key that English has not, other `{{places}}`,
 * a sentence left in English. That no key is missing, the compiler says.
 *
 * @param {Texts} english
 * @param {Texts} arabic
 * @returns {string[]}
 */
export function faultsOfArabic(english, arabic) {
  const en = flat(english);
  return [...flat(arabic)].flatMap(([key, text]) => {
    const of = en.get(key) ?? en.get(key.replace(/_(zero|two|few|many)$/, '_other'));
    return of === undefined ? [`${key}: no English`] : faultsOfText(key, of, text);
  });
}

/**
 * @param {string} key
 * @param {string} en
 * @param {string | undefined} sw
 */
function faultsOfText(key, en, sw) {
  if (sw === undefined) return [];
  if (sw.trim() === '' && en.trim() !== '') return [`${key}: empty`];
  const [wanted, found] = [placesOf(en, key), placesOf(sw, key)];
  if (wanted !== found) return [`${key}: “${wanted}” became “${found}”`];
  return en === sw && isSentence(en) ? [`${key}: “${en}” is not translated`] : [];
}

/**
 * @param {string} text
 * @param {string} key
 */
function placesOf(text, key) {
  const places = [...text.matchAll(/\{\{\s*([^},|\s]+)/g)].map(([, name]) => name);
  const kept = /_(zero|one|two)$/.test(key) ? places.filter((name) => name !== 'count') : places;
  return [...new Set(kept)].sort().join(', ');
}

/** @param {string} text */
function isSentence(text) {
  const words = text.replace(/\{\{[^}]*\}\}/g, ' ').match(/[A-Za-z]*[a-z][A-Za-z]+/g) ?? [];
  return words.length > 1;
}

/**
 * @param {Texts} texts
 * @param {string} before
 * @returns {Map<string, string>}
 */
function flat(texts, before = '') {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${before}${key}`, value]] : [...flat(value, `${before}${key}.`)],
    ),
  );
}
