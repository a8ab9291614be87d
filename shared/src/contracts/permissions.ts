/** What a user may do, `noun.verb`. The server enforces it; screens only mirror it. */
export type Permission =
  | 'dashboard.view'
  | 'reports.view'
  | 'reports.view-detail'
  | 'reports.simulate'
  | 'reports.delete-draft'
  | 'reports.submit'
  | 'reports.confirm'
  | 'filters.own'
  | 'filters.shared'
  | 'blacklist.own'
  | 'blacklist.brand'
  | 'loads.view'
  | 'loads.ingest'
  | 'logs.view';

export type Role = 'viewer' | 'reporter' | 'approver' | 'auditor' | 'admin';

/**
 * Which role may do what. `view-detail` without it means masked detail rows.
 *
 * Nobody confirms what they prepared, whatever their roles; that is checked on the item.
 */
export const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['dashboard.view', 'reports.view', 'filters.own', 'blacklist.own'],
  reporter: [
    'dashboard.view',
    'reports.view',
    'reports.view-detail',
    'reports.simulate',
    'reports.delete-draft',
    'reports.submit',
    'filters.own',
    'filters.shared',
    'blacklist.own',
    'loads.view',
    'logs.view',
  ],
  approver: [
    'dashboard.view',
    'reports.view',
    'reports.view-detail',
    'reports.simulate',
    'reports.delete-draft',
    'reports.confirm',
    'filters.own',
    'filters.shared',
    'blacklist.own',
    'blacklist.brand',
    'loads.view',
    'logs.view',
  ],
  auditor: ['dashboard.view', 'reports.view', 'reports.view-detail', 'loads.view', 'logs.view'],
  admin: [
    'dashboard.view',
    'reports.view',
    'blacklist.own',
    'blacklist.brand',
    'loads.view',
    'loads.ingest',
    'logs.view',
  ],
};

/** Every permission that any of `roles` gives, in a fixed order, each once. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  const byName: Readonly<Record<string, readonly Permission[] | undefined>> = permissionsByRole;
  const held = new Set(roles.flatMap((role) => byName[role] ?? []));
  return [...held].sort();
}
