import { startPortal, type Portal } from '../../tools/portals/portal-server.mjs';
import { test as base } from './test';

export { expect } from './test';

interface PortalFixtures {
  /** Name of a folder in hosts/. */
  readonly host: string;
  readonly portal: Portal;
}

/** A test in the page of a portal. */
export const test = base.extend<PortalFixtures>({
  host: ['plain-html', { option: true }],
  portal: async ({ product, host, watch }, provide) => {
    // The portal is another origin than the product.
    watch.allow(/^foreign: /);
    const tallyhouse = new URL(product.address).origin;
    const portal = await startPortal({ host, origin: product.portal, tallyhouse });
    await provide(portal);
    await portal.close();
  },
});
