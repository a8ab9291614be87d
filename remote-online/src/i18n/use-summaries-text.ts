import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './summaries.ar';
import { en } from './summaries.en';
import { sw } from './summaries.sw';

/** Texts of the summary report. */
export const useSummariesText = createUseText('remote-online-summaries', { en, sw, ar });
export type SummariesText = ReturnType<typeof useSummariesText>;
