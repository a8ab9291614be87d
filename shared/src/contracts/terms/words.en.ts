import { data } from './words/data.en';
import { dimensions } from './words/dimensions.en';
import { funds } from './words/funds.en';
import { play } from './words/play.en';
import { process } from './words/process.en';
import { retail } from './words/retail.en';
import { tax } from './words/tax.en';

/** English words of every term of the glossary, by its key. */
export const termWords = { ...dimensions, ...play, ...funds, ...tax, ...retail, ...data, ...process };
