// Each package that screens are made of in one file, for tests: jest evaluates every module anew for every suite, and the
// kit alone has 1,500 of them. The files stand in .cache/ and are made anew when the packages or this file change.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { lighterPackages } from './lighter-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = join(root, '.cache/jest-packages');
const shared = join(root, 'shared');

const names = [
  '@ant-design/cssinjs',
  '@ant-design/icons/es/components/AntdIconLight',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'antd/locale/en_GB',
  'axios',
  'big.js',
  'dayjs',
  'fast-check',
  'i18next',
  'msw',
  'msw/node',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-runtime',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
];
/**
 * Of these a suite takes a few parts of many: each part is evaluated when it is first asked for. With the index that passes
 * on their defaults.
 *
 * @type {Record<string, string>}
 */
const inParts = { '@ant-design/icons': 'es/icons/index.js', antd: 'es/index.js' };
const all = [...names, ...Object.keys(inParts)];

/** @param {string} name */
const fileOf = (name) => name.replaceAll('/', '+');

/** @param {string} name of a package in parts @param {string} index */
async function entryInParts(name, index) {
  const text = await readFile(join(shared, 'node_modules', name, index), 'utf8');
  const parts = [...text.matchAll(/export \{ default as (\w+) \} from ['"]\.\/(.+)['"]/g)];
  const getters = parts.map(
    ([, part, file]) => `get ${part}() { return require('${name}/${dirname(index)}/${file}').default; },`,
  );
  return `module.exports = { __esModule: true,\n${getters.join('\n')}\n};`;
}

/** @type {import('esbuild').Plugin} */
const apart = {
  name: 'each package in its own file',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind !== 'entry-point') return all.includes(path) ? { path, external: true } : undefined;
      return path in inParts ? { path, namespace: 'parts' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'parts' }, async ({ path }) => ({
      contents: await entryInParts(path, inParts[path] ?? ''),
      resolveDir: shared,
    }));
  },
};

/** @param {string} folder */
function bundle(folder) {
  return build({
    entryPoints: all.map((name) => ({ in: name, out: fileOf(name) })),
    absWorkingDir: shared,
    outdir: folder,
    bundle: true,
    plugins: [apart, lighterPackages],
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"test"' },
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
  });
}

/** @returns {Promise<Record<string, string>>} jest's `moduleNameMapper` to the files, which are there then */
export async function packageFiles() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'tools/jest/web-packages.mjs', 'tools/jest/lighter-packages.mjs'])
    hash.update(await readFile(join(root, file)));
  const folder = join(home, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    await rm(home, { recursive: true, force: true });
    await bundle(`${folder}.part`);
    await rename(`${folder}.part`, folder);
  }
  return Object.fromEntries(all.map((name) => [`^${name}$`, join(folder, `${fileOf(name)}.js`)]));
}
