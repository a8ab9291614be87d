import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/app';
import { readConfig } from '../config/config';
import type { Store } from '../../store/store';
import { quickReads } from './reads/quick-reads';
import { openTestStore } from '../../store/testing/open-test-store';

type Content = Record<string, { schema: object; example?: unknown }>;

interface Operation {
  'x-repeatable': boolean;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
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

test('reads that take turns say that they may be refused before they are begun, and no others', () => {
  const refusalOf = (path: string, method = 'get') => document.paths[path]?.[method]?.responses['503'];
  const busy = { $ref: '#/components/responses/Busy' };

  expect(refusalOf('/api/TotalReports')).toEqual(busy);
  expect(refusalOf('/api/OnlineReports/lastReportDetails2', 'post')).toEqual(busy);
  for (const path of ['/api/User/profile', '/api/health', '/api/Auth/login'])
    expect(refusalOf(path)).toBeUndefined();
  expect(refusalOf('/api/Notifications/markRead', 'post')).toBeUndefined();
  const known = Object.keys(document.paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(quickReads().filter((path) => !known.includes(path))).toEqual([]);
});

test('every call has an example of its body and of its answer, of the form that its schemas ask for', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', ...document });
  const faults: string[] = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    // The document is no example of itself.
    if (path === '/api/openapi.json') continue;
    for (const [method, { requestBody, responses }] of Object.entries(operations)) {
      const [status = ''] = Object.keys(responses);
      const places = [
        { pointer: ['requestBody'], content: requestBody?.content },
        { pointer: ['responses', status], content: responses[status]?.content },
      ];
      for (const { pointer, content } of places) {
        const json = content?.['application/json'];
        if (json === undefined) continue;
        const place = `${method.toUpperCase()} ${path} ${pointer[0] ?? ''}`;
        if (!('example' in json)) faults.push(`${place}: no example`);
        else {
          const steps = ['paths', path, method, ...pointer, 'content', 'application/json', 'schema'];
          const fits = ajv.compile({ $ref: `document#/${steps.map(pointerStep).join('/')}` });
          if (!fits(json.example)) faults.push(`${place}: ${ajv.errorsText(fits.errors)}`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

function pointerStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
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

test('every POST may be repeated, save those that hold a password or a token, and a test whose failure is its answer', () => {
  const posts = Object.entries(document.paths).filter(([, operations]) => 'post' in operations);

  const single = posts.filter(([, { post }]) => post?.['x-repeatable'] !== true).map(([path]) => path);

  expect(posts.length).toBeGreaterThan(10);
  expect(single.sort()).toEqual([
    '/api/ApiKeys/{id}/secret',
    '/api/Auth/acceptInvitation',
    '/api/Auth/checkInvitation',
    '/api/Auth/forgottenPassword',
    '/api/Auth/login',
    '/api/Auth/login/enrolment',
    '/api/Auth/login/enrolment/confirm',
    '/api/Auth/login/passkey',
    '/api/Auth/login/passkey/options',
    '/api/Auth/login/recoveryCode',
    '/api/Auth/logout',
    '/api/Auth/refresh',
    '/api/Authorities/{id}/testConnection',
    '/api/Changes/{id}/confirm',
    '/api/TaxReporting/periods/{id}/confirm',
    '/api/User/BrandLogin',
    '/api/User/changePassword',
    '/api/User/passkeys',
    '/api/User/passkeys/options',
    '/api/User/passkeys/{id}/remove',
    '/api/User/recoveryCodes',
    '/api/User/secondFactor',
    '/api/User/secondFactor/confirm',
    '/api/Users/{id}/invitation',
  ]);
});

test('a call that writes a shared document takes the version that was read', () => {
  const versioned = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters }]) => parameters.some(({ name }) => name === 'If-Match'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );

  expect(versioned.sort()).toEqual([
    'POST /api/BlackList/blackListFilterColumns',
    'POST /api/CriticalAlerts/{id}/acknowledge',
    'POST /api/CriticalAlerts/{id}/assign',
    'POST /api/CriticalAlerts/{id}/reopen',
    'POST /api/CriticalAlerts/{id}/resolve',
    'POST /api/CriticalAlerts/{id}/snooze',
    'POST /api/RetailBlackList/blackListFilterColumns',
    'POST /api/RetailReports/editFilter',
    'POST /api/TaxReporting/periods/{id}/amend',
    'POST /api/TaxReporting/periods/{id}/close',
    'POST /api/TaxReporting/periods/{id}/reopen',
    'POST /api/TaxReporting/periods/{id}/reversePayment',
    'PUT /api/Notifications/preferences',
    'PUT /api/SavedSearches/{id}',
    'PUT /api/Settings/brand',
    'PUT /api/Settings/user',
    'PUT /api/User/profile',
  ]);
});

test('docs/openapi.json is what the server says', async () => {
  const kept = JSON.parse(
    await readFile(join(__dirname, '../../../../docs/openapi.json'), 'utf8'),
  ) as unknown;

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
