import { createUseText, type Text } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of the report grid and the pieces around it. */
export const useGridText = createUseText('grid', { en, sw, ar });

export type GridText = Text<typeof en>;
