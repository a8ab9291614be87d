/// <reference types="jest" />
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create.mjs';
import { filledFiles } from './filled-files.mjs';
import { readTemplate } from './template-files.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args */
const create = (...args) => createRemote(args, folder);
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

test('its packages are named by version, and it stands outside of this repository', async () => {
  await create('remote-tickets', '--owner', 'Desk');

  const { name, dependencies, devDependencies } = JSON.parse(read('remote-tickets/package.json'));
  expect(name).toBe('remote-tickets');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(8);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+/.test(String(version)))).toEqual([]);
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
  [
    ['remote-tickets', '--owner', 'D', '--packages', '/nowhere'],
    /^--packages \/nowhere has no tallyhouse-shared/,
  ],
  [['--owner', 'D'], /^NAME is missing/],
  [['remote-tickets', '--colour', 'red'], /--colour/],
])('%j is refused in words, and nothing is written', async (args, words) => {
  await expect(create(...args)).rejects.toThrow(words);

  expect(readdirSync(folder)).toEqual([]);
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
  const { files } = await readTemplate();
  const names = {
    ...{ name: 'remote-template', id: 'template', pascal: 'Template', owner: 'Owner of remote-template' },
    ...{ title: 'Title of remote-template', titleSw: 'Kichwa cha remote-template' },
  };
  const same = filledFiles(files, names).filter(({ path }) => path.startsWith('src/'));
  expect(same.map(({ text }) => text)).toEqual(
    files.filter(({ path }) => path.startsWith('src/')).map(({ text }) => text),
  );
});
