// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('@tallyhouse/tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Owner of remote-template',
  contract: 1,
  paths: ['/template'],
  navigation: [
    {
      path: '/template',
      title: { en: 'Title of remote-template', sw: 'Kichwa cha remote-template' },
      group: 'reports',
      icon: 'table',
      order: 900,
      permission: 'dashboard.view',
    },
  ],
};
