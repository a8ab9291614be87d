import { webProject } from './web-project.mjs';

/**
 * What `jest.config.mjs` of a remote in a repository of its own exports: its tests run as those of Tallyhouse do.
 *
 * @param {string} folder of the remote, whole path
 * @returns {import('jest').Config}
 */
export function jestOfRemote(folder) {
  return {
    ...webProject,
    rootDir: folder,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
  };
}
