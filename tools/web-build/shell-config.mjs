import { join } from 'node:path';
import { baseConfig } from './base-config.mjs';
import { versionOf, webFolder } from './packages.mjs';

/**
 * The shell: plain webpack. Federation is a library in one lazy chunk, so that /login ships none of it.
 *
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration}
 */
export function shellConfig(mode) {
  const hash = mode === 'production' ? '.[contenthash:12]' : '';
  const base = baseConfig({
    name: 'shell',
    mode,
    globals: {
      TALLYHOUSE_VERSION: JSON.stringify(versionOf('shell')),
      TALLYHOUSE_CHECK_INTEGRITY: String(mode === 'production'),
      // Read by Module Federation's runtime: no manifests, no server side, no sharing of its own.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      ENV_TARGET: JSON.stringify('web'),
    },
  });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      path: join(webFolder, 'shell'),
      publicPath: '/shell/',
      uniqueName: 'tallyhouse_shell',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      clean: mode === 'production',
    },
    optimization: {
      ...base.optimization,
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      splitChunks: { chunks: 'async', maxAsyncRequests: 12 },
    },
  };
}
