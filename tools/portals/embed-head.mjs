import { createHash } from 'node:crypto';

/**
 * A file of a remote for portals.
 *
 * @typedef {object} EmbedFile
 * @property {string} address
 * @property {string} integrity SHA-384 of its bytes as `integrity.json` has it: `sha384-…`
 */

/**
 * What a page has to have so that a browser runs these files as they were published, and nothing else of where they
 * lie: the hash in an import map, for whoever imports; in an element, for the first fetch; and in the policy in the
 * place of the origin, for every address that neither of them names.
 *
 * @param {readonly EmbedFile[]} files
 * @returns {{ elements: string, scriptSources: string[] }} `elements` for the head, ahead of every other module of the
 *   page, byte by byte; `scriptSources` for `script-src`, beside the page's own
 */
export function embedHead(files) {
  const importMap = importMapOf(files);
  const elements = [
    `<script type="importmap">${importMap}</script>`,
    ...files.map(
      ({ address, integrity }) =>
        `<script type="module" src="${quoted(address)}" integrity="${quoted(integrity)}" crossorigin="anonymous" data-tallyhouse></script>`,
    ),
  ].join('\n');
  const mapHash = createHash('sha384').update(importMap).digest('base64');
  const hashes = [`sha384-${mapHash}`, ...files.map(({ integrity }) => integrity)];
  return { elements, scriptSources: [...new Set(hashes)].map((hash) => `'${hash}'`) };
}

/** No address may end the element that it stands in. @param {readonly EmbedFile[]} files */
function importMapOf(files) {
  const integrity = Object.fromEntries(files.map((file) => [file.address, file.integrity]));
  return JSON.stringify({ integrity }).replaceAll('<', String.raw`\u003c`);
}

/** @param {string} text */
function quoted(text) {
  return text.replace(/[&"<]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}
