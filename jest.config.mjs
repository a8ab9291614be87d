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
  // Both processors of a small machine; the default leaves one idle.
  maxWorkers: '100%',
  // A test is right or wrong, not fast or slow: on a busy machine each takes several times as long.
  testTimeout: 240_000,
  projects: [
    {
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/api/src/**/*.test.ts',
        '<rootDir>/tools/**/*.test.{mjs,ts}',
        '<rootDir>/bench/**/*.test.ts',
      ],
      transform,
      // Packages that ship only ES modules.
      transformIgnorePatterns: ['/node_modules/(?!.*(@tallyhouse|@noble)/)'],
    },
    {
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
      moduleNameMapper: { '^echarts/.+$': '<rootDir>/tools/jest/no-drawing.cjs' },
      testMatch: [`${packages}/**/*.test.ts`, `${packages}/**/*.test.tsx`],
      transform,
      transformIgnorePatterns: [
        '/node_modules/(?!.*(@tallyhouse|@noble|until-async|@ant-design/colors|@ant-design/fast-color|@tanstack/(?:react-table|table-core|react-store|store))/)',
      ],
    },
  ],
};
