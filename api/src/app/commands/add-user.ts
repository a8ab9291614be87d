import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { permissionsByRole } from '@tallyhouse/shared/contracts/permissions';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { hashPassword } from '../../platform/auth/passwords';
import { Conflict } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { inviteByCommand } from '../../house/users/invitations';
import { requireOwnName } from '../../house/users/own-name';
import { CommandError, UsageError } from '../../platform/config/usage-error';

const usage = `Usage: add-user --email ADDRESS --name NAME --role ROLE [--role ROLE …] [--brand ID …]

Adds an account and prints a link, good once and for 72 hours, under which its password is chosen.
  --role    ${Object.keys(permissionsByRole).join(', ')}
  --brand   brand that the roles hold for; left out: every brand`;

interface AddUserSurroundings {
  readonly store: Store;
  /** Of the server that serves the page. */
  readonly address: string;
  readonly print: (line: string) => void;
}

/** Runs `add-user`: writes the account, into the audit too, and prints the link under which its password is chosen. */
export async function runAddUserCommand(
  args: readonly string[],
  { store, address, print }: AddUserSurroundings,
): Promise<number> {
  const given = readArguments(args);
  if (given === undefined) {
    print(usage);
    return 0;
  }
  const { email, name, roles, brandIds } = given;
  await requireBrands(store, brandIds);
  const [existing] = await store.query('select id from app_user where email = $1', [email]);
  if (existing !== undefined)
    throw new CommandError(`There is an account ${email} already: choose another address.`);

  const id = `u_${randomUUID()}`;
  const now = new Date();
  // Nobody knows it: the account opens with the link alone.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const { invitationToken } = await store.tx(async (tx) => {
    await tx.query(
      `insert into app_user (id, email, name, locale, password_hash, otp_secret, otp_at_login, is_demo, created_at)
       values ($1, $2, $3, 'en', $4, null, false, false, $5)`,
      [id, email, name, passwordHash, now.toISOString()],
    );
    for (const role of roles)
      for (const brandId of brandIds)
        await tx.query('insert into app_user_role (user_id, role, brand_id) values ($1, $2, $3)', [
          id,
          role,
          brandId,
        ]);
    await appendAuditEvent(tx, {
      at: now,
      action: 'USER_CHANGED',
      object: { kind: 'user', id },
      detail: { deed: 'ADDED_BY_COMMAND', roles: roles.join(','), brands: brandIds.join(',') },
    });
    await requireFreeName(tx, { name, id });
    return inviteByCommand(tx, id, now);
  });
  print(
    `Added ${email} as ${roles.join(', ')} for ${brandIds.includes('*') ? 'every brand' : brandIds.join(', ')}.`,
  );
  print(`Choose the password within 72 hours: ${address}/login?invitation=${invitationToken}`);
  return 0;
}

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', multiple: true },
      brand: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return undefined;
  const email = values.email?.trim().toLowerCase();
  const roles = [...new Set(values.role ?? [])];
  if (email === undefined || !/^\S+@\S+$/.test(email))
    throw new UsageError(`--email needs an address.\n\n${usage}`);
  if (values.name === undefined || values.name === '')
    throw new UsageError(`--name needs a name.\n\n${usage}`);
  const unknown = roles.find((role) => !(role in permissionsByRole));
  if (unknown !== undefined) throw new UsageError(`There is no role ${unknown}.\n\n${usage}`);
  if (roles.length === 0) throw new UsageError(`--role is missing.\n\n${usage}`);
  return { email, name: values.name, roles, brandIds: [...new Set(values.brand ?? ['*'])] };
}

async function requireFreeName(
  tx: Queryable,
  { name, id }: { readonly name: string; readonly id: string },
): Promise<void> {
  await requireOwnName(tx, { name, userId: id }).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
    throw new CommandError(`There is an account of ${name} already: add what tells them apart.`);
  });
}

async function requireBrands(store: Store, brandIds: readonly string[]): Promise<void> {
  const brands = await store.query<{ id: string }>('select id from brand');
  const unknown = brandIds.find((brandId) => brandId !== '*' && !brands.some(({ id }) => id === brandId));
  if (unknown !== undefined) {
    const known = brands.map(({ id }) => id).join(', ');
    throw new CommandError(
      `There is no brand ${unknown}: the store has ${known === '' ? 'none yet' : known}.`,
    );
  }
}
