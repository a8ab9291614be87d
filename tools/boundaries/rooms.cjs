/**
 * The rooms of each package in the order in which they stand: each imports from those before it, and nothing from those
 * after it. So there is no circle.
 */
const packages = {
  api: [
    'domain',
    'store',
    // Calls: who calls, what they may, what is kept of it.
    ...['platform/config', 'platform/mail', 'platform/http', 'platform/auth', 'platform/call-log'],
    'platform/access',
    ...['platform/idempotency', 'platform/job-queue', 'platform/uploads', 'platform/routes'],
    // The house itself: people, keys, settings, what two people decide.
    ...['house/alerting', 'house/changes', 'house/api-keys', 'house/audit', 'house/jobs', 'house/sessions'],
    ...['house/settings', 'house/users', 'house/web', 'house/health'],
    'figures',
    // What is loaded, and the laws that it keeps.
    ...['facts/fx', 'facts/balances', 'facts/branches', 'facts/laws', 'facts/data-exceptions', 'facts/loads'],
    ...['facts/legal-entities', 'facts/load-data'],
    // What is owed of it, to whom and when.
    ...['taxes/assessment', 'taxes/obligations'],
    ...['reporting/totals/total-reports', 'reporting/totals/tanzania-reports'],
    ...['reporting/reports', 'reporting/totals/total-changes', 'reporting/blacklists', 'reporting/lineage'],
    ...[
      'reporting/payloads',
      'reporting/export-files',
      'reporting/simulations',
      'reporting/online-reports',
      'reporting/status-reports',
    ],
    ...['reporting/retail/retail-reports', 'reporting/retail/retail-filters', 'reporting/retail/retail-pack'],
    ...['reporting/retail/retail-tickets', 'reporting/totals/reconciliation'],
    // What is handed in, confirmed and sent.
    ...['filing/authorities', 'filing/authority-simulator', 'filing/gateway', 'filing/rule-packs'],
    ...['filing/tax-periods', 'filing/confirmation', 'filing/evidence', 'filing/exports', 'filing/filings'],
    'filing/saved-searches',
    ...['monitoring/alerts', 'monitoring/api-log', 'monitoring/dashboard', 'monitoring/notifications'],
    // What puts all of it together: registries, commands, the demo.
    ...['app/backup', 'app/demo', 'app/key-rotation', 'app/commands'],
  ],
  shared: [
    'contracts',
    'kit',
    'preferences',
    'i18n',
    'registry',
    'session',
    'format',
    'http',
    'ui',
    'host',
    'embed',
    'reporting',
    'kept-reports',
  ],
  shell: [
    'remotes/federation',
    'i18n',
    'account/fields',
    'display/glossary',
    'remotes/services',
    'account/invitation',
    'display/language',
    'layout/live',
    'remotes/override',
    'start',
    'display/theme',
    'error',
    'remotes/registry',
    'account/sign-in',
    'layout/menu',
    'layout/tour',
    'account/session',
    'layout/brands',
    'layout/jobs',
    'layout/not-found',
    'layout/notifications',
    'layout/preferences',
    'layout/command-palette',
    'layout/frame',
  ],
  'remote-online': ['dev', 'i18n', 'online', 'totals', 'tanzania', 'summaries'],
  'remote-retail': ['dev', 'i18n', 'retail'],
  'remote-logs': ['api-log', 'dev', 'exceptions', 'i18n', 'reports-log', 'reconciliation', 'load-data'],
  'remote-admin': [
    'changes',
    'critical-alerts',
    'dev',
    'double-confirmation',
    'i18n',
    'house/notifications',
    'saved-searches',
    'tax-reporting',
    'authorities',
    'house/blacklists',
    'house/users',
    'house/api-keys',
    'dashboard',
    'house/licences',
    'house/settings',
  ],
  'remote-template': ['dev', 'template'],
};

const severity = /** @type {const} */ ('error');
const product = { pathNot: ['\\.(test|stories)\\.tsx?$', '/testing/'] };

/** @param {string} name @param {readonly string[]} rooms */
function rulesOf(name, rooms) {
  /** @param {readonly string[]} some */
  const within = (some) => `^${name}/src/(${some.join('|')})/`;
  return [
    ...rooms.slice(0, -1).map((room, floor) => ({
      name: `rooms of ${name}: ${room}`,
      comment:
        'A room imports from those before it alone: move what both need down, or have the upper one hand it in.',
      severity,
      from: { path: within([room]), ...product },
      to: { path: within(rooms.slice(floor + 1)) },
    })),
    {
      name: `rooms of ${name}: each has its place`,
      comment: 'Say in tools/boundaries/rooms.cjs after which rooms a new one stands.',
      severity,
      from: {
        path: `^${name}/src/.+/`,
        pathNot: [...product.pathNot, within(rooms), '^api/src/app/[^/]+\\.ts$'],
      },
      to: {},
    },
  ];
}

exports.roomRules = Object.entries(packages).flatMap(([name, rooms]) => rulesOf(name, rooms));
