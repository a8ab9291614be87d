import { localeStore } from '../i18n/locale';

/** Figures of several parts on a page in Arabic: kept from left to right as one, `26/11/2026, 01:53 EAT` (Unicode's LRI and PDI). */
export function keptTogether(figures: string): string {
  return localeStore.getState().locale === 'ar' ? `\u2066${figures}\u2069` : figures;
}
