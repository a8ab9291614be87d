/** What each permission is called, as users know it from the screens, by the two parts of its code. */
export const permissions = {
  dashboard: {
    view: 'View the dashboard',
  },
  reports: {
    view: 'View reports',
    'view-detail': 'View detail rows of reports',
    simulate: 'Simulate reports',
    'delete-draft': 'Delete draft reports',
    submit: 'Submit reports for confirmation',
    confirm: 'Confirm reports',
  },
  players: {
    unmask: 'View player identities',
  },
  confirmation: {
    view: 'View reports awaiting confirmation',
  },
  authorities: {
    view: 'View authorities',
  },
  tax: {
    view: 'View tax reporting',
    propose: 'Propose tax changes',
    confirm: 'Confirm tax changes',
  },
  alerts: {
    view: 'View critical alerts',
    handle: 'Handle critical alerts',
    'handle-system': 'Handle system alerts',
  },
  filters: {
    own: 'Save searches and filters',
    shared: 'Share saved searches and filters',
  },
  blacklist: {
    own: 'Hide columns',
    brand: 'Hide columns for the brand',
  },
  loads: {
    view: 'View data loads',
    manage: 'Manage data loads',
    ingest: 'Load data files',
  },
  logs: {
    view: 'View logs',
  },
  audit: {
    verify: 'Verify the audit log',
  },
  evidence: {
    download: 'Download evidence',
  },
  settings: {
    brand: 'Change brand settings',
  },
  administration: {
    view: 'View administration',
    propose: 'Propose administration changes',
    confirm: 'Confirm administration changes',
  },
};
