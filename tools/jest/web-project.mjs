import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * How tests read sources: TypeScript and React's syntax as they are written.
 *
 * @type {NonNullable<import('jest').Config['transform']>}
 */
export const transform = {
  '\\.sql$': here('sql-transform.cjs'),
  '\\.(mjs|[jt]sx?)$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Tests of screens, in a browser's document: of this repository, and of remotes in repositories of their own. */
export const webProject = {
  testEnvironment: here('browser-environment.cjs'),
  setupFilesAfterEnv: [here('complaints.ts'), here('browser-setup.ts')],
  moduleNameMapper: { '^echarts/.+$': here('no-drawing.cjs') },
  transform,
  // Packages that ship only ES modules, and those that ship their sources.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(@tallyhouse|@noble|until-async|@ant-design/colors|@ant-design/fast-color|@tanstack/(?:react-table|table-core|react-store|store))/)',
  ],
};
