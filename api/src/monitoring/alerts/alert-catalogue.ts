import { alertWords as en } from '@tallyhouse/shared/contracts/words/alerts.en';
import { alertWords as sw } from '@tallyhouse/shared/contracts/words/alerts.sw';

/** What alerts say, in the languages that the server writes. */
export const alertCatalogue = { en, sw };
