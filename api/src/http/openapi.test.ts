import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Store } from '../store/store';
import { openTestStore } from '../store/testing/open-test-store';

interface Operation {
  'x-repeatable': boolean;
  responses: Record<string, unknown>;
  parameters: { name: string; in: string }[];
  security: unknown[];
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
}

let store: Store;
let server: FastifyInstance;
let document: Document;

beforeAll(async () => {
  store = await openTestStore();
  server = await buildApp({ store, config: readConfig({}) });
  document = (await server.inject('/api/openapi.json')).json();
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Every route that the router knows under /api, as `GET /api/Jobs/{id}`. */
function mountedRoutes(): string[] {
  const dump = server.printRoutes({ commonPrefix: false, includeHooks: false });
  const routes: string[] = [];
  const trail: string[] = [];
  for (const line of dump.split('\n')) {
    const [, indent = '', part = '', methods] =
      /^([│ ]*)(?:├──|└──) (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    trail.length = depth;
    trail[depth] = part;
    const path = trail.join('');
    for (const method of methods?.split(', ') ?? []) {
      if (method !== 'HEAD' && path.startsWith('/api/'))
        routes.push(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    }
  }
  return routes.sort();
}

test('the document names exactly the routes that are mounted', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(document.openapi).toBe('3.1.0');
  expect(documented.sort()).toEqual(mountedRoutes());
  expect(documented).toContain('POST /api/Auth/login');
});

test('every call has its own operation id, its refusals and, unless public, its security', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as (Operation & {
    operationId: string;
  })[];
  const ids = operations.map(({ operationId }) => operationId);

  expect(new Set(ids).size).toBe(ids.length);
  for (const operation of operations) expect(operation.responses).toHaveProperty('default');
  expect(document.paths['/api/Auth/login']?.['post']?.security).toEqual([]);
  expect(document.paths['/api/User/BrandLogin']?.['post']?.security).toEqual([
    { accessToken: [], antiForgery: [] },
  ]);
});

test('every POST may be repeated, save those that hold a password or a token', () => {
  const posts = Object.entries(document.paths).filter(([, operations]) => 'post' in operations);

  const single = posts.filter(([, { post }]) => post?.['x-repeatable'] !== true).map(([path]) => path);

  expect(posts.length).toBeGreaterThan(10);
  expect(single.sort()).toEqual([
    '/api/Auth/login',
    '/api/Auth/logout',
    '/api/Auth/refresh',
    '/api/User/BrandLogin',
    '/api/User/changePassword',
  ]);
});

test('docs/openapi.json is what the server says', async () => {
  const kept = JSON.parse(await readFile(join(__dirname, '../../../docs/openapi.json'), 'utf8')) as unknown;

  // When this fails on purpose: npm run build, then node api/dist/main.js openapi > docs/openapi.json
  expect(kept).toEqual(document);
});

test('every reference leads to a schema that is not the reference itself', () => {
  const { schemas } = document.components;
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const toSchemas = references.filter((path) => !path.startsWith('#/components/responses/'));

  expect(toSchemas.length).toBeGreaterThan(20);
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  expect(toSchemas.filter((path) => !known.includes(path))).toEqual([]);
  for (const schema of Object.values(schemas)) expect(Object.keys(schema)).not.toEqual(['$ref']);
});
