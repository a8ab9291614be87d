import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { antdFolder } from './antd.mjs';
import { divideSheets } from './apart.mjs';
import { extractStyles } from './extract-styles.mjs';

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What a build adds so that antd's styles are texts in it, computed now instead of in the page: less to run before a page
 * is ready, and the same to see. docs/decisions/0024-styles-computed-at-the-build.md
 *
 * @returns {Promise<{ rules: import('webpack').RuleSetRule[], plugins: import('webpack').WebpackPluginInstance[] }>}
 */
export async function staticStyles() {
  const { shared, icons, sheets: whole } = await extractStyles();
  const { sheets, apart } = divideSheets(whole);
  const parts = Object.entries(apart).map(([name, part]) => [`ANTD_APART.${name}`, JSON.stringify(part)]);
  return {
    rules: [{ include: antdFolder, test: /\.js$/, loader: here('sheets-loader.mjs'), options: { sheets } }],
    plugins: [
      new webpack.DefinePlugin({
        ANTD_SHARED_SHEET: JSON.stringify(shared),
        ANTD_ICON_SHEET: JSON.stringify(icons),
        ...Object.fromEntries(parts),
      }),
      new webpack.NormalModuleReplacementPlugin(/\/util\/(genStyleUtils|useResetIconStyle)$/, (resource) => {
        if (!resource.context.startsWith(antdFolder)) return;
        resource.request = here(
          resource.request.endsWith('genStyleUtils') ? 'style-makers.mjs' : 'reset-icon-style.mjs',
        );
      }),
      // Of antd's own folder, the index is what the kit takes components from.
      new webpack.NormalModuleReplacementPlugin(/^(antd\/es|\.)\/(col|layout|menu)$/, (resource) => {
        if (resource.context.startsWith(antdFolder) && resource.context !== antdFolder) return;
        resource.request = here(`kit-${resource.request.replace(/.*\//, '')}.mjs`);
      }),
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/grid\/col$/, (resource) => {
        if (resource.context.startsWith(`${antdFolder}/form`)) resource.request = here('form-col.mjs');
      }),
    ],
  };
}
