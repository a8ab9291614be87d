// Who may import whom. Every rule says what to do instead.
const { roomRules } = require('./tools/boundaries/rooms.cjs');

const remotes = '^remote-(online|retail|logs|admin|template)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea: join them, or move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contracts-stand-alone',
      comment:
        'Contracts import only the schema library (and the type of a component): move the rest to who uses it.',
      severity: 'error',
      from: { path: '^shared/src/contracts/' },
      to: { pathNot: ['^shared/src/contracts/', 'node_modules/zod', 'node_modules/(@types/)?react/'] },
    },
    {
      name: 'one-schema-library',
      comment:
        "A page has the schema library once: import contracts/schema, which the shell gives to remotes. Session and http are the page's own.",
      severity: 'error',
      from: {
        path: '^(shared/src|remote-[a-z]+)/',
        pathNot: ['^shared/src/(contracts/schema\\.ts|session/|http/|testing/)', '\\.test\\.tsx?$'],
      },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'registry-is-pure',
      comment:
        'Schema, signature and choice of a version are the same in browser, server and tool: contracts only.',
      severity: 'error',
      from: { path: '^shared/src/registry/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/src/(contracts|registry)/', 'node_modules/@noble/'] },
    },
    {
      name: 'session-below-http',
      comment: 'session knows contracts only; what needs calls belongs in http or above.',
      severity: 'error',
      from: { path: '^shared/src/session/' },
      to: { path: '^shared/src/(http|host|reporting|ui|kit)/' },
    },
    {
      name: 'http-below-reporting',
      comment: 'http knows contracts and session; screens get messages by ApiError, not by being called.',
      severity: 'error',
      from: { path: '^shared/src/http/' },
      to: { path: '^shared/src/(host|reporting|ui|kit|i18n)/' },
    },
    {
      name: 'ui-never-fetches',
      comment: 'ui draws what it is given: fetch in reporting or in the screen and pass the result.',
      severity: 'error',
      from: { path: '^shared/src/(ui|format)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/(session|http|host|reporting)/' },
    },
    {
      name: 'remotes-are-strangers',
      comment: 'A remote is deployed alone: put what two of them need into shared.',
      severity: 'error',
      from: { path: '^remote-([^/]+)/' },
      to: { path: '^remote-', pathNot: '^remote-$1/' },
    },
    {
      name: 'remotes-know-no-shell',
      comment: 'A remote gets everything through RemoteHost (shared/host).',
      severity: 'error',
      from: { path: remotes },
      to: { path: '^(shell|api)/' },
    },
    {
      name: 'remotes-hold-no-session',
      comment: 'Tokens stay with the shell: use useRemoteHost().http and .session. Only src/dev may sign in.',
      severity: 'error',
      from: { path: remotes, pathNot: '/src/(dev|mount)' },
      to: { path: '^shared/src/(session|http)/', pathNot: '^shared/src/http/api-error' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      comment: 'Registry and loader bring a remote; an import would weld it to the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(remote-|api/)' },
    },
    {
      name: 'portals-are-strangers',
      comment: 'A portal has the file of a remote and the types of its mount, as teams elsewhere do.',
      severity: 'error',
      from: { path: '^hosts/' },
      to: { path: '^[^/]+/', pathNot: '^(hosts/|node_modules/|shared/src/embed/mount-options)' },
    },
    {
      name: 'api-shares-contracts-only',
      comment:
        'Of shared the server knows the contracts and the registry; everything else there is for browsers.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shared/src/(?!contracts/|registry/|testing/registry)|shell/|remote-)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain code takes values and gives values: hand it what it needs.',
      severity: 'error',
      from: { path: '^api/src/domain/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      // Decimals, schemas and SHA-256 are functions of their arguments too.
      to: {
        pathNot: [
          '^api/src/domain/',
          '^shared/src/contracts/',
          'node_modules/((@types/)?big\\.js|zod)/',
          '^(node:)?crypto$',
        ],
      },
    },
    {
      name: 'engines-behind-the-seam',
      comment: 'Only the two store drivers know the engines: use Store.query and Store.tx.',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/src/store/' },
      to: { path: 'node_modules/(@duckdb|pg|pg-copy-streams)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'Builders and fakes are for tests.',
      severity: 'error',
      from: { pathNot: ['\\.(test|stories)\\.tsx?$', '/testing/', '^e2e/', '^bench/'] },
      to: { path: ['\\.test\\.tsx?$', '/testing/'] },
    },
    {
      name: 'declared-packages-only',
      comment: "Add the package to this folder's package.json (version: catalog).",
      severity: 'error',
      // What tests are run with is declared once, at the top.
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      // The workspace's own packages have no kind of their own here; pnpm refuses undeclared ones.
      to: {
        pathNot: '^shared/src/',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
