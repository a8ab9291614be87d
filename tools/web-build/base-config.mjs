import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { CompileHintPlugin } from './compile-hint-plugin.mjs';
import { sharedFolder } from './packages.mjs';
import { PureDeclarationsPlugin } from './pure-declarations-plugin.mjs';

const require = createRequire(import.meta.url);
/** @param {string} file */
const replacement = (file) => fileURLToPath(new URL(`adopted-styles/${file}`, import.meta.url));

/**
 * What the builds of the shell and of every remote have in common.
 *
 * @param {{ name: string, folder: string, mode: 'production' | 'development', globals?: Record<string, string> }} options
 * @returns {import('webpack').Configuration & { plugins: import('webpack').WebpackPluginInstance[] }}
 */
export function baseConfig({ name, folder, mode, globals = {} }) {
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // Errors in production are read by name and line of the bundle; a served source map would publish the source.
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { alias: { 'ts-loader': require.resolve('ts-loader') } },
    module: { rules: [typescriptRule({ name, folder, mode }), workerSourceRule()] },
    plugins: [
      ...adoptedStyles(),
      new PureDeclarationsPlugin(join(sharedFolder, 'src')),
      new webpack.DefinePlugin(globals),
      ...(mode === 'production' ? [new CompileHintPlugin()] : []),
    ],
    optimization: {
      minimizer: [
        // The comments of licences go: the packages and their licences are listed in the lockfile. swc minifies in threads
        // of its own: processes around it cost more than they save.
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

const workerSource = /^\?worker-source$/;

function workerSourceRule() {
  return {
    resourceQuery: workerSource,
    type: 'javascript/esm',
    loader: fileURLToPath(new URL('worker-source-loader.mjs', import.meta.url)),
  };
}

/** @param {{ name: string, folder: string, mode: 'production' | 'development' }} build */
function typescriptRule({ name, folder, mode }) {
  const typescript = {
    loader: 'ts-loader',
    options: {
      // Types are checked by `npm run types`; here they would cost every build again.
      transpileOnly: true,
      allowTsInNodeModules: true,
      configFile: join(folder, 'tsconfig.json'),
      compilerOptions: { noEmit: false },
      instance: name,
    },
  };
  return {
    test: /\.tsx?$/,
    // Where a remote has a repository of its own, the contract package is an installed one.
    exclude: (/** @type {string} */ file) => file.includes('node_modules') && !file.startsWith(sharedFolder),
    resourceQuery: { not: [workerSource] },
    // What is being developed changes between two builds.
    use: mode === 'production' ? [compiledOnce(folder), typescript] : [typescript],
  };
}

/** The compiler's settings are the same wherever the packages' own ones say the same. @param {string} folder */
function compiledOnce(folder) {
  const { extends: base, compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  return {
    loader: fileURLToPath(new URL('typescript-once.mjs', import.meta.url)),
    options: { settings: JSON.stringify({ base, compilerOptions }) },
  };
}

/**
 * antd writes its styles into `<style>` elements, which `style-src 'self'` forbids: here they become
 * constructed style sheets that the document adopts.
 */
function adoptedStyles() {
  return [
    new webpack.NormalModuleReplacementPlugin(/\/dynamicCSS(\.js)?$/, (resource) => {
      resource.request = replacement('dynamic-css.mjs');
    }),
    new webpack.NormalModuleReplacementPlugin(/cssUtils(\.js)?$/, (resource) => {
      if (/[\\/]@ant-design[\\/]icons/.test(resource.context))
        resource.request = replacement('icons-css-utils.mjs');
    }),
  ];
}
