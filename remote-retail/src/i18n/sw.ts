import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import { core } from './core.sw';
import type { en } from './en';
import { filters } from './filters.sw';
import { pack } from './pack.sw';
import { reports } from './reports.sw';
import { words } from './words.sw';

/** Swahili texts of retail. */
export const sw: CatalogueLike<typeof en> = { ...core, filters, pack, reports, words };
