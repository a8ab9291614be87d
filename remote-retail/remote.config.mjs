// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('../tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Retail reporting',
  contract: 1,
  paths: ['/retail'],
  periodBarAt: ['/retail'],
  navigation: [
    {
      path: '/retail',
      title: { en: 'Retail', sw: 'Maduka', ar: 'الفروع' },
      group: 'reports',
      icon: 'shop',
      order: 20,
      permission: 'reports.view',
      channels: ['RETAIL'],
    },
  ],
};
