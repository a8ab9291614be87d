import * as z from './schema';

/**
 * The e-mail address that somebody signs in by, beside each name of a person: names can be alike, and are chosen by their
 * owners. Who may read the name may read it. Null where there is no such account (a machine, the engine, somebody who is
 * gone); left out by servers of before.
 */
export const accountSchema = z.optional(z.nullable(z.string()));
type Account = z.infer<typeof accountSchema>;

/** Somebody of the house, as answers name them. */
export const personSchema = z.object({ id: z.string(), name: z.string(), account: accountSchema });
export type Person = z.infer<typeof personSchema>;

/** A name with its account, where a sentence or a cell has one place for both: `Rehema Reporter (rehema@example.test)`. */
export function personInWords(name: string, account: Account): string {
  return account === null || account === undefined ? name : `${name} (${account})`;
}
