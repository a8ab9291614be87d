import * as z from 'zod/mini';
import { permissionsByRole } from './permissions';

const hashSchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'not a base64 SHA-384'));
const permissionSchema = z.enum([...new Set(Object.values(permissionsByRole).flat())] as [
  string,
  ...string[],
]);

/** An entry of the menu. */
export const navigationSchema = z.object({
  path: z.string().check(z.regex(/^\/[a-z0-9-]+$/)),
  title: z.object({ en: z.string(), sw: z.string() }),
  group: z.enum(['overview', 'reports', 'confirm', 'monitoring', 'logs', 'administration']),
  /** Name of an icon of the kit. */
  icon: z.string(),
  /** Place within its group. */
  order: z.int(),
  /** Who sees it; everybody who is signed in when there is none. */
  permission: z.optional(permissionSchema),
  /** Shown only with a brand selected that has one of these channels. */
  channels: z.optional(z.array(z.string())),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** What a remote's build writes beside its files: `manifest.json`. */
export const remoteManifestSchema = z.object({
  format: z.literal(1),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  version: z.string(),
  owner: z.string(),
  /** Major version of the remote contract it was built for. */
  contract: z.int(),
  /** Global variable of the container; it carries name and version, so that two versions never mix. */
  container: z.string(),
  entry: z.string(),
  paths: z.array(z.string()),
  navigation: z.array(navigationSchema),
  /** Shared modules it takes from the shell. */
  consumes: z.array(z.string()),
  /** Files to fetch ahead per path, entry first, in the order of need. */
  preload: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), hashSchema),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** Which remotes this installation has; the page is served with it inside. */
export const registrySchema = z.object({
  format: z.literal(1),
  remotes: z.array(
    z.extend(remoteManifestSchema, { /** Where its files lie, ending with a slash. */ baseUrl: z.string() }),
  ),
});
export type Registry = z.infer<typeof registrySchema>;
export type RegisteredRemote = Registry['remotes'][number];
