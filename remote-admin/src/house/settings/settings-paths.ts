/** Last parts of the addresses of the settings' pages, below `/settings`. */
export const settingsPaths = [
  'brand',
  'columns',
  'filters',
  'changes',
  'users',
  'roles',
  'api-keys',
  'licences',
] as const;
