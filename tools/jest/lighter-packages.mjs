import { readFile } from 'node:fs/promises';

/**
 * What the packages need not do in tests: jsdom lays nothing out, so the kit makes no style sheets (`quick-style.cjs` knows
 * its classes for hidden things), and React keeps no stack of where each element was made, which only its overlay shows.
 *
 * @type {{ file: RegExp, find: string, put: string }[]}
 */
const edits = [
  {
    file: /cssinjs[/\\]es[/\\]hooks[/\\]useStyleRegister\.js$/,
    find: 'export default function useStyleRegister(info, styleFn) {',
    put: '$& return;',
  },
  {
    file: /rc-component[/\\]util[/\\]es[/\\]Dom[/\\]dynamicCSS\.js$/,
    find: 'export function updateCSS(css, key, originOption = {}) {',
    put: "$& return document.createElement('style');",
  },
  {
    file: /react[/\\]cjs[/\\]react(-jsx-runtime)?\.development\.js$/,
    find: '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++',
    put: 'false',
  },
];

/** @type {import('esbuild').Plugin} */
export const lighterPackages = {
  name: 'lighter packages',
  setup({ onLoad }) {
    for (const { file, find, put } of edits)
      onLoad({ filter: file }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes(find)) throw new Error(`${path} has changed: ${find} is not in it any more`);
        return { contents: text.replaceAll(find, put), loader: 'js' };
      });
  },
};
