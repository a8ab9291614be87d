import { fileURLToPath } from 'node:url';
import { transform } from './web-project.mjs';

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Tests of the server and of tools, which run in Node. */
export const apiProject = {
  testEnvironment: 'node',
  globalSetup: here('api-run-start.cjs'),
  globalTeardown: here('api-run-end.cjs'),
  setupFilesAfterEnv: [here('api-suite.cjs')],
  transform,
  // The run's start imports the migrations, too.
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node', 'sql'],
  // Packages that ship only ES modules.
  transformIgnorePatterns: ['/node_modules/(?!.*(@tallyhouse|@noble)/)'],
};
