import { brandLogin } from '../contracts/brands';
import type { HttpClient } from '../contracts/remote';
import { readProfile } from '../contracts/settings';
import { ApiError } from '../http/api-error';
import { createHttpClient } from '../http/http-client';
import { nameUser, openWithToken } from '../session/portal-session';
import { selectBrand } from '../session/select-brand';
import { createSession, type Session } from '../session/session';
import { abortedWith } from './aborted-with';
import type { MountOptions } from './mount-options';
import { portalEnvironment } from './portal-environment';

/** The user of a portal at work for one brand. */
export interface OpenPortal {
  readonly session: Session;
  readonly http: HttpClient;
}

/** Nobody is signed in to the portal, or with a token that the API does not take. */
export class SessionOverError extends Error {
  override readonly name = 'SessionOverError';
}

export interface Opening {
  readonly options: MountOptions;
  /** Ends every call. */
  readonly signal: AbortSignal;
  /** The session was open and is over. */
  readonly onEnd: () => void;
}

/**
 * Asks the portal for its token and the API who it belongs to and what they may do for the brand.
 *
 * Errors: `SessionOverError`; else as a call rejects.
 */
export async function openPortal({ options, signal, onEnd }: Opening): Promise<OpenPortal> {
  const token = await options.getAccessToken();
  if (token === null || token === '') throw new SessionOverError('The portal has no token');
  const session = createSession(portalEnvironment(onEnd));
  const renewToken = async () => ({ token: await nextToken(options, session) });
  const http = abortedWith(signal, createHttpClient({ session, baseUrl: options.apiBaseUrl, renewToken }));
  openWithToken(session, token);
  try {
    const { id, email, name, roles } = await http.call(readProfile);
    nameUser(session, { id, email, name, roles });
    await selectBrand(session, await http.call(brandLogin, { body: { brandId: options.brand } }));
  } catch (error) {
    throw session.auth.getState().token === null ? new SessionOverError('The token was refused') : error;
  }
  return { session, http };
}

/** Errors: `ApiError` 401 when the portal has no other token than the refused one. */
async function nextToken(options: MountOptions, session: Session): Promise<string> {
  const refused = session.auth.getState().token;
  await options.onUnauthorized?.();
  const token = await options.getAccessToken();
  if (token !== null && token !== '' && token !== refused) return token;
  throw new ApiError({
    type: 'about:blank',
    title: 'The portal has no new token',
    status: 401,
    code: 'TOKEN_INVALID',
    traceId: '',
  });
}
