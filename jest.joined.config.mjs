import base from './jest.config.mjs';
import { apiFolders } from './tools/jest/api-project.mjs';
import { joinSuites } from './tools/jest/joined-suites.mjs';
import { webFolders } from './tools/jest/web-projects.mjs';

const isDeep = /\.deep\.test\.\w+$/;
const isDrawn = /\.test\.tsx$|\.dom\.test\.ts$/;
/** @param {RegExp} pattern */
const like = (pattern) => (/** @type {string} */ path) => pattern.test(path) && !isDeep.test(path);

/** @type {Readonly<Record<string, Parameters<typeof joinSuites>[1]>>} */
const suites = {
  api: { folders: apiFolders, isTest: like(/\.test\.(?:mjs|ts)$/), suiteBytes: 120_000 },
  logic: {
    folders: webFolders,
    isTest: (path) => like(/\.test\.ts$/)(path) && !isDrawn.test(path),
    suiteBytes: 120_000,
  },
  web: {
    folders: webFolders,
    isTest: like(isDrawn),
    suiteBytes: 40_000,
    // As in a file of its own: what was drawn is gone before the file's hooks take back what it was drawn with.
    hooks: "afterEach(require('@testing-library/react').cleanup);",
  },
};

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
      testMatch: [await joinSuites(project.displayName, suites[project.displayName])],
    })),
  ),
};
