/**
 * A build's own loader of chunks, webpack's, as it stands in a page under the build's unique name. These run in the
 * page.
 */

/** What becomes of a build's hashes of its chunks before they are asked for. */
export type Hashes = 'own' | 'none' | "another's";

/** The hashes of its chunks. */
export async function hashesIn(build: string): Promise<string[]> {
  interface Loader {
    readonly sri: Readonly<Record<string, string>>;
  }
  const chunks = Reflect.get(window, `webpackChunk${build}`) as unknown[];
  const { sri } = await new Promise<Loader>((resolve) => chunks.push([[Symbol('probe')], {}, resolve]));
  return Object.values(sri);
}

/** Asks for every chunk that it knows, all at once; gives how many came. */
export async function loadChunksIn({ build, hashes }: { build: string; hashes: Hashes }): Promise<number> {
  interface Loader {
    sri: Record<string, string>;
    readonly e: (id: string) => Promise<unknown>;
  }
  const chunks = Reflect.get(window, `webpackChunk${build}`) as unknown[];
  const loader = await new Promise<Loader>((resolve) => chunks.push([[Symbol('probe')], {}, resolve]));
  const own = loader.sri;
  const ids = Object.keys(own);
  const next = (at: number) => own[ids[(at + 1) % ids.length] ?? ''] ?? '';
  const tables = {
    own,
    none: {},
    "another's": Object.fromEntries(ids.map((id, at) => [id, next(at)])),
  };
  loader.sri = tables[hashes];
  const outcomes = await Promise.allSettled(ids.map((id) => loader.e(id)));
  loader.sri = own;
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}
