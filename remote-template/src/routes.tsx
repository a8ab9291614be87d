import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-template',
  screens: [
    {
      path: '/template',
      load: () =>
        import(/* webpackChunkName: "template" */ './template/template-screen').then(
          (module) => module.TemplateScreen,
        ),
    },
  ],
};
