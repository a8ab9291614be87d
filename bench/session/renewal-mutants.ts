import type { Mutant } from './mutants';

const file = 'shared/src/http/renewal.ts';

/** When a session is renewed, how often, and what ends it. */
export const renewalMutants: readonly Mutant[] = [
  {
    file,
    find: 'isOtherSession || (caller.token !== null && isNobodyStored(session))',
    replace: 'isOtherSession',
    guards: 'no answer of a refresh is stored while the storage names nobody',
    noticedBy: ['X54'],
  },
  {
    file,
    find: 'own.promise ??= renewInTurn',
    replace: 'own.promise = renewInTurn',
    guards: 'who comes during a refresh waits for it',
    noticedBy: ['X01'],
  },
  {
    file,
    find: "if (token !== null && token !== caller.token) return 'adopted';",
    replace: '',
    guards: 'a token renewed meanwhile is used without waiting for a turn',
    noticedBy: ['X02'],
  },
  {
    file,
    find: 'if (caller.token === null || (needsRefreshToken && refreshToken === null)) {',
    replace: 'if (false) {',
    guards: 'without a token nothing is refreshed',
    noticedBy: ['A15'],
  },
  {
    file,
    find: 'if (current.epoch !== caller.epoch) current',
    replace: "if (current.epoch === '') current",
    guards: 'the failures of the user before are not the next one’s',
    noticedBy: ['X07'],
  },
  {
    file,
    find: 'if (own.failure !== null && environment.nowMs() < own.failure.untilMs) throw own.failure.error;',
    replace: '',
    guards: 'after a failed refresh the server is left alone for a while',
    noticedBy: ['A19'],
  },
  {
    file,
    find: `.finally(() => {
      own.promise = null;
    })`,
    replace: '',
    guards: 'a refresh that is over is not waited for again',
    noticedBy: ['A08'],
  },
  {
    file,
    find: 'own.failure = null;',
    replace: '',
    guards: 'a success forgets the failures before it',
    noticedBy: ['X06'],
  },
  {
    file,
    find: 'own.failure.pauseMs * 2',
    replace: 'own.failure.pauseMs',
    guards: 'the pauses grow',
    noticedBy: ['X03'],
  },
  {
    file,
    find: 'const longestPauseMs = 30_000;',
    replace: 'const longestPauseMs = Infinity;',
    guards: 'a pause is never longer than half a minute',
    noticedBy: ['X04'],
  },
  {
    file,
    find: 'const longestAskedPauseMs = 300_000;',
    replace: 'const longestAskedPauseMs = Infinity;',
    guards: 'a server cannot ask for a pause of a day',
    noticedBy: ['X05'],
  },
  {
    file,
    find: 'environment.nowMs() + Math.max(spreadMs, askedMs) };',
    replace: 'environment.nowMs() + spreadMs };',
    guards: 'the server’s Retry-After is kept to',
    noticedBy: ['A20'],
  },
  {
    file,
    find: '=> renewAlone(caller)',
    replace: '=> renewAlone({ ...caller, token: null })',
    guards: 'in its turn a tab looks whether another one was faster',
    noticedBy: ['E01', 'E02'],
  },
  {
    file,
    find: 'if (!isRefusal(error)) throw error;',
    replace: '',
    guards: 'a passing failure does not end the session',
    noticedBy: ['A08'],
  },
  {
    file,
    find: '[400, 401, 403].includes',
    replace: '[401].includes',
    guards: '400 and 403 end the session too',
    noticedBy: ['X08'],
  },
  {
    file,
    find: `if (!isRefusal(error)) throw error;
      if (await isRenewedElsewhere(caller)) return 'adopted';`,
    replace: 'if (!isRefusal(error)) throw error;',
    guards: 'before the session ends, the storage is looked at once more',
    noticedBy: ['X40'],
  },
  {
    file,
    find: `      expireSession(session, caller.epoch);
      await session.announced;`,
    replace: '',
    guards: 'a refused refresh ends the session',
    noticedBy: ['A05'],
  },
  {
    file,
    find: `    await seeOtherTabs(caller);
    renewTokens`,
    replace: '    renewTokens',
    guards: 'a session that ended during its refresh does not rise again',
    noticedBy: ['D01', 'E06'],
  },
  {
    file,
    find: 'await order.caughtUp();',
    replace: '',
    guards: 'a tab waits until it sees what the others wrote',
    noticedBy: ['E12', 'E13'],
  },
  {
    file,
    find: `    followStorage(session);
    requireSame(caller);`,
    replace: '    followStorage(session);',
    guards: 'the answer of a refresh is for its own session only',
    noticedBy: ['D01'],
  },
  {
    file,
    find: `    followStorage(session);
    requireSame(caller);`,
    replace: '    requireSame(caller);',
    guards: 'the storage is read again in a tab’s turn',
    noticedBy: ['X40', 'E06'],
  },
  {
    file,
    find: 'error instanceof TurnTimeoutError ? unreachable',
    replace: 'false ? unreachable',
    guards: 'a turn that never comes is told as a failure that may pass',
    noticedBy: ['X41'],
  },
];
