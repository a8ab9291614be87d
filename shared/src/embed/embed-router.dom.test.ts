import { waitFor } from '@testing-library/react';
import { createEmbedRouter } from './embed-router';
import type { Navigation } from './mount-options';

function given(options: { readonly basename?: string; readonly route?: string } = {}) {
  const told: Navigation[] = [];
  const embedded = createEmbedRouter({
    page: null,
    basename: '/reports',
    route: '/online?page=2',
    isOwn: (path) => path.startsWith('/online'),
    onNavigate: (to) => told.push(to),
    ...options,
  });
  return { ...embedded, told };
}

test('it begins at the route, within the portal’s own paths', () => {
  const { router, told } = given();

  expect(router.state.location).toMatchObject({ pathname: '/reports/online', search: '?page=2' });
  expect(router.createHref(router.state.location)).toBe('/reports/online?page=2');
  expect(told).toEqual([]);
});

test('where the user goes the portal is told, as a path of the remote and of its own', async () => {
  const { router, told } = given();
  await router.navigate('/online/rep_1#rows');
  await router.navigate('/online/rep_2', { replace: true });
  await router.navigate('/api-log?call=1');

  expect(told).toEqual([
    { path: '/online/rep_1#rows', href: '/reports/online/rep_1#rows', replace: false, isOwn: true },
    { path: '/online/rep_2', href: '/reports/online/rep_2', replace: true, isOwn: true },
    { path: '/api-log?call=1', href: '/reports/api-log?call=1', replace: false, isOwn: false },
  ]);
});

test('where the portal goes is followed and not told back to it', async () => {
  const { router, told, follow } = given();
  follow('/online/rep_1');

  await waitFor(() => expect(router.state.location.pathname).toBe('/reports/online/rep_1'));
  expect(told).toEqual([]);
});

test.each(['', '/', '/reports/'])('a basename of “%s” ends without a slash', (basename) => {
  const { router } = given({ basename, route: 'online' });

  expect(router.state.location.pathname).toBe(`${basename.replace(/\/$/, '')}/online`);
});
