import type { CatalogueLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Swahili texts of the tour. */
export const sw: CatalogueLike<typeof en> = {
  offer: {
    title: 'Wewe ni mgeni hapa?',
    lead: 'Ziara ya dakika moja inaonyesha kila kitu kilipo. Unaweza kuiacha wakati wowote.',
    take: 'Anza ziara',
    dismiss: 'Hapana, asante',
  },
  again: 'Anza ziara',
  at: 'Hatua {{step}} kati ya {{of}}',
  next: 'Endelea',
  back: 'Rudi',
  finish: 'Maliza',
  close: 'Acha ziara',
  steps: {
    brand: {
      title: 'Chapa',
      words: 'Kila unachoona na kufanya kinahusu chapa hii. Bonyeza jina lake ili kuibadilisha.',
    },
    today: {
      title: 'Kinachopaswa kufanywa leo',
      words:
        'Dashibodi inaonyesha kwanza kazi zako na tarehe za mwisho zinazokuja, kisha kama data inaaminika.',
    },
    reports: {
      title: 'Ripoti',
      words:
        'Tengeneza ripoti, iige mara nyingi upendavyo, kisha uihifadhi. Kila takwimu hufungua rekodi zilizo nyuma yake.',
    },
    confirm: {
      title: 'Uthibitisho',
      words:
        'Ripoti hutumwa kwa mamlaka baada tu ya mtu wa pili kuithibitisha. Zinazokusubiri zinahesabiwa hapa.',
    },
    find: {
      title: 'Tafuta au nenda',
      words:
        'Kurasa, chapa, ripoti, maneno na vitendo, vyote kwa majina yao. Kitufe ? kinaorodhesha njia za mkato za kibodi.',
    },
    account: {
      title: 'Akaunti yako',
      words: 'Kamusi inaeleza kila neno. Ziara hii pia iko hapa, kila unapoitaka tena.',
    },
  },
};
