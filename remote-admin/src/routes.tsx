import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';
import { settingsPaths } from './house/settings/settings-paths';

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-admin',
  screens: [
    {
      path: '/authorities',
      below: ['filing'],
      load: () =>
        import(/* webpackChunkName: "authorities" */ './authorities/authorities-screen').then(
          (module) => module.AuthoritiesScreen,
        ),
    },
    {
      path: '/dashboard',
      below: [],
      load: () =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-screen').then(
          (module) => module.DashboardScreen,
        ),
    },
    {
      path: '/double-confirmation',
      below: [],
      load: () =>
        import(
          /* webpackChunkName: "double-confirmation" */ './double-confirmation/double-confirmation-screen'
        ).then((module) => module.DoubleConfirmationScreen),
    },
    {
      path: '/critical-alert-history',
      below: [],
      load: () =>
        import(
          /* webpackChunkName: "critical-alert-history" */ './critical-alerts/critical-alerts-screen'
        ).then((module) => module.CriticalAlertsScreen),
    },
    {
      path: '/notification-history',
      below: [],
      load: () =>
        import(
          /* webpackChunkName: "notification-history" */ './house/notifications/notification-history-screen'
        ).then((module) => module.NotificationHistoryScreen),
    },
    {
      path: '/save-search',
      below: [],
      load: () =>
        import(/* webpackChunkName: "save-search" */ './saved-searches/saved-searches-screen').then(
          (module) => module.SavedSearchesScreen,
        ),
    },
    {
      path: '/tax-reporting',
      below: [':id'],
      load: () =>
        import(/* webpackChunkName: "tax-reporting" */ './tax-reporting/tax-reporting-screen').then(
          (module) => module.TaxReportingScreen,
        ),
    },
    {
      path: '/settings',
      below: settingsPaths,
      load: () =>
        import(/* webpackChunkName: "settings" */ './house/settings/settings-screen').then(
          (module) => module.SettingsScreen,
        ),
    },
  ],
};
