import base from './jest.config.mjs';

/**
 * The tests that take too long for `npm test`, which holds a small form of each.
 *
 * @type {import('jest').Config}
 */
export default {
  ...base,
  // Of many random cases, on a busy machine.
  testTimeout: 1_200_000,
  projects: base.projects.map((project) => ({
    ...project,
    testPathIgnorePatterns: ['/node_modules/'],
    testMatch: project.testMatch
      .filter((pattern) => pattern.includes('/*.test.'))
      .map((pattern) => pattern.replace('*.test.', '*.deep.test.')),
  })),
};
