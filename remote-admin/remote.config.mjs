// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('../tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Compliance desk',
  contract: 1,
  paths: ['/dashboard', '/settings'],
  navigation: [
    {
      path: '/dashboard',
      title: { en: 'Dashboard', sw: 'Dashibodi' },
      group: 'overview',
      icon: 'dashboard',
      order: 10,
      permission: 'dashboard.view',
    },
    {
      path: '/settings',
      title: { en: 'Settings', sw: 'Mipangilio' },
      group: 'administration',
      icon: 'setting',
      order: 90,
    },
  ],
};
