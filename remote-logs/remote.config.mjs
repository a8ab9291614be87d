// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('../tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Data operations',
  contract: 1,
  paths: ['/load-data'],
  navigation: [
    {
      path: '/load-data',
      title: { en: 'Data loads', sw: 'Upakiaji wa data' },
      group: 'logs',
      icon: 'cloud-upload',
      order: 20,
      permission: 'loads.view',
    },
  ],
};
