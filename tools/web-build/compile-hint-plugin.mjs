import webpack from 'webpack';

/** What Chromium reads at the top of a file; other browsers see a comment. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Tells V8 to compile all functions of a file while it loads, beside the page's thread, and not each at its first call.
 *
 * It comes after minimizing, which takes comments away, and before files are hashed.
 */
export class CompileHintPlugin extends webpack.BannerPlugin {
  constructor() {
    super({
      banner: compileHint,
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    });
  }
}
