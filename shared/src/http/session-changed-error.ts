/** The user signed out, or somebody else signed in, while the call was waiting: it was not repeated. */
export class SessionChangedError extends Error {
  override readonly name = 'SessionChangedError';

  constructor() {
    super('The session changed while the call was under way; it was not repeated');
  }
}
