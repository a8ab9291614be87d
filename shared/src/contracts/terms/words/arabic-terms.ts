import type { TermWords } from '../term';

/** Arabic for each term of `C`; the names of laws in it stand as they are published, each kept apart (LRI and PDI). */
export type ArabicTerms<C> = {
  readonly [Key in keyof C]: C[Key] extends { law: string } ? Required<TermWords> : Omit<TermWords, 'law'>;
};
