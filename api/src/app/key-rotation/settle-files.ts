import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkpointKey } from '../../house/audit/checkpoints';
import { checkpointFolder } from '../../house/audit/keep-checkpoints';
import type { Config } from '../../platform/config/config';
import { signingKey } from '../../reporting/payloads/sign-payload';
import { isWithin } from '../../store/secrets/is-within';
import type { Keyring } from '../../store/secrets/keyring';
import { settleSealedFile, type SealedFile } from '../../store/secrets/sealed-file';

/**
 * Seals the keys in the data folder that lie there as they are, or are sealed by an older key; gives how many those were.
 *
 * Keys of authorities that lie in a folder elsewhere stay as they are: whoever put them there keeps them.
 */
export function settleFiles(
  { dataDir, authorities }: Pick<Config, 'dataDir' | 'authorities'>,
  secrets: Keyring,
): number {
  const files = [
    checkpointKey(checkpointFolder({ dataDir })),
    ...(isWithin(authorities.keysDir, dataDir) ? signingKeysIn(authorities.keysDir) : []),
  ];
  return files.filter((file) => settleSealedFile(secrets, file)).length;
}

function signingKeysIn(keysDir: string): SealedFile[] {
  if (!existsSync(keysDir)) return [];
  const brands = readdirSync(keysDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return brands.flatMap(({ name: brandId }) => {
    const names = readdirSync(join(keysDir, brandId)).map((file) => file.replace(/\.sealed$/, ''));
    return [...new Set(names)]
      .filter((file) => /\.(ed25519\.pem|hmac)$/.test(file))
      .map((file) => signingKey(keysDir, brandId, file));
  });
}
