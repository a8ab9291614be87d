// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('../tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Data operations',
  contract: 1,
  paths: ['/api-log', '/load-data', '/reports-log'],
  navigation: [
    {
      path: '/reports-log',
      title: { en: 'Reports log', sw: 'Kumbukumbu za ripoti', ar: 'سجل التقارير' },
      group: 'logs',
      icon: 'file-search',
      order: 10,
      permission: 'logs.view',
    },
    {
      path: '/load-data',
      title: { en: 'Data loads', sw: 'Upakiaji wa data', ar: 'تحميلات البيانات' },
      group: 'logs',
      icon: 'cloud-upload',
      order: 20,
      permission: 'loads.view',
    },
    {
      path: '/api-log',
      title: { en: 'API log', sw: 'Kumbukumbu za API', ar: 'سجل واجهة البرمجة' },
      group: 'logs',
      icon: 'unordered-list',
      order: 30,
      permission: 'logs.view',
    },
  ],
};
