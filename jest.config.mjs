import { availableParallelism } from 'node:os';
import { apiProject } from './tools/jest/api-project.mjs';
import { apiFolders } from './tools/jest/folders.mjs';
import { packageFiles } from './tools/jest/web-packages.mjs';
import { webProjects } from './tools/jest/web-projects.mjs';

/** @type {import('jest').Config} */
export default {
  // With one for each processor these had nothing to do for a fifth of the time; the default leaves one idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A test is right or wrong, not fast or slow: on a busy machine each takes several times as long.
  testTimeout: 240_000,
  projects: [
    {
      displayName: 'api',
      ...apiProject,
      testMatch: apiFolders.map((folder) => `<rootDir>/${folder}/**/*.test.{mjs,ts}`),
      // What takes long: see jest.deep.config.mjs.
      testPathIgnorePatterns: ['/node_modules/', '\\.deep\\.test\\.'],
    },
    ...webProjects(await packageFiles()),
  ],
};
