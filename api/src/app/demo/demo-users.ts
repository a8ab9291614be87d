import type { Role } from '@tallyhouse/shared/contracts/permissions';
import { hashPassword } from '../../platform/auth/passwords';
import type { Store } from '../../store/store';

export const demoPassword = 'Tallyhouse-demo-1';

/** Second factor of all demo accounts, base32; signing in does not ask for it, confirming does. */
export const demoOtpSecret = 'TALLYHOUSEDEMOSECRETTALLYHOUSE23';

interface DemoUser {
  readonly role: Role;
  readonly name: string;
  /** `*` is every brand. */
  readonly brandId: string;
}

export const demoUsers: readonly DemoUser[] = [
  { role: 'viewer', name: 'Vera Viewer', brandId: '*' },
  { role: 'reporter', name: 'Rehema Reporter', brandId: '*' },
  { role: 'approver', name: 'Amos Approver', brandId: '*' },
  // Looks into one jurisdiction only.
  { role: 'auditor', name: 'Asha Auditor', brandId: 'alder' },
  { role: 'admin', name: 'Adam Admin', brandId: '*' },
];

export function demoEmail({ role }: DemoUser): string {
  return `${role}@tallyhouse.test`;
}

/** Writes the demo accounts; those that are there already stay. Only for a store whose content is invented. */
export async function createDemoUsers(store: Store): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const createdAt = new Date().toISOString();
  await store.tx(async (tx) => {
    for (const user of demoUsers) {
      const id = `u_demo_${user.role}`;
      const otpSecret = tx.secrets.seal(demoOtpSecret, ['app_user', 'otp_secret', id]);
      await tx.query(
        `insert into app_user (id, email, name, locale, password_hash, otp_secret, otp_at_login, is_demo, created_at)
         values ($1, $2, $3, 'en', $4, $5, false, true, $6) on conflict do nothing`,
        [id, demoEmail(user), user.name, passwordHash, otpSecret, createdAt],
      );
      await tx.query(
        `insert into app_user_role (user_id, role, brand_id) values ($1, $2, $3) on conflict do nothing`,
        [id, user.role, user.brandId],
      );
    }
  });
}
