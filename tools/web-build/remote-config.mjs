import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { containerOf, sharedFolder } from './packages.mjs';
import { sharedModules } from './shared-modules.mjs';
import { SriChunksPlugin } from './sri-chunks-plugin.mjs';

/** A shell of another version may know other classes: each remote brings those that its screens are written for. */
const baseStyles = join(sharedFolder, 'src/host/remote-styles.ts');

/**
 * A remote as a script container of webpack's own federation: the smallest entry there is, and one whose hash
 * the browser checks. docs/decisions/0003-script-containers.md
 *
 * @param {import('./packages.mjs').Remote} remote
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ name, version, folder, output }, mode) {
  const base = baseConfig({ name, folder, mode });
  const container = containerOf(name, version);
  const hash = mode === 'production' ? '.[contenthash:12]' : '';
  return {
    ...base,
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: container,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      workerChunkFilename: `[name].worker${hash}.js`,
      crossOriginLoading: 'anonymous',
      clean: mode === 'production',
    },
    optimization: { ...base.optimization, chunkIds: mode === 'production' ? 'deterministic' : 'named' },
    plugins: [
      ...base.plugins,
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: `entry${hash}.js`,
        exposes: { './routes': { import: [baseStyles, './src/routes.tsx'], name: 'routes' } },
        shared: sharedModules(),
      }),
      ...(mode === 'production' ? [new SriChunksPlugin()] : []),
    ],
  };
}
