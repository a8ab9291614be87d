import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-logs',
  screens: [
    {
      path: '/load-data',
      load: () =>
        import(/* webpackChunkName: "load-data" */ './load-data/load-data-screen').then(
          (module) => module.LoadDataScreen,
        ),
    },
  ],
};
