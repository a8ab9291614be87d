import type { AuthorityGateway, SendOutcome } from '../../platform/http/authority-gateway';

/** What the authorities of the demo's past say, and from when on. */
export interface ScriptedAnswer {
  readonly at: Date;
  readonly outcome: SendOutcome;
}

/** Authorities whose answers of the past are told beforehand, by the key of what they are about. */
export function createDemoAuthority(clock: () => Date): AuthorityGateway & {
  script(idempotencyKey: string, answers: readonly ScriptedAnswer[]): void;
} {
  const scripts = new Map<string, readonly ScriptedAnswer[]>();
  const answerTo = (key: string) => scripts.get(key)?.findLast(({ at }) => at <= clock())?.outcome ?? null;
  return {
    script: (key, answers) => void scripts.set(key, answers),
    send: ({ idempotencyKey }) =>
      Promise.resolve(answerTo(idempotencyKey) ?? { kind: 'RECEIVED', ackRef: null }),
    askStatus: ({ idempotencyKey }) => Promise.resolve(answerTo(idempotencyKey)),
    test: () => Promise.reject(new Error('the authorities of the past are not tested')),
    circuitOf: () => 'CLOSED',
  };
}
