import { core } from './core.en';
import { filters } from './filters.en';
import { pack } from './pack.en';
import { reports } from './reports.en';
import { words } from './words.en';

/** English texts of retail. Plurals end with `_one` and `_other`, values stand in double braces. */
export const en = { ...core, filters, pack, reports, words };
