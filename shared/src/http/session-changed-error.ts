/**
 * The user signed out, somebody else signed in, or the tab chose another brand while the call was under way: it was
 * not repeated and its answer is not given. Nothing to tell the user, who did it.
 */
export class SessionChangedError extends Error {
  override readonly name = 'SessionChangedError';

  constructor() {
    super('The session or the brand changed while the call was under way; its answer is not shown');
  }
}
