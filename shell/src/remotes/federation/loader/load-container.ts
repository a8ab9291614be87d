import type { OpenedRemote, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';

/** What webpack's federation leaves in a remote's global variable. */
export interface Container {
  init(...given: unknown[]): void | Promise<void>;
  get(id: string): Promise<() => unknown>;
}

/** Its code came and is broken: asking again brings the same. */
export class BrokenRemoteError extends Error {
  override readonly name = 'BrokenRemoteError';
}

/** No file has this hash. */
const matchesNothing = `sha384-${'A'.repeat(64)}`;

/** By global variable; those too that came after their load was given up. */
const arrived = new Map<string, Container>();

/**
 * Runs a remote's entry, if it is the one that was published, and gives the container it leaves.
 *
 * In the place of the runtime's own loading, which takes any script element of the same address, and any global of the
 * right name, for the remote. Rejects when the entry does not come; with `BrokenRemoteError` when it came and left no
 * container.
 */
export async function loadContainer(remote: OpenedRemote): Promise<Container> {
  if (!arrived.has(remote.container)) {
    if (Reflect.get(window, remote.container) !== undefined)
      throw new BrokenRemoteError(`“${remote.container}” stands for something else in this page`);
    await runScript(remote);
  }
  const container = arrived.get(remote.container);
  if (container !== undefined) return container;
  throw new BrokenRemoteError(`${remote.name} ${remote.version}: its entry left no container`);
}

/**
 * Gives up on whatever of a remote is still under way, as if the network had said no: its next load asks anew.
 *
 * webpack and this loader take a script out of the page when it is done, so those that are there are not.
 */
export function abandonPending({ baseUrl }: RegisteredRemote): void {
  const base = new URL(baseUrl, document.baseURI).href;
  for (const script of [...document.scripts]) {
    if (script.src.startsWith(base)) script.dispatchEvent(new Event('error'));
  }
}

function runScript(remote: OpenedRemote): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = remote.baseUrl + remote.entry;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (TALLYHOUSE_CHECK_INTEGRITY) script.integrity = remote.files[remote.entry] ?? matchesNothing;
    script.onload = () => {
      script.remove();
      const container: unknown = Reflect.get(window, remote.container);
      if (isContainer(container)) arrived.set(remote.container, container);
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${remote.name} ${remote.version}: its entry did not come`));
    };
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
