import base from './jest.config.mjs';
import { joinSuites } from './tools/jest/joined-suites.mjs';

/**
 * What `npm test` runs: the same tests as jest.config.mjs, which runs single files, in fewer suites.
 *
 * @type {import('jest').Config}
 */
export default {
  ...base,
  projects: await Promise.all(
    base.projects.map(async (project) => ({
      ...project,
      testMatch: (await joinSuites(project.displayName)).map(({ path }) => path),
    })),
  ),
};
