import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import { core } from './core.ar';
import type { en } from './en';
import { filters } from './filters.ar';
import { pack } from './pack.ar';
import { reports } from './reports.ar';
import { words } from './words.ar';

/** Arabic texts of retail. */
export const ar: ArabicLike<typeof en> = { ...core, filters, pack, reports, words };
