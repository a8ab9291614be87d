import webpack from 'webpack';
import { SentenceError } from '../sentence-error.mjs';

/**
 * Runs webpack once.
 *
 * @param {import('webpack').Configuration} config
 * @returns {Promise<import('webpack').Compilation>}
 */
export async function compile(config) {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack took the configuration for a watching one');
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error === null ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings()) {
    const text = stats.toString({ preset: 'errors-warnings', colors: false });
    if (stats.hasErrors()) throw new SentenceError(`Building ${config.name} failed:\n${text}`);
    console.warn(text);
  }
  return stats.compilation;
}
