/** What the roles are called in English. */
export const roles = {
  viewer: 'Viewer',
  reporter: 'Reporter',
  approver: 'Approver',
  auditor: 'Auditor',
  admin: 'Administrator',
};
