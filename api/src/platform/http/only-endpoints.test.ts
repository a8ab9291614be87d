import fastify, { type FastifyInstance } from 'fastify';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp } from '../../app/testing/test-app';
import { onlyEndpoints } from './only-endpoints';

test('a route under /api/ without a contract ends the start, whatever its method; any other address may have one', () => {
  const server = fastify();
  onlyEndpoints(server);

  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect(() => server.route({ method, url: '/api/Bare', handler: () => 'open' })).toThrow(
      `${method} /api/Bare has no contract`,
    );
  }
  server.get('/registry.json', () => 'open');
});

jest.mock('../../house/health/version-routes', () => ({
  versionRoutes: ({ server }: { readonly server: FastifyInstance }) => {
    server.get('/api/Bare', () => 'open');
  },
}));

test('the server does not start with such a route', async () => {
  const store = await openTestStore();

  await expect(startTestApp(store)).rejects.toThrow('GET /api/Bare has no contract');
  await store.close();
});
