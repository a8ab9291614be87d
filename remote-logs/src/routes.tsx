import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-logs',
  screens: [
    {
      path: '/api-log',
      below: [],
      load: () =>
        import(/* webpackChunkName: "api-log" */ './api-log/api-log-screen').then(
          (module) => module.ApiLogScreen,
        ),
    },
    {
      path: '/load-data',
      below: ['reconciliation', 'exceptions'],
      load: () =>
        import(/* webpackChunkName: "load-data" */ './load-data/load-data-screen').then(
          (module) => module.LoadDataScreen,
        ),
    },
    {
      path: '/reports-log',
      below: ['audit'],
      load: () =>
        import(/* webpackChunkName: "reports-log" */ './reports-log/reports-log-screen').then(
          (module) => module.ReportsLogScreen,
        ),
    },
  ],
};
