/// <reference types="jest" />
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create.mjs';
import { filledFiles } from './filled-files.mjs';
import { sha512 } from './sdk.mjs';
import { workspaceTemplate } from './template-files.mjs';
import { updatePackages } from './update.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let sdk;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-remote-'));
  sdk = mkdtempSync(join(tmpdir(), 'sdk-'));
  serve('1.0.0');
});
afterEach(() => {
  for (const made of [folder, sdk]) rmSync(made, { recursive: true, force: true });
});

/** Puts there what a deployment serves under /sdk/. @param {string} version */
function serve(version) {
  const packages = ['shared', 'tools'].map((name) => {
    const file = `tallyhouse-${name}-${version}.tgz`;
    const bytes = Buffer.from(`${name} ${version}`);
    writeFileSync(join(sdk, file), bytes);
    return { name: `@tallyhouse/${name}`, file, integrity: sha512(bytes) };
  });
  writeFileSync(join(sdk, 'index.json'), JSON.stringify({ format: 1, packages }));
}

/** @param {string[]} args */
const create = (...args) =>
  createRemote(args, { folder, template: workspaceTemplate, usualPlace: async () => sdk });
/** @param {string} path */
const read = (path) => readFileSync(join(folder, path), 'utf8');

test('the name stands in every form that its files need, and that of the template nowhere', async () => {
  await create('remote-ticket-sales', '--owner', "The desk's team", '--title', 'Report templates');

  const made = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = made.map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
  expect(made.map(({ name }) => name).filter((name) => /template/i.test(name))).toEqual([]);
  expect(texts.join('').replaceAll('Report templates', '')).not.toMatch(/template/i);
  expect(read('remote-ticket-sales/src/routes.tsx')).toContain("path: '/ticket-sales'");
  expect(read('remote-ticket-sales/src/ticket-sales/ticket-sales-screen.tsx')).toContain(
    'export function TicketSalesScreen()',
  );
  const { declaration } = await import(join(folder, 'remote-ticket-sales/remote.config.mjs'));
  expect(declaration).toMatchObject({
    owner: "The desk's team",
    paths: ['/ticket-sales'],
    navigation: [{ title: { en: 'Report templates', sw: 'Report templates' } }],
  });
});

test('its packages are named by version or lie within it, and it stands outside of this repository', async () => {
  await create('remote-tickets', '--owner', 'Desk');

  const { name, dependencies, devDependencies } = JSON.parse(read('remote-tickets/package.json'));
  expect(name).toBe('remote-tickets');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(8);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+/.test(String(version)))).toEqual([
    'file:vendor/tallyhouse-shared-1.0.0.tgz',
    'file:vendor/tallyhouse-tools-1.0.0.tgz',
  ]);
  expect(read('remote-tickets/vendor/tallyhouse-tools-1.0.0.tgz')).toBe('tools 1.0.0');
  expect(read('remote-tickets/tsconfig.json')).not.toContain('../');
  expect(statSync(join(folder, 'remote-tickets/.ci/run')).mode & 0o111).toBe(0o111);
  expect(existsSync(join(folder, 'remote-tickets/.gitignore'))).toBe(true);
});

test('a dry run says what would be written, and writes nothing', async () => {
  const lines = await create('remote-tickets', '--owner', 'Desk', '--dry-run');

  expect(lines).toContain('  src/tickets/tickets-screen.tsx');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [['remote/tickets', '--owner', 'D'], /^NAME remote\/tickets has a slash.*write one like remote-tickets/],
  [['remote-Tickets', '--owner', 'D'], /^NAME remote-Tickets has a capital letter.*write one like/],
  [['tickets', '--owner', 'D'], /^NAME tickets does not begin with remote-/],
  [['remote-tickets-', '--owner', 'D'], /^NAME remote-tickets- is not made of small letters/],
  [[`remote-${'x'.repeat(40)}`, '--owner', 'D'], /^NAME .* is longer than 41 characters/],
  [['remote-logs', '--owner', 'D'], /^NAME remote-logs is taken .*choose another name/],
  [
    ['remote-load-data', '--owner', 'D'],
    /would own the path \/load-data, which belongs to remote-logs of Data/,
  ],
  [['remote-login', '--owner', 'D'], /would own the path \/login, which belongs to the shell/],
  [['remote-tickets'], /^--owner is missing: name the team/],
  [['remote-tickets', '--owner', 'D', '--title', '<b>'], /^--title is one line/],
  [['remote-tickets', '--owner', 'D', '--title-sw', ' '], /^--title-sw is empty/],
  [['remote-tickets', '--owner', 'Ticket', 'desk'], /^desk is one NAME too many/],
  [['remote-tickets', '--owner', 'D', '--from', '/nowhere'], /^--from \/nowhere has no index\.json/],
  [['--owner', 'D'], /^NAME is missing/],
  [['remote-tickets', '--colour', 'red'], /--colour/],
])('%j is refused in words, and nothing is written', async (args, words) => {
  await expect(create(...args)).rejects.toThrow(words);

  expect(readdirSync(folder)).toEqual([]);
});

test('a package that is not the one of its hash is refused, and nothing is written', async () => {
  writeFileSync(join(sdk, 'tallyhouse-tools-1.0.0.tgz'), 'altered');

  await expect(create('remote-tickets', '--owner', 'D')).rejects.toThrow(
    /is not the one that index\.json names/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['../../tallyhouse-tools-1.0.0.tgz', '@tallyhouse/tools'],
  ['tallyhouse-tools-1.0.0.tgz', 'react'],
])('a list of packages with %s as %s is refused', async (file, name) => {
  writeFileSync(
    join(sdk, 'index.json'),
    JSON.stringify({ format: 1, packages: [{ name, file, integrity: '' }] }),
  );

  await expect(create('remote-tickets', '--owner', 'D')).rejects.toThrow(
    /names no packages that this program knows/,
  );
});

test('elsewhere it is to be said whose packages are taken', async () => {
  const alone = { folder, template: workspaceTemplate };
  await expect(createRemote(['remote-tickets', '--owner', 'D'], alone)).rejects.toThrow(/^--from is missing/);
});

test('the packages of a later version take the place of the earlier ones', async () => {
  await create('remote-tickets', '--owner', 'Desk');
  serve('1.1.0');
  const own = join(folder, 'remote-tickets');
  await updatePackages(['--from', sdk], own);

  expect(readdirSync(join(own, 'vendor'))).toEqual([
    'tallyhouse-shared-1.1.0.tgz',
    'tallyhouse-tools-1.1.0.tgz',
  ]);
  const { dependencies, devDependencies } = JSON.parse(read('remote-tickets/package.json'));
  expect(dependencies['@tallyhouse/shared']).toBe('file:vendor/tallyhouse-shared-1.1.0.tgz');
  expect(devDependencies['@tallyhouse/tools']).toBe('file:vendor/tallyhouse-tools-1.1.0.tgz');
  await expect(updatePackages([], own)).rejects.toThrow(/^--from is missing/);
});

test('what is there already stays as it is', async () => {
  await create('remote-tickets', '--owner', 'Desk');
  writeFileSync(join(folder, 'remote-tickets/calls.json'), 'mine');

  await expect(create('remote-tickets', '--owner', 'Desk')).rejects.toThrow(
    /is there already: choose another NAME/,
  );
  expect(read('remote-tickets/calls.json')).toBe('mine');
});

test('a folder that cannot be made leaves nothing half', async () => {
  writeFileSync(join(folder, 'file'), '');

  await expect(create('remote-tickets', '--owner', 'D', '--in', join(folder, 'file'))).rejects.toThrow(
    /^--in .*file cannot be written/,
  );
  expect(readdirSync(folder)).toEqual(['file']);
});

test('every file of the template is taken, by its own name', async () => {
  const { files } = await workspaceTemplate();
  const names = {
    ...{ name: 'remote-template', id: 'template', pascal: 'Template', owner: 'Owner of remote-template' },
    ...{ title: 'Title of remote-template', titleSw: 'Kichwa cha remote-template' },
  };
  const same = filledFiles(files, names).filter(({ path }) => path.startsWith('src/'));
  expect(same.map(({ text }) => text)).toEqual(
    files.filter(({ path }) => path.startsWith('src/')).map(({ text }) => text),
  );
});
