import { brandLogin, type BrandLoginAnswer } from '@tallyhouse/shared/contracts/brands';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { selectBrand } from '@tallyhouse/shared/session/select-brand';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { authAnswer, problemReply, type FakeReply } from '@tallyhouse/shared/testing/fake-api';
import { act, render, screen } from '@testing-library/react';
import { ServicesProvider } from '../../remotes/services/services';
import { pageServices } from '../../testing/page-services';
import { FollowLinkBrand } from './follow-link-brand';

function tokenOf(id: string, name: string): BrandLoginAnswer {
  return {
    token: `t-${id}`,
    expiresAt: '2026-11-20T08:10:00Z',
    selectedBrand: id,
    selectedBrandName: name,
    permissions: ['reports.view'],
    brand: {
      id,
      name,
      country: 'TZ',
      currency: 'TZS',
      zone: 'Africa/Dar_es_Salaam',
      cutoff: '06:00',
      channels: ['ONLINE'],
      licences: [],
    },
  };
}

/** Opens an address in a tab that works for Alder; the server answers the choice of another brand with `reply`. */
async function open(address: string, reply: FakeReply) {
  const page = pageServices(({ path }) => (path === brandLogin.path ? reply : { status: 404, body: '' }));
  signIn(page.session, authAnswer(1));
  await act(() => selectBrand(page.session, tokenOf('alder', 'Alder')));
  const element = (
    <FollowLinkBrand>
      <p>Figures</p>
    </FollowLinkBrand>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <ServicesProvider services={page.services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { ...page, router, brand: () => page.session.tabBrand.getState().chosen?.brand?.id };
}

test('the brand of a link becomes that of the tab before anything is shown, and leaves the address', async () => {
  const { router, brand } = await open('/retail?from=2026-10-01&forBrand=birch#grid', {
    status: 200,
    body: tokenOf('birch', 'Birch'),
  });

  expect(screen.queryByText('Figures')).toBeNull();
  expect(await screen.findByText('Figures')).toBeVisible();
  expect(brand()).toBe('birch');
  expect(router.state.location).toMatchObject({ search: '?from=2026-10-01', hash: '#grid' });
});

test('a brand that is refused is told, and no figures of another one stand in its place', async () => {
  const { brand } = await open('/retail?forBrand=birch', problemReply(403, 'BRAND_FORBIDDEN'));

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The brand in this link could not be opened');
  expect(notice).toHaveTextContent('trace-1');
  expect(screen.queryByText('Figures')).toBeNull();
  expect(brand()).toBe('alder');
});

test('an address without a brand is shown as it is', async () => {
  await open('/retail?from=2026-10-01', problemReply(500, 'INTERNAL'));

  expect(screen.getByText('Figures')).toBeVisible();
});
