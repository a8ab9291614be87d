import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-admin',
  screens: [
    {
      path: '/dashboard',
      load: () =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-screen').then(
          (module) => module.DashboardScreen,
        ),
    },
    {
      path: '/settings',
      load: () =>
        import(/* webpackChunkName: "settings" */ './settings/settings-screen').then(
          (module) => module.SettingsScreen,
        ),
    },
  ],
};
