/** What each permission is called, as users know it from the screens, by the two parts of its code. */
export const permissions = {
  dashboard: { view: 'View the dashboard' },
  reports: {
    view: 'View reports and totals',
    'view-detail': 'View individual records',
    simulate: 'Simulate reports and save drafts',
    'delete-draft': 'Delete drafts',
    submit: 'Submit reports for confirmation',
    confirm: 'Confirm or return reports prepared by others',
  },
  players: { unmask: 'Unmask players, with a reason' },
  confirmation: { view: 'View the confirmation queue' },
  authorities: { view: 'View authorities and due dates' },
  tax: {
    view: 'View tax periods',
    propose: 'Propose tax period steps',
    confirm: 'Confirm tax period steps',
  },
  alerts: {
    view: 'View critical alerts',
    handle: 'Acknowledge and resolve alerts',
    'handle-system': 'Handle system alerts',
  },
  filters: { own: 'Save own filters', shared: 'Share filters' },
  blacklist: { own: 'Hide columns for themselves', brand: 'Hide columns for the brand' },
  loads: {
    view: 'View data loads',
    manage: 'Reprocess loads and explain gaps',
    ingest: 'Deliver data files',
  },
  logs: { view: 'View the logs' },
  audit: { verify: 'Verify the audit chain' },
  evidence: { download: 'Download evidence packs' },
  settings: { brand: 'Change brand settings' },
  administration: {
    view: 'View users, roles, keys and changes',
    propose: 'Propose users, roles, keys and rules',
    confirm: 'Confirm proposals of administrators',
  },
};
