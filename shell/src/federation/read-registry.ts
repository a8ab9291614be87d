import { registrySchema, type RegisteredRemote, type Registry } from '@tallyhouse/shared/contracts/registry';

const noRemotes: Registry = { format: 1, remotes: [] };

/**
 * The registry that the page was served with.
 *
 * A missing or damaged one gives none: signing in and choosing a brand still work.
 */
export function readRegistry(json: string | null): Registry {
  if (json === null) return noRemotes;
  try {
    const parsed = registrySchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : noRemotes;
  } catch {
    return noRemotes;
  }
}

/** The remote that owns `path`, as itself or as something below it. */
export function remoteOfPath(registry: Registry, path: string): RegisteredRemote | undefined {
  return registry.remotes.find(({ paths }) =>
    paths.some((own) => path === own || path.startsWith(`${own}/`)),
  );
}
