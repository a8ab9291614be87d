import { startEmptyProduct, type EmptyProduct } from '../support/empty-product';

export interface ShortLivedServer extends EmptyProduct {
  readonly account: { readonly email: string; readonly password: string };
}

const account = { email: 'tabs@tallyhouse.test', password: 'four words nobody guesses' };

/**
 * The API on an empty store of its own, with one account and access tokens of `tokenSeconds`. A refresh token that is used
 * again after `graceSeconds` ends its session. Signing in takes the password alone, unless `settings` say otherwise.
 */
export async function startShortLivedServer(
  tokenSeconds: number,
  graceSeconds: number,
  settings: Record<string, string> = { SECOND_FACTOR_ROLES: 'none' },
): Promise<ShortLivedServer> {
  let link = '';
  const product = await startEmptyProduct(
    async (command) => {
      link = await command('add-user', '--email', account.email, '--name', 'Tabs', '--role', 'viewer');
    },
    {
      ...settings,
      ACCESS_TOKEN_SECONDS: String(tokenSeconds),
      REFRESH_GRACE_SECONDS: String(graceSeconds),
    },
  );
  try {
    await choosePassword(product.address, link);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return { ...product, account };
}

async function choosePassword(address: string, printed: string): Promise<void> {
  const invitationToken = /\?invitation=(\S+)$/m.exec(printed)?.[1];
  if (invitationToken === undefined) throw new Error(`add-user printed no link: ${printed}`);
  const { status } = await fetch(`${address}/api/Auth/acceptInvitation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ invitationToken, newPassword: account.password }),
  });
  if (status >= 300) throw new Error(`the invitation was answered ${status}`);
}
