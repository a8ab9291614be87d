import { data } from './words/data.sw';
import { dimensions } from './words/dimensions.sw';
import { funds } from './words/funds.sw';
import { play } from './words/play.sw';
import { process } from './words/process.sw';
import { retail } from './words/retail.sw';
import { tax } from './words/tax.sw';

/** Swahili words of every term of the glossary, by its key. */
export const termWords = { ...dimensions, ...play, ...funds, ...tax, ...retail, ...data, ...process };
