import * as z from './schema';
import { permissionsByRole } from './permissions';

const hashSchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'not a base64 SHA-384'));
const permissionSchema = z.enum([...new Set(Object.values(permissionsByRole).flat())] as [
  string,
  ...string[],
]);

/** An entry of the menu. */
export const navigationSchema = z.object({
  path: z.string().check(z.regex(/^\/[a-z0-9-]+$/)),
  /** English stands where a remote of before has no Arabic. */
  title: z.object({ en: z.string(), sw: z.string(), ar: z.optional(z.string()) }),
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

const callSchema = z
  .string()
  .check(z.regex(/^(GET|POST|PUT|DELETE) \/api(\/:?\w[\w.-]*)+$/, 'not a call like GET /api/Jobs/:id'));

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
  /** Paths above whose screens a period bar stands, as `ReportPage` draws it: the page keeps its room while they come. */
  periodBarAt: z.optional(z.array(z.string())),
  /** Shared modules it takes from the shell. */
  consumes: z.array(z.string()),
  /** Those that a path's screen takes at its start, by path: fetched ahead. All of them where it is left out. */
  consumesAt: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The only calls that its client makes: `GET /api/OnlineReports/:id`. */
  calls: z._default(z.array(callSchema), []),
  /** Files to fetch ahead per path, entry first, in the order of need. */
  preload: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), hashSchema),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

const baseUrlSchema = z
  .string()
  .check(z.regex(/^(\/|https?:\/\/)\S*\/$/, 'not an address that ends with a slash'));

/** What a page must know of a version before it reads its manifest: whether it fits, and what menu and router need. */
const announcementSchema = z.pick(remoteManifestSchema, {
  contract: true,
  paths: true,
  navigation: true,
  periodBarAt: true,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** What the registry says ahead of a manifest. */
export function announcementOf({ contract, paths, navigation, periodBarAt }: Announcement): Announcement {
  return { contract, paths, navigation, ...(periodBarAt && { periodBarAt }) };
}

/** A version of a remote as the registry names it, ahead of its manifest. */
export interface RegisteredRemote extends Announcement {
  readonly name: string;
  readonly version: string;
  readonly owner: string;
  /** Where its files lie, ending with a slash: a path of the page's own origin, or an address. */
  readonly baseUrl: string;
  /** SHA-384 of the bytes of its `manifest.json`. */
  readonly manifest: string;
}

/** A version whose manifest was read and is the one of the registry. */
export interface OpenedRemote extends RemoteManifest {
  readonly baseUrl: string;
}

const versionSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'not a version like 2.3.1'));
const instantSchema = z.iso.datetime();
const brandSchema = z.string().check(z.minLength(1));

/** A version that was published: its folder never changes again. */
const releaseSchema = z.object({
  version: versionSchema,
  /** SHA-384 of the bytes of its `manifest.json`. */
  manifest: hashSchema,
  baseUrl: baseUrlSchema,
  releasedAt: instantSchema,
});
export type Release = z.infer<typeof releaseSchema>;

/** A version that a part of the users gets before the others. */
const canarySchema = z.object({
  version: versionSchema,
  /** Name of the trial: who is in it depends on it and the user's id alone, so that growing it sends nobody back. */
  cohort: z
    .string()
    .check(z.regex(/^[a-z0-9][a-z0-9.-]{0,60}$/, 'not a name of small letters, digits, dots and hyphens')),
  /** Share of the users concerned, 0 to 100, down to hundredths. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  /** Only users who work for one of these brands; for every brand when there is none. */
  brands: z.optional(z.array(brandSchema)),
  /** Only users who have one of these roles; with every role when there is none. */
  roles: z.optional(z.array(z.string())),
});
export type Canary = z.infer<typeof canarySchema>;

const registryEntrySchema = z.object({
  name: remoteManifestSchema.shape.name,
  owner: z.string(),
  releases: z.array(releaseSchema),
  /** The version that everybody gets for whom nothing else is said. */
  stable: versionSchema,
  /** Brands that stay on one version, whatever else is said. */
  pins: z.array(z.object({ brand: brandSchema, version: versionSchema })),
  canary: z.optional(canarySchema),
  /**
   * Whether only builds of the product have moved it, so that the next one may; an action of anybody else makes it false.
   * Registries from before have none.
   */
  followsBuild: z.optional(z.boolean()),
  /** Taken out: nobody gets it. */
  removed: z.optional(z.object({ at: instantSchema, by: z.string(), reason: z.string() })),
  /** What a page must know ahead of each version that somebody can get, by version. */
  remotes: z.record(versionSchema, announcementSchema),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** Which remotes an installation has, at which versions, for whom. */
export const registrySchema = z.object({
  /** 2 carried whole manifests in `remotes`: what is more than an announcement there is passed over. */
  format: z.union([z.literal(2), z.literal(3)]),
  /** Grows with every change: a page takes none that is older than one it has seen. */
  sequence: z.int().check(z.nonnegative()),
  signedAt: instantSchema,
  /** After this no page takes it as new; `remote sign` gives it a longer life. */
  expiresAt: instantSchema,
  /** The action that made it. */
  change: z.object({ by: z.string(), deed: z.string() }),
  remotes: z.array(registryEntrySchema),
});
export type Registry = z.infer<typeof registrySchema>;

/** A registry as it lies in `registry.json` and stands in the page: exact text, and who answers for it. */
export const signedRegistrySchema = z.object({
  format: z.literal(2),
  /** Of the key that signed: the first 16 hexadecimal digits of the SHA-256 of its public half. */
  keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Ed25519 over the UTF-8 bytes of `payload`, in base64; of its last letter only the bits that count are set. */
  signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{85}[AQgw]==$/)),
  /** JSON text of a registry. */
  payload: z.string(),
});
export type SignedRegistry = z.infer<typeof signedRegistrySchema>;

/** The public half of a key whose registries are trusted. */
export interface RegistryKey {
  readonly keyId: string;
  /** 32 bytes in base64. */
  readonly publicKey: string;
}
