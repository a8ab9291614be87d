import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const web = [
  'shell',
  'remote-online',
  'remote-retail',
  'remote-logs',
  'remote-admin',
  'remote-template',
  'shared',
].map((name) => `${name}/src/**`);
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/testing/**'];

const oneWay = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: a default export has a different name in every file.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that holds the thing.' },
];

const kitOnly = {
  patterns: [
    {
      group: ['antd', 'antd/*', '@ant-design/*'],
      message: 'Import from @tallyhouse/shared/kit/<group>: the kit is the only antd there is at run time.',
    },
    { group: ['react-router-dom', 'react-router'], message: 'Import from @tallyhouse/shared/kit/router.' },
    { group: ['@tanstack/react-query'], message: 'Import from @tallyhouse/shared/kit/query.' },
  ],
};
const pageIcons = {
  group: ['**/kit/page-icons', '**/kit/icon'],
  message: 'Import from @tallyhouse/shared/kit/icons: it has every icon, whoever brings it.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'data/**',
      '.cache/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // antd, Fastify and the router take async handlers and report what they reject with.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Type-only generics of the contracts (`query<R>`) say what the caller expects.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Its autofix breaks index signatures, which the compiler wants in brackets.
      '@typescript-eslint/dot-notation': 'off',
      'no-restricted-syntax': ['error', ...oneWay],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      eqeqeq: 'error',
    },
  },
  {
    files: [...web.map((folder) => `${folder}/*.{ts,tsx}`), 'hosts/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-imports': ['error', { patterns: [...kitOnly.patterns, pageIcons] }] },
  },
  { files: ['shell/src/federation/share-scope.ts'], rules: { 'no-restricted-imports': ['error', kitOnly] } },
  { files: ['shared/src/kit/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      // A table's row is a parameter list.
      'max-params': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [js.configs.recommended, tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
);
