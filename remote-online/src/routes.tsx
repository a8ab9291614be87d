import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-online',
  screens: [
    {
      path: '/online',
      below: ['new', 'last-reports', 'simulations/:jobId', ':id'],
      load: () =>
        import(/* webpackChunkName: "online" */ './online/online-screen').then(
          (module) => module.OnlineScreen,
        ),
    },
    {
      path: '/total-report',
      below: [],
      load: () =>
        import(/* webpackChunkName: "total-report" */ './totals/total-report-screen').then(
          (module) => module.TotalReportScreen,
        ),
    },
    {
      path: '/summary-report',
      below: [],
      load: () =>
        import(/* webpackChunkName: "summary-report" */ './summaries/summary-report-screen').then(
          (module) => module.SummaryReportScreen,
        ),
    },
    {
      path: '/total-report-tanzania',
      below: ['form'],
      load: () =>
        import(/* webpackChunkName: "total-report-tanzania" */ './tanzania/tanzania-totals-screen').then(
          (module) => module.TanzaniaTotalsScreen,
        ),
    },
    {
      path: '/summary-report-tanzania',
      below: [],
      load: () =>
        import(/* webpackChunkName: "summary-report-tanzania" */ './tanzania/tanzania-summaries-screen').then(
          (module) => module.TanzaniaSummariesScreen,
        ),
    },
  ],
};
