import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { portfolio as en } from './portfolio.en';
import { portfolio as ar } from './portfolio.ar';
import { portfolio as sw } from './portfolio.sw';

/** Texts of the dashboard of all brands. */
export const usePortfolioText = createUseText('remote-admin/portfolio', { en, sw, ar });
