const transform = {
  '\\.sql$': '<rootDir>/tools/jest/sql-transform.cjs',
  '\\.(mjs|[jt]sx?)$': [
    '@swc/jest',
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
const packages = '<rootDir>/{shell,remote-online,remote-retail,remote-logs,remote-admin,shared}/src';

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/api/src/**/*.test.ts',
        '<rootDir>/tools/**/*.test.mjs',
        '<rootDir>/bench/**/*.test.ts',
      ],
      transform,
      // Packages that ship only ES modules.
      transformIgnorePatterns: ['/node_modules/(?!.*@tallyhouse/)'],
    },
    {
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
      testMatch: [`${packages}/**/*.test.ts`, `${packages}/**/*.test.tsx`],
      transform,
      transformIgnorePatterns: [
        '/node_modules/(?!.*(@tallyhouse|until-async|@ant-design/colors|@ant-design/fast-color)/)',
      ],
    },
  ],
};
