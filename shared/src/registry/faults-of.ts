import type { Registry, RegistryEntry } from '../contracts/registry';
import { reachableVersions } from './resolve';

/** What contradicts itself in a registry of the right shape, one sentence each; none in one that can be used. */
export function faultsOf(registry: Registry): readonly string[] {
  return [...registry.remotes.flatMap(faultsOfEntry), ...namesTwice(registry)];
}

function faultsOfEntry(entry: RegistryEntry): string[] {
  const released = new Set(entry.releases.map(({ version }) => version));
  const faults: string[] = [];
  if (released.size !== entry.releases.length) faults.push(`${entry.name} has released a version twice.`);
  for (const version of reachableVersions(entry)) {
    if (!released.has(version))
      faults.push(`${entry.name} ${version} is given to users but was never released.`);
    else if (entry.remotes[version] === undefined)
      faults.push(`${entry.name} ${version} is given to users without its paths.`);
  }
  return faults;
}

function namesTwice({ remotes }: Registry): string[] {
  const seen = new Set<string>();
  const twice = remotes.map(({ name }) => name).filter((name) => seen.size === seen.add(name).size);
  return twice.map((name) => `${name} stands in the registry twice.`);
}
