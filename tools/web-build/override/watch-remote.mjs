import webpack from 'webpack';
import { remoteConfig } from '../remote-config.mjs';
import { writeRemoteManifest } from '../remote-manifest.mjs';

/**
 * Builds a remote for users now and after each change, with its manifest. What fails is printed, and the build before
 * stays. Resolves after the first build that succeeds.
 *
 * @param {import('../packages.mjs').Remote} remote
 * @returns {Promise<void>}
 */
export function watchRemote(remote) {
  const compiler = webpack(remoteConfig(remote, 'production'));
  if (compiler === null) throw new Error('webpack gave no compiler');
  return new Promise((built) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error !== null || stats === undefined) console.error(String(error));
      else if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
      else
        writeRemoteManifest(remote, stats.compilation).then(
          () => {
            console.log(`${remote.name} is built: load the page anew to see it.`);
            built();
          },
          (fault) => console.error(`✗ ${fault.message}`),
        );
    });
  });
}
