// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('../tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Online reporting',
  contract: 1,
  paths: ['/online'],
  navigation: [
    {
      path: '/online',
      title: { en: 'Online', sw: 'Mtandaoni' },
      group: 'reports',
      icon: 'file-text',
      order: 10,
      permission: 'reports.view',
      channels: ['ONLINE'],
    },
  ],
};
