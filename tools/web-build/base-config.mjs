import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { root } from '../run.mjs';

const require = createRequire(import.meta.url);
/** @param {string} file */
const replacement = (file) => fileURLToPath(new URL(`adopted-styles/${file}`, import.meta.url));

/**
 * What the builds of the shell and of every remote have in common.
 *
 * @param {{ name: string, mode: 'production' | 'development', globals?: Record<string, string> }} options
 * @returns {import('webpack').Configuration & { plugins: import('webpack').WebpackPluginInstance[] }}
 */
export function baseConfig({ name, mode, globals = {} }) {
  return {
    name,
    mode,
    context: join(root, name),
    target: ['web', 'es2022'],
    // Errors in production are read by name and line of the bundle; a served source map would publish the source.
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { alias: { 'ts-loader': require.resolve('ts-loader') } },
    module: { rules: [typescriptRule(name)] },
    plugins: [...adoptedStyles(), new webpack.DefinePlugin(globals)],
    optimization: {
      minimizer: [
        // The comments of licences go: the packages and their licences are listed in the lockfile.
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** @param {string} name */
function typescriptRule(name) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      // Types are checked by `npm run types`; here they would cost every build again.
      transpileOnly: true,
      configFile: join(root, name, 'tsconfig.json'),
      compilerOptions: { noEmit: false },
      instance: name,
    },
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
