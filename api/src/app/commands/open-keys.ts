import { existsSync } from 'node:fs';
import type { Config } from '../../platform/config/config';
import { addKeyTo, demoKeyFile, noKeys, openGivenKeys, openKeyFile } from '../../store/secrets/given-keys';
import type { Keyring } from '../../store/secrets/keyring';

/**
 * The keys that secrets are sealed by: those of the settings, else those that a demo made beside its data folder. A demo
 * makes them, and says so; in production they are always given.
 *
 * Errors: `SecretsError` where there are none, or those that are given cannot be used.
 */
export function openKeys(
  config: Config,
  { isDemo, print }: { readonly isDemo: boolean; readonly print: (line: string) => void },
): Keyring {
  const given = openGivenKeys(config);
  if (given !== null) return given;
  const file = demoKeyFile(config.dataDir);
  const isThere = existsSync(file);
  if (config.isProduction || !(isThere || isDemo)) throw noKeys();
  if (!isThere) addKeyTo(file, new Date());
  if (isDemo)
    print(
      `The demo’s secrets are sealed by ${isThere ? 'its key' : 'a key made for it'} in ${file}; elsewhere SECRETS_KEY_FILE names one.`,
    );
  return openKeyFile(file, config.dataDir);
}
