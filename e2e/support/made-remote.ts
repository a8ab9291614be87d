import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A remote that a test writes by hand. */
export interface MadeRemote {
  /** `remote-faulty`; its one screen is at `/faulty`. */
  readonly name: string;
  /** Calls that its manifest names. */
  readonly calls?: readonly string[];
  /** Modules that it takes from the page besides React and its host, such as `antd/es/menu`. */
  readonly takes?: readonly string[];
  /**
   * Body of its screen, a component in plain JavaScript: it has `h` (React's createElement), `react`, `host` and
   * `taken` (modules by their names), and returns what is drawn.
   */
  readonly screen: string;
  /** Its manifest asks for the room of a period bar. */
  readonly hasPeriodBar?: boolean;
  /** Runs as its entry is evaluated, before anything else. */
  readonly atStart?: string;
}

/** Writes a built remote, as small as they come, with a true manifest. Gives its folder, ready to be published. */
export async function madeRemote({
  name,
  calls = [],
  takes = [],
  screen,
  hasPeriodBar = false,
  atStart = '',
}: MadeRemote): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const path = name.replace(/^remote-/, '/');
  const title = path.slice(1, 2).toUpperCase() + path.slice(2);
  const container = `tallyhouse_${name.replaceAll('-', '_')}_1_0_0`;
  const entry = `${atStart}
var ${container} = (() => {
  let scope;
  const shared = async (name) => (await Object.values(scope[name])[0].get())();
  return {
    init(given) { scope = given; },
    async get() {
      const react = await shared('react');
      const { useRemoteHost } = await shared('@tallyhouse/shared/host/remote-host');
      const taken = {};
      for (const name of ${JSON.stringify(takes)}) taken[name] = await shared(name);
      const h = react.createElement;
      function Screen() { const host = useRemoteHost(); ${screen} }
      const screens = [{ path: '${path}', load: async () => Screen }];
      return () => ({ remote: { contract: 1, name: '${name}', screens } });
    },
  };
})();`;
  const manifest = {
    ...{ format: 1, name, version: '1.0.0', owner: 'Team of the test', contract: 1, container },
    ...{ entry: 'entry.js', paths: [path], calls },
    ...(hasPeriodBar && { periodBarAt: [path] }),
    navigation: [{ path, title: { en: title, sw: title }, group: 'reports', icon: 'audit', order: 99 }],
    consumes: ['react', '@tallyhouse/shared/host/remote-host', ...takes],
    preload: { [path]: ['entry.js'] },
    files: { 'entry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` },
  };
  await writeFile(join(folder, 'entry.js'), entry);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
