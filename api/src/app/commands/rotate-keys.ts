import type { Config } from '../../platform/config/config';
import { rotateKeys } from '../key-rotation/rotate-keys';
import type { Store } from '../../store/store';
import { UsageError } from '../../platform/config/usage-error';

const usage = `Usage: rotate-keys

Makes a new key in the key file, seals every secret of the store and its folder by it, and has tokens signed by a new
key. With SECRETS_KEY, or a new key put ahead of the others by hand, that one is taken. Run again, it goes on where it
was cut off. The embedded store needs the server stopped; over PostgreSQL servers may run.`;

interface RotateKeysSurroundings {
  readonly store: Store;
  readonly config: Config;
  readonly print: (line: string) => void;
  readonly now: Date;
}

/** Runs `rotate-keys` and says what is to be done with the key of before. */
export async function runRotateKeysCommand(
  args: readonly string[],
  { store, config, print, now }: RotateKeysSurroundings,
): Promise<number> {
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  if (args.length > 0) throw new UsageError(`rotate-keys takes no ${args.join(' ')}.\n\n${usage}`);
  const { present, before, sealed } = await rotateKeys(store, config, now);
  print(
    `Sealed ${sealed} secrets by the key ${present}. Tokens are signed by a new key; those of before hold for an hour, and sessions go on.`,
  );
  print(
    `Nothing is sealed by ${before.join(', ')} any more: take it out of ${store.secrets.source} once every server was started again and no backup is older than today.`,
  );
  return 0;
}
