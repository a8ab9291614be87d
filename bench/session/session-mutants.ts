import type { Mutant } from './mutants';

const signIn = 'shared/src/session/sign-in.ts';
const end = 'shared/src/session/end-session.ts';
const follow = 'shared/src/session/follow-storage.ts';
const record = 'shared/src/session/stored-record.ts';

/** What is kept of a session, and what ends it. */
export const sessionMutants: readonly Mutant[] = [
  {
    file: signIn,
    find: 'const keepsBrand = isSameUser && ',
    replace: 'const keepsBrand = ',
    guards: 'the next user does not work for the brand of the one before',
    noticedBy: ['X27'],
  },
  {
    file: signIn,
    find: 'const epoch = session.environment.randomId();',
    replace: 'const { epoch } = session.meta.getState();',
    guards: 'each signing-in is a session of its own',
    noticedBy: ['X28'],
  },
  {
    file: signIn,
    find: '(answer.refreshToken === undefined ? {} : { refreshToken: answer.refreshToken })',
    replace: '{ refreshToken: answer.refreshToken }',
    guards: 'the old refresh token stays where the server sends none',
    noticedBy: ['A17'],
  },
  {
    file: signIn,
    find: '{ user: answer.user, roles: answer.user.roles }',
    replace: '{ user: answer.user }',
    guards: 'changed roles are stored',
    noticedBy: ['A18'],
  },
  {
    file: end,
    find: '    epoch: session.environment.randomId(),\n',
    replace: '',
    guards: 'what was asked for before signing out is not answered after',
    noticedBy: ['D01'],
  },
  {
    file: end,
    find: 'if (epoch === session.meta.getState().epoch) end',
    replace: 'end',
    guards: 'a late refusal does not end the session of the next user',
    noticedBy: ['X29'],
  },
  {
    file: end,
    find: 'if (session.expired.getState().user !== null) return;',
    replace: '',
    guards: 'a session that has run out leads to /login once',
    noticedBy: ['X10'],
  },
  {
    file: follow,
    find: 'else if (isOtherUser(session, auth)) supersede(session);',
    replace: '',
    guards: 'a tab does not go on as another user',
    noticedBy: ['E07'],
  },
  {
    file: follow,
    find: 'if (wasSignedIn || (wasExpired',
    replace: 'if ((wasExpired',
    guards: 'signing out in one tab leads the others to /login',
    noticedBy: ['E05'],
  },
  {
    file: 'shared/src/session/session.ts',
    find: "if (key === 'auth' || key === 'auth.meta' || key === null) followStorage(session);",
    replace: 'if (key === null) followStorage(session);',
    guards: 'a tab hears of what the others do without making a call',
    noticedBy: ['E05'],
  },
  {
    file: 'shared/src/session/session.ts',
    find: ' || key === null) followStorage',
    replace: ') followStorage',
    guards: 'a storage that is cleared is nobody signed in',
    noticedBy: ['X42'],
  },
  {
    file: 'shared/src/session/auth-state.ts',
    find: `const signedInSchema = z.object({
  token: z.string().check(z.minLength(1)),`,
    replace: `const signedInSchema = z.object({
  token: z.any(),`,
    guards: 'a token of another shape is none',
    noticedBy: ['F04'],
  },
  {
    file: 'shared/src/session/tab-brand.ts',
    find: 'chosen === null ? initial : (chosen.brand?.id ?? null)',
    replace: 'initial',
    guards: 'a tab works for the brand chosen in it',
    noticedBy: ['C01'],
  },
  {
    file: record,
    find: `  } catch {
    return null;
  }`,
    replace: `  } finally {
    // nothing
  }`,
    guards: 'broken JSON is nothing',
    noticedBy: ['F01'],
  },
  {
    file: record,
    find: `    } catch {
      return undefined;
    }`,
    replace: `    } finally {
      // nothing
    }`,
    guards: 'a blocked storage is no trouble',
    noticedBy: ['F02'],
  },
  {
    file: record,
    find: 'kept = { text, over: textInStorage() };',
    replace: '',
    guards: 'what cannot be stored is kept in memory',
    noticedBy: ['F03'],
  },
  {
    file: record,
    find: 'if (kept !== undefined && kept.over === text)',
    replace: 'if (kept !== undefined)',
    guards: 'what is kept in memory holds until somebody else writes',
    noticedBy: ['X44'],
  },
  {
    file: record,
    find: 'JSON.stringify({ ...read(), ...fields })',
    replace: 'JSON.stringify({ ...fields })',
    guards: 'fields of another version stay',
    noticedBy: ['F05'],
  },
];
