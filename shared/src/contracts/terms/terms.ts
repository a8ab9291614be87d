import { data } from './facts/data';
import { dimensions } from './facts/dimensions';
import { funds } from './facts/funds';
import { play } from './facts/play';
import { process } from './facts/process';
import { retail } from './facts/retail';
import { tax } from './facts/tax';
import type { Term, TermKey } from './term';

/** Every term of the glossary with its formula, example and neighbours; the words stand in `words.en.ts` and `words.sw.ts`. */
export const terms: Readonly<Record<TermKey, Term>> = {
  ...dimensions,
  ...play,
  ...funds,
  ...tax,
  ...retail,
  ...data,
  ...process,
};
