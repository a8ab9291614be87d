import * as z from 'zod/mini';

const nameSchema = z._default(z.string().check(z.minLength(1), z.maxLength(100)), '*');

/**
 * How the simulated authority behaves towards what matches; `*` is everything.
 *
 * `ACCEPT`: acknowledges at once and accepts `afterSeconds` later. `ACKNOWLEDGE`: never says more than that.
 * `RECEIVE`: takes it and says nothing. `REJECT`: acknowledges, and rejects with `code` and `text` after `afterSeconds`.
 * `BUSY`: 429 with Retry-After, keeps nothing. `DOWN`: 503, keeps nothing. `HANG`: keeps nothing and never answers.
 * `LOSE_ANSWER`: keeps it and cuts the connection before the answer.
 */
export const scriptSchema = z.strictObject({
  authorityId: nameSchema,
  brandId: nameSchema,
  obligation: nameSchema,
  behaviour: z.enum(['ACCEPT', 'ACKNOWLEDGE', 'RECEIVE', 'REJECT', 'BUSY', 'DOWN', 'HANG', 'LOSE_ANSWER']),
  code: z._default(z.string().check(z.minLength(1), z.maxLength(100)), 'SCRIPTED'),
  text: z._default(z.string().check(z.maxLength(500)), 'Refused by the script of the simulator.'),
  afterSeconds: z._default(z.number().check(z.minimum(0), z.maximum(86_400)), 0),
  /** Submissions that it holds for; null: until it is taken back. */
  times: z._default(z.nullable(z.int().check(z.minimum(1))), null),
});
export type Script = z.infer<typeof scriptSchema>;

/** What is submitted, as far as scripts look at it. */
export interface ScriptSubject {
  readonly authorityId: string;
  readonly brandId: string;
  readonly obligation: string;
}

export interface ScriptList {
  /** The newest script that matches, counted as used; undefined where none does. */
  take(subject: ScriptSubject): Script | undefined;
  add(script: Script): void;
  clear(): void;
}

export function createScripts(): ScriptList {
  let scripts: { readonly script: Script; left: number }[] = [];
  const matches = (script: Script, subject: ScriptSubject) =>
    (['authorityId', 'brandId', 'obligation'] as const).every(
      (name) => script[name] === '*' || script[name] === subject[name],
    );
  return {
    take(subject) {
      const found = scripts.find(({ script, left }) => left > 0 && matches(script, subject));
      if (found === undefined) return undefined;
      found.left -= 1;
      return found.script;
    },
    add: (script) => void scripts.unshift({ script, left: script.times ?? Infinity }),
    clear: () => void (scripts = []),
  };
}
