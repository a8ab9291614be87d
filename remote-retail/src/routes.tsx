import type { RemoteModule } from '@tallyhouse/shared/contracts/remote';
import type { PackList } from '@tallyhouse/shared/contracts/retail-pack';

// By hand: the schema that has them would come with the first file of the remote.
const packLists: Readonly<Record<PackList, true>> = {
  intake: true,
  results: true,
  open: true,
  unpaid: true,
  paid: true,
  expired: true,
  voided: true,
  cancelled: true,
  vouchers: true,
};

/** What the shell sees of this remote. A screen's chunk carries the name of its path, for preloading. */
export const remote: RemoteModule = {
  contract: 1,
  name: 'remote-retail',
  screens: [
    {
      path: '/retail',
      below: [
        'pack',
        ...Object.keys(packLists).map((list) => `pack/${list}`),
        'reports',
        'reports/new',
        'reports/:id',
        'simulations/:jobId',
      ],
      load: () =>
        import(/* webpackChunkName: "retail" */ './retail/retail-screen').then(
          (module) => module.RetailScreen,
        ),
    },
  ],
};
