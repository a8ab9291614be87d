/**
 * The wings of the server, and the rooms in each, in the order in which they stand: each imports from what stands before
 * it, and nothing from what stands after it. So there is no circle.
 */
const rooms = [
  'domain',
  'store',
  // Calls: who calls, what they may, what is kept of it.
  ...['platform/config', 'platform/http', 'platform/auth', 'platform/call-log', 'platform/access'],
  ...['platform/idempotency', 'platform/job-queue', 'platform/uploads', 'platform/routes'],
  // The house itself: people, keys, settings, what two people decide.
  ...['house/alerting', 'house/changes', 'house/api-keys', 'house/audit', 'house/jobs', 'house/sessions'],
  ...['house/settings', 'house/users', 'house/web', 'house/health'],
  'figures',
  // What is loaded, and the laws that it keeps.
  ...['facts/balances', 'facts/branches', 'facts/fx', 'facts/laws', 'facts/data-exceptions', 'facts/loads'],
  ...['facts/legal-entities', 'facts/load-data'],
  // What is owed of it, to whom and when.
  ...['taxes/assessment', 'taxes/obligations'],
  ...['reporting/status-reports', 'reporting/totals/total-reports', 'reporting/totals/tanzania-reports'],
  ...['reporting/reports', 'reporting/blacklists', 'reporting/export-files', 'reporting/lineage'],
  ...['reporting/payloads', 'reporting/simulations', 'reporting/online-reports'],
  ...['reporting/retail/retail-reports', 'reporting/retail/retail-filters', 'reporting/retail/retail-pack'],
  ...['reporting/retail/retail-tickets', 'reporting/totals/reconciliation'],
  // What is handed in, confirmed and sent.
  ...['filing/authorities', 'filing/authority-simulator', 'filing/gateway', 'filing/rule-packs'],
  ...['filing/tax-periods', 'filing/confirmation', 'filing/evidence', 'filing/exports', 'filing/filings'],
  'filing/saved-searches',
  ...['monitoring/alerts', 'monitoring/api-log', 'monitoring/dashboard', 'monitoring/notifications'],
  // What puts all of it together: registries, commands, the demo.
  ...['app/backup', 'app/demo', 'app/key-rotation', 'app/commands'],
];

const severity = /** @type {const} */ ('error');
const product = { pathNot: ['\\.test\\.ts$', '/testing/'] };
/** @param {readonly string[]} names */
const within = (names) => `^api/src/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
exports.roomRules = [
  ...rooms.slice(0, -1).map((room, floor) => ({
    name: `api-rooms: ${room}`,
    comment:
      'A room imports from those before it alone: move what both need down, or have the upper one hand it in.',
    severity,
    from: { path: within([room]), ...product },
    to: { path: within(rooms.slice(floor + 1)) },
  })),
  {
    name: 'api-rooms: every room has its place',
    comment: 'Say in tools/boundaries/api-rooms.cjs after which rooms a new one stands.',
    severity,
    from: { path: '^api/src/.+/', pathNot: [...product.pathNot, within(rooms), '^api/src/app/[^/]+\\.ts$'] },
    to: {},
  },
];
