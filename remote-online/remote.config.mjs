// What the registry says about this remote before a byte of its code is fetched.
/** @type {import('../tools/web-build/remote-declaration.mjs').RemoteDeclaration} */
export const declaration = {
  owner: 'Online reporting',
  contract: 1,
  paths: [
    '/online',
    '/total-report',
    '/total-report-tanzania',
    '/summary-report',
    '/summary-report-tanzania',
  ],
  periodBarAt: ['/total-report', '/total-report-tanzania', '/summary-report', '/summary-report-tanzania'],
  navigation: [
    {
      path: '/online',
      title: { en: 'Online', sw: 'Mtandaoni', ar: 'عبر الإنترنت' },
      group: 'reports',
      icon: 'file-text',
      order: 10,
      permission: 'reports.view',
      channels: ['ONLINE'],
    },
    {
      path: '/total-report',
      title: { en: 'Total', sw: 'Jumla', ar: 'الإجمالي' },
      group: 'reports',
      icon: 'bar-chart',
      order: 30,
      permission: 'reports.view',
    },
    {
      path: '/summary-report',
      title: { en: 'Summary', sw: 'Muhtasari', ar: 'الملخص' },
      group: 'reports',
      icon: 'table',
      order: 40,
      permission: 'reports.view',
    },
  ],
};
