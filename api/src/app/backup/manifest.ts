import { createPublicKey, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { checkpointKey, openCheckpointKey } from '../../house/audit/checkpoints';
import { checkpointFolder } from '../../house/audit/keep-checkpoints';
import type { Keyring } from '../../store/secrets/keyring';
import { readSealedFile } from '../../store/secrets/sealed-file';
import { BackupError } from './backup-error';

/** Of what this program writes and reads. */
const format = 1;

/** A path below `data`, as it is written in the manifest: no way out of the folder. */
const pathSchema = z.string().check(z.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\:\0]+$/));

const manifestSchema = z.strictObject({
  format: z.literal(format),
  /** Version of the product that made it. */
  product: z.string(),
  /** Number of the newest step of its schema. */
  schema: z.int(),
  engine: z.strictObject({ name: z.literal('duckdb'), version: z.string() }),
  /** When the copy of the store was begun: what was committed before is in it. */
  takenAt: z.iso.datetime(),
  /** Newest row of the audit in it; 0 where it has none. */
  audit: z.strictObject({ seq: z.int(), hash: z.string() }),
  tables: z.array(z.strictObject({ name: z.string(), rows: z.int() })),
  /** All that belongs into the data folder, by its path there. */
  files: z.array(z.strictObject({ path: pathSchema, bytes: z.int(), sha256: z.string() })),
});

/** What a backup is, and what must be in it. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpFile = Manifest['files'][number];

/** Folder of a backup with what belongs into the data folder. */
export const dataOf = (backup: string) => join(backup, 'data');
export const manifestName = 'manifest.json';

/** Of all files together. */
export function bytesOf({ files }: Manifest): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

const signedSchema = z.strictObject({ manifest: z.looseObject({ format: z.int() }), signature: z.string() });

/**
 * The manifest as it is written, signed by the key of the audit's checkpoints in `dataDir`: who can write where backups
 * lie can change files and their sums, but cannot sign.
 */
export async function signedManifest(manifest: Manifest, dataDir: string, secrets: Keyring): Promise<string> {
  const key = await openCheckpointKey(checkpointFolder({ dataDir }), secrets);
  const signature = sign(null, signedText(manifest), key).toString('base64url');
  return `${JSON.stringify({ manifest, signature }, null, 1)}\n`;
}

/**
 * What the backup in `folder` says of itself, proved by its signature.
 *
 * Errors: `BackupError` for a folder that is no backup, one that is not whole, was changed, or is a newer program's;
 * `SecretsError` where the key of its time is missing.
 */
export async function readManifest(folder: string, secrets: Keyring): Promise<Manifest> {
  const { data: signed } = signedSchema.safeParse(jsonOf(await readText(folder)));
  if (signed !== undefined && signed.manifest.format > format)
    throw new BackupError(
      `The backup in ${folder} is of format ${signed.manifest.format}, this program reads up to format ${format}.`,
      'Restore it with the release that made it, or a newer one.',
    );
  const { data: manifest } = manifestSchema.safeParse(signed?.manifest);
  if (signed === undefined || manifest === undefined || !isSigned(signed, folder, secrets))
    throw new BackupError(
      `${manifestName} of the backup in ${folder} is not what was written.`,
      'Restore another backup: this one was changed or damaged.',
    );
  return manifest;
}

function isSigned(
  { manifest, signature }: z.output<typeof signedSchema>,
  folder: string,
  secrets: Keyring,
): boolean {
  const key = readSealedFile(secrets, checkpointKey(checkpointFolder({ dataDir: dataOf(folder) })));
  if (key === null) return false;
  return verify(null, signedText(manifest), createPublicKey(key), Buffer.from(signature, 'base64url'));
}

/** Of the manifest as it stands in the file. */
function signedText(manifest: unknown): Buffer {
  return Buffer.from(JSON.stringify(['tallyhouse backup', manifest]));
}

async function readText(folder: string): Promise<string> {
  return readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    throw new BackupError(
      `There is no whole backup in ${folder}: ${manifestName} is missing.`,
      'Name the folder of one backup. One that was broken off has none, and is of no use.',
      { cause: error },
    );
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
