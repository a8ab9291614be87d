import { data } from './words/data.ar';
import { dimensions } from './words/dimensions.ar';
import { funds } from './words/funds.ar';
import { play } from './words/play.ar';
import { process } from './words/process.ar';
import { retail } from './words/retail.ar';
import { tax } from './words/tax.ar';

/** Arabic words of every term of the glossary, by its key. */
export const termWords = { ...dimensions, ...play, ...funds, ...tax, ...retail, ...data, ...process };
