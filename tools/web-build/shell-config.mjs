import { join } from 'node:path';
import { root } from '../run.mjs';
import { baseConfig } from './base-config.mjs';
import { versionOf, webFolder } from './packages.mjs';
import { trustedKeys } from './registry-keys.mjs';
import { SriChunksPlugin } from './sri-chunks-plugin.mjs';

/**
 * The shell: plain webpack. Federation is a library in one lazy chunk, so that /login ships none of it.
 *
 * @param {'production' | 'development'} mode
 * @param {Awaited<ReturnType<typeof import('./static-styles/static-styles.mjs').staticStyles>>} [styles] antd's, computed already
 * @returns {import('webpack').Configuration}
 */
export function shellConfig(mode, styles = { rules: [], plugins: [] }) {
  const hash = mode === 'production' ? '.[contenthash:12]' : '';
  const base = baseConfig({
    name: 'shell',
    folder: join(root, 'shell'),
    mode,
    globals: {
      TALLYHOUSE_VERSION: JSON.stringify(versionOf('shell')),
      TALLYHOUSE_REGISTRY_KEYS: JSON.stringify(trustedKeys()),
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
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...styles.rules] },
    output: {
      path: join(webFolder, 'shell'),
      publicPath: '/shell/',
      uniqueName: 'tallyhouse_shell',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      crossOriginLoading: 'anonymous',
      clean: mode === 'production',
    },
    plugins: [...base.plugins, ...styles.plugins, ...(mode === 'production' ? [new SriChunksPlugin()] : [])],
    optimization: {
      ...base.optimization,
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name?.startsWith('former-') !== true,
        maxAsyncRequests: 12,
        cacheGroups: {
          // webpack's own group, and with it what stands in for modules of antd: apart it would be a file more to fetch.
          defaultVendors: {
            test: /[\\/](node_modules|static-styles)[\\/]/,
            idHint: 'vendors',
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
    },
  };
}
