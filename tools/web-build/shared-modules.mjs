import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedFolder } from './packages.mjs';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ownModules = [
  'contracts/schema.ts',
  'kit/dayjs.ts',
  'kit/page-icons.ts',
  'kit/query.ts',
  'kit/router.ts',
  'host/remote-host.tsx',
  'i18n/locale.ts',
  'i18n/speech.ts',
  'i18n/use-text.ts',
  'ui/open-call.tsx',
  'ui/problem-notice.tsx',
  'ui/screen-actions.tsx',
  'ui/spoken-part.tsx',
  'ui/term/term-reader.tsx',
];

const componentsFile = join(sharedFolder, 'src/kit/components.ts');

/**
 * The components of the kit, each with the name of the shell's chunk that brings it.
 *
 * @returns {Map<string, string>} `antd/es/table` → `kit-table`
 */
export function kitComponents() {
  const entries = readFileSync(componentsFile, 'utf8').matchAll(
    /'(antd\/es\/[\w-]+)': \(\) =>\s+import\(\/\* webpackChunkName: "([\w-]+)" \*\//g,
  );
  return new Map([...entries].map(([, component = '', chunk = '']) => [component, chunk]));
}

/**
 * What a remote takes from the shell instead of carrying it: React, the components of the kit, whatever holds state
 * that the page has only once, and what the page has anyway and every remote needs: the library of schemas, the notice
 * of what failed, the icons that the frame draws.
 *
 * Components and own modules are matched by their file: an import from the kit leads to the component's own, and a
 * relative import inside `shared` meets the same instance.
 * `import: false`: a remote has no fallback; what the shell does not provide is a failed load with a reason.
 *
 * @returns {Record<string, { shareKey: string, singleton: true, requiredVersion: false, import: false }>}
 */
export function sharedModules() {
  const own = ownModules.map((path) => [
    join(sharedFolder, 'src', path),
    consume(`@tallyhouse/shared/${path.replace(/\.tsx?$/, '')}`),
  ]);
  const { resolve } = createRequire(componentsFile);
  const antd = resolve('antd/package.json');
  const components = [...kitComponents().keys()].map((name) => [
    join(antd, '..', name.replace('antd/', ''), 'index.js'),
    consume(name),
  ]);
  // The icons that a remote carries meet it by this file.
  const icon = join(resolve('@ant-design/icons/package.json'), '../es/components/AntdIconLight.js');
  return Object.fromEntries([
    ...packages.map((name) => [name, consume(name)]),
    ...own,
    ...components,
    [icon, consume('@tallyhouse/shared/kit/icon')],
  ]);
}

/** @param {string} shareKey */
function consume(shareKey) {
  return { shareKey, singleton: true, requiredVersion: false, import: false };
}
