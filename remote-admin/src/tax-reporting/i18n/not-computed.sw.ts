import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { notComputed as en } from './not-computed.en';

/** Swahili texts of rules that make no tax period. */
export const notComputed: CatalogueLike<typeof en> = {
  title_one: 'Kanuni {{count}} inayotumika haitengenezi kipindi cha kodi',
  title_other: 'Kanuni {{count}} zinazotumika hazitengenezi kipindi cha kodi',
  reason: {
    PERIOD_UNKNOWN: 'Chanzo hakisemi kipindi kina urefu gani',
    RULE_UNVERIFIED: 'Hakuna aliyethibitisha kanuni hii: imezimwa hadi uhesabu kanuni kama hizi',
    NO_PLAY: 'Hakuna mchezo wa daraja hili uliochezwa',
    NO_MACHINES: 'Hakuna mashine ya daraja hili yenye leseni',
    NO_MOVEMENTS: 'Hakuna amana wala utoaji wa fedha uliopakiwa',
    ACCOUNTS_SHARED: 'Akaunti zinahudumia leseni za sheria kadhaa, na miamala haisemi ni ipi',
  },
};
