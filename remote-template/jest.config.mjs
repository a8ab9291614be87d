import { jestOfRemote } from '@tallyhouse/tools/jest/remote-project.mjs';

// Jest reads the default export.
export default jestOfRemote(import.meta.dirname);
