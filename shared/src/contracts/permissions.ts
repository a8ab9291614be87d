/** What a user may do, `noun.verb`. The server enforces it; screens only mirror it. */
export type Permission =
  | 'dashboard.view'
  | 'reports.view'
  | 'reports.view-detail'
  | 'players.unmask'
  | 'reports.simulate'
  | 'reports.delete-draft'
  | 'reports.submit'
  | 'reports.confirm'
  | 'confirmation.view'
  | 'authorities.view'
  | 'tax.view'
  | 'tax.propose'
  | 'tax.confirm'
  | 'alerts.view'
  | 'alerts.handle'
  | 'alerts.handle-system'
  | 'filters.own'
  | 'filters.shared'
  | 'blacklist.own'
  | 'blacklist.brand'
  | 'loads.view'
  | 'loads.manage'
  | 'loads.ingest'
  | 'logs.view'
  | 'audit.verify'
  | 'evidence.download'
  | 'settings.brand'
  | 'administration.view'
  | 'administration.propose'
  | 'administration.confirm';

export type Role = 'viewer' | 'reporter' | 'approver' | 'auditor' | 'admin';

/**
 * Which role may do what. `reports.view-detail` without `players.unmask`: detail rows, and never who the players are.
 *
 * Nobody confirms what they prepared, whatever their roles; that is checked on the item.
 */
export const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: [
    'dashboard.view',
    'reports.view',
    'reports.view-detail',
    'confirmation.view',
    'authorities.view',
    'tax.view',
    'alerts.view',
    'filters.own',
    'blacklist.own',
  ],
  reporter: [
    'dashboard.view',
    'reports.view',
    'reports.view-detail',
    'players.unmask',
    'reports.simulate',
    'reports.delete-draft',
    'reports.submit',
    'confirmation.view',
    'authorities.view',
    'tax.view',
    'tax.propose',
    'alerts.view',
    'alerts.handle',
    'filters.own',
    'filters.shared',
    'blacklist.own',
    'loads.view',
    'loads.manage',
    'logs.view',
  ],
  approver: [
    'dashboard.view',
    'reports.view',
    'reports.view-detail',
    'players.unmask',
    'reports.simulate',
    'reports.delete-draft',
    'reports.confirm',
    'confirmation.view',
    'authorities.view',
    'tax.view',
    'tax.confirm',
    'alerts.view',
    'alerts.handle',
    'filters.own',
    'filters.shared',
    'blacklist.own',
    'blacklist.brand',
    'loads.view',
    'loads.manage',
    'logs.view',
    'audit.verify',
    'evidence.download',
    'settings.brand',
    'administration.view',
    'administration.confirm',
  ],
  auditor: [
    'dashboard.view',
    'reports.view',
    'reports.view-detail',
    'players.unmask',
    'confirmation.view',
    'authorities.view',
    'tax.view',
    'alerts.view',
    'loads.view',
    'logs.view',
    'audit.verify',
    'evidence.download',
    'administration.view',
  ],
  admin: [
    'dashboard.view',
    'reports.view',
    'authorities.view',
    'tax.view',
    'alerts.view',
    'alerts.handle-system',
    'blacklist.own',
    'blacklist.brand',
    'loads.view',
    'loads.manage',
    'loads.ingest',
    'logs.view',
    'settings.brand',
    'administration.view',
    'administration.propose',
  ],
};

/** Every permission that any of `roles` gives, in a fixed order, each once. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  const byName: Readonly<Record<string, readonly Permission[] | undefined>> = permissionsByRole;
  const held = new Set(roles.flatMap((role) => byName[role] ?? []));
  return [...held].sort();
}
