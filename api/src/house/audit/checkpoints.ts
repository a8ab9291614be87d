import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Keyring } from '../../store/secrets/keyring';
import { createSealedFile, readSealedFile, type SealedFile } from '../../store/secrets/sealed-file';

const checkpointSchema = z.strictObject({
  seq: z.int(),
  hash: z.string(),
  at: z.iso.datetime(),
  /** Ed25519 over the three before, base64url. */
  signature: z.string(),
});

/** What the audit's newest row was at an instant, signed and kept outside the store. */
export type Checkpoint = z.infer<typeof checkpointSchema>;

export interface Checkpoints {
  /** Signs and writes what the newest row is, unless it is the one signed last. */
  add(head: { readonly seq: number; readonly hash: string }, at: Date): Promise<void>;
  /** All of them, oldest first. Errors: `CheckpointError` for a line that was not signed with the key, or no line. */
  read(): Promise<Checkpoint[]>;
}

/** The file of checkpoints is not what was written. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';
}

const fileName = 'checkpoints.jsonl';

/** Where the private key lies that signs the checkpoints in `folder`. */
export function checkpointKey(folder: string): SealedFile {
  return { path: join(folder, 'checkpoint-key.pem'), name: 'audit/checkpoint-key.pem' };
}

/**
 * Opens the checkpoints in `folder`, which lies outside the store: who cuts the tail of the audit there must cut it
 * here too, and cannot sign: the key lies sealed. Copy the file elsewhere for more than that.
 */
export async function openCheckpoints(folder: string, secrets: Keyring): Promise<Checkpoints> {
  const file = join(folder, fileName);
  const privateKey = await openCheckpointKey(folder, secrets);
  let lastSeq = 0;

  return {
    async add(head, at) {
      if (head.seq === lastSeq) return;
      const unsigned = { ...head, at: at.toISOString() };
      const signature = sign(null, signedText(unsigned), privateKey).toString('base64url');
      await appendFile(file, `${JSON.stringify({ ...unsigned, signature })}\n`);
      lastSeq = head.seq;
    },
    async read() {
      return (await readCheckpoints(folder, secrets)).checkpoints;
    },
  };
}

/**
 * The checkpoints in `folder`, oldest first, and the key that proves them, as PEM; none and null where nobody wrote any.
 *
 * Changes nothing. Errors: `CheckpointError` for a line that was not signed with the key, or a file without its key.
 */
export async function readCheckpoints(
  folder: string,
  secrets: Keyring,
): Promise<{ readonly checkpoints: Checkpoint[]; readonly publicKey: string | null }> {
  const file = join(folder, fileName);
  const lines = (await readText(file)).split('\n').filter((line) => line !== '');
  const privateKey = readSealedFile(secrets, checkpointKey(folder));
  if (lines.length > 0 && privateKey === null) throw new CheckpointError(`The key of ${file} is gone.`);
  if (privateKey === null) return { checkpoints: [], publicKey: null };
  const publicKey = createPublicKey(privateKey);
  const checkpoints = lines.map((line, index) => {
    const parsed = checkpointSchema.safeParse(jsonOf(line));
    const isSigned =
      parsed.success &&
      verify(null, signedText(parsed.data), publicKey, Buffer.from(parsed.data.signature, 'base64url'));
    if (!isSigned) throw new CheckpointError(`Line ${index + 1} of ${file} was not written by this server.`);
    return parsed.data;
  });
  return { checkpoints, publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })) };
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
}

/** The private key that signs the checkpoints in `folder`, as PEM; made when there is none. */
export async function openCheckpointKey(folder: string, secrets: Keyring): Promise<string> {
  const file = checkpointKey(folder);
  await mkdir(folder, { recursive: true });
  const kept = readSealedFile(secrets, file);
  if (kept !== null) return kept;
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  createSealedFile(secrets, file, privateKey);
  // Another process may have been quicker.
  return readSealedFile(secrets, file) ?? privateKey;
}

function signedText({ seq, hash, at }: Omit<Checkpoint, 'signature'>): Buffer {
  return Buffer.from(JSON.stringify(['tallyhouse audit', seq, hash, at]));
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
