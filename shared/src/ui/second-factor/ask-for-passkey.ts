import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { MadeCredential, ShownCredential } from '../../contracts/passkeys';

interface Options {
  readonly challenge: string;
}

/** Why the browser gave no passkey: the person shut its dialog or let it run out; or the device has one already. */
export class NoPasskeyGiven extends Error {
  readonly reason: 'cancelled' | 'has-one' | 'failed';

  constructor(reason: NoPasskeyGiven['reason'], options: ErrorOptions) {
    super(`no passkey: ${reason}`, options);
    this.reason = reason;
  }
}

/** Has a device make a passkey; the browser asks the person. `options`: as the server gave them. Errors: `NoPasskeyGiven`. */
export async function makePasskey(options: Options): Promise<MadeCredential> {
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, type, response } = await given(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...{ id, rawId, type },
    response: {
      ...{ clientDataJSON, attestationObject },
      ...(transports !== undefined && { transports: [...transports] }),
    },
  };
}

/** Has a passkey sign; the browser asks the person. `options`: as the server gave them. Errors: `NoPasskeyGiven`. */
export async function showPasskey(options: Options): Promise<ShownCredential> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, type, response } = await given(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

async function given<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new NoPasskeyGiven(reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): NoPasskeyGiven['reason'] {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'has-one';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
