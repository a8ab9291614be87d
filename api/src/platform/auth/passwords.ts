import { hash, verify } from '@node-rs/argon2';
import { createPool } from './pool';

// OWASP's floor for argon2id (the package's default): 19 MiB, two passes, one lane; about 10 ms here.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing never takes more than two of the four worker threads, so a flood of logins leaves the rest of the server alone.
const inPool = createPool(2);

/** PHC string of `password`, byte for byte: nothing trimmed, nothing cut. */
export function hashPassword(password: string): Promise<string> {
  return inPool(() => hash(password, parameters));
}

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `passwordHash`.
 *
 * Without a hash (no such user, or one who has no password yet) the same work is done and the answer is false, so that
 * time tells nothing.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const known = isHash && passwordHash !== undefined ? passwordHash : await hashOfNobody;
  const isRight = await inPool(() => verify(known, password));
  return isRight && isHash;
}

/** True when `passwordHash` was made with less than today's parameters. */
export function needsRehash(passwordHash: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash);
  return !found || Number(found[1]) < parameters.memoryCost || Number(found[2]) < parameters.timeCost;
}
