/** English words of permissions, `noun.verb` with a dot as a level. */
export const rights = {
  dashboard: { view: 'See the dashboard' },
  reports: {
    view: 'See reports and totals',
    'view-detail': 'See single records',
    simulate: 'Simulate reports and keep drafts',
    'delete-draft': 'Delete drafts',
    submit: 'Hand reports over for confirmation',
    confirm: 'Confirm or return reports of others',
  },
  players: { unmask: 'Learn who a player is, with a reason' },
  confirmation: { view: 'See what waits for confirmation' },
  authorities: { view: 'See authorities and due dates' },
  tax: {
    view: 'See tax periods',
    propose: 'Propose steps of tax periods',
    confirm: 'Confirm steps of tax periods',
  },
  alerts: {
    view: 'See critical alerts',
    handle: 'Acknowledge and resolve alerts',
    'handle-system': 'Handle alerts of the system',
  },
  filters: { own: 'Keep own filters', shared: 'Share filters' },
  blacklist: { own: 'Hide columns for oneself', brand: 'Hide columns for the brand' },
  loads: {
    view: 'See data loads',
    manage: 'Reprocess loads and explain gaps',
    ingest: 'Deliver data files',
  },
  logs: { view: 'Read the logs' },
  audit: { verify: 'Verify the audit chain' },
  evidence: { download: 'Download evidence packs' },
  settings: { brand: 'Change settings of the brand' },
  administration: {
    view: 'See users, roles, keys and changes',
    propose: 'Propose users, roles, keys and rules',
    confirm: 'Confirm what administrators propose',
  },
};
