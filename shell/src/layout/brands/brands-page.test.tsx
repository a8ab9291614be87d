import { brandLogin, listBrands } from '@tallyhouse/shared/contracts/brands';
import { readUserSettings, userSettingsSchema } from '@tallyhouse/shared/contracts/settings';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { createSession } from '@tallyhouse/shared/session/session';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { answering, fakeHttp, problem } from '@tallyhouse/shared/testing/fake-http';
import { render, screen } from '@testing-library/react';
import { createLanguageChoice } from '../../remotes/services/language-choice';
import { ServicesProvider } from '../../remotes/services/services';
import { pageEnvironment } from '../../remotes/services/page-environment';
import { registryWith } from '../../testing/page-services';
import { noOverride } from '../../remotes/federation/remote-override';
import { createThemeChoice } from '../../remotes/services/theme-choice';
import { BrandsPage } from './brands-page';

const noStream = () => Promise.reject(new Error('nothing is followed here'));
const brandNamed = (name: string) => ({
  ...{ id: name.toLowerCase(), name, country: 'TZ', currency: 'TZS', zone: 'Africa/Dar_es_Salaam' },
  ...{ cutoff: '06:00', channels: ['ONLINE' as const], licences: [], lastLoadedAt: null, openGaps: 0 },
});
const birch = brandNamed('Birch');

function openBrands(
  state: { isAfterSignIn: boolean } | null,
  settings = answering(readUserSettings, userSettingsSchema.parse({ defaultBrandId: 'birch' })),
) {
  const { environment, signs } = pageEnvironment(fakeBrowser().environment, () => undefined);
  const fake = fakeHttp([
    answering(listBrands, { items: [brandNamed('Alder'), birch] }),
    settings,
    answering(brandLogin, {
      ...{ token: 't', expiresAt: '2026-11-20T06:10:00Z', brand: birch, permissions: [] },
      ...{ selectedBrand: 'birch', selectedBrandName: 'Birch' },
    }),
  ]);
  const router = createMemoryRouter(
    [
      { path: '/brands', element: <BrandsPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/brands', search: '?returnTo=%2Fonline', state }] },
  );
  const services = {
    ...{ session: createSession(environment), signs, registry: registryWith([]) },
    http: { ...fake.http, renewSession: () => Promise.resolve(), openStream: noStream },
    ...{
      override: noOverride,
      themeChoice: createThemeChoice(window),
      language: createLanguageChoice(window),
    },
  };
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { ...fake, router };
}

test('after signing in the usual brand is opened, and the next page says why', async () => {
  const { sentTo, router } = openBrands({ isAfterSignIn: true });

  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(sentTo(brandLogin)).toEqual([{ body: { brandId: 'birch' } }]);
  expect(router.state.location.state).toEqual({ notice: 'Birch was opened as set in your preferences.' });
});

test('who comes back to choose is asked, whatever the settings say', async () => {
  const { sentTo } = openBrands(null);

  expect(await screen.findByRole('button', { name: /^Alder/ })).toBeVisible();
  expect(sentTo(readUserSettings)).toEqual([]);
  expect(sentTo(brandLogin)).toEqual([]);
});

test.each([
  [
    'cannot be read',
    answering(readUserSettings, () => {
      throw problem(503, 'UNAVAILABLE');
    }),
  ],
  [
    'name a brand that is not there any more',
    answering(readUserSettings, userSettingsSchema.parse({ defaultBrandId: 'gone' })),
  ],
])('settings that %s keep nobody from choosing', async (_, settings) => {
  const { sentTo } = openBrands({ isAfterSignIn: true }, settings);

  expect(await screen.findByRole('button', { name: /^Alder/ })).toBeVisible();
  expect(sentTo(brandLogin)).toEqual([]);
});
