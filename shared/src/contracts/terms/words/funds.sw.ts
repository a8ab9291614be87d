import type { CatalogueOf } from '../../words/catalogue-of';
import type { funds as english } from './funds.en';

/** Swahili words for the money of players and its cover. */
export const funds: CatalogueOf<typeof english> = {
  openBets: {
    label: 'Beti zilizo wazi',
    definition:
      'Dau la beti ambazo hazijaamuliwa mwishoni mwa kipindi, za wakati wowote. Beti iliyobatilishwa nayo haiko wazi tena; dau lililoamuliwa bila beti yake halitolewi kwenye dau za beti nyingine.',
    law: 'Malta: beti zilizo wazi ni sehemu ya fedha za wachezaji zinazoripotiwa kila mwezi (masharti ya ripoti ya MGA).',
  },
  openBetsStated: {
    label: 'Beti zilizo wazi, kama pochi inavyosema',
    definition: 'Dau ambalo chanzo cha masalio kinasema halijaamuliwa mwishoni mwa siku ya mwisho.',
    law: 'Malta: beti zilizo wazi ni sehemu ya fedha za wachezaji zinazoripotiwa kila mwezi (masharti ya ripoti ya MGA).',
  },
  openBetsDifference: {
    label: 'Kilichosemwa zaidi ya data',
    definition: 'Beti zilizo wazi kama pochi inavyosema, ukiondoa za beti na maamuzi yaliyopakiwa.',
  },
  unpaidStated: {
    label: 'Ushindi usiolipwa, kama pochi inavyosema',
    definition: 'Ushindi ambao chanzo cha masalio kinasema haujachukuliwa mwishoni mwa siku ya mwisho.',
  },
  unpaidDifference: {
    label: 'Tofauti ya ushindi usiolipwa',
    definition: 'Ushindi usiolipwa kama pochi inavyosema, ukiondoa wa maamuzi na malipo yaliyopakiwa.',
  },
  deposits: {
    label: 'Amana',
    definition: 'Fedha zilizowekwa na wachezaji.',
    law: 'Kenya hutoza uhamisho kwenye pochi na Colombia ilitoza amana mwaka 2025, kwa taarifa za vyombo vya habari; maandishi hayakusomwa.',
  },
  withdrawals: {
    label: 'Fedha zilizotolewa',
    definition: 'Fedha zilizolipwa kwa wachezaji, kwa siku ya malipo.',
    law: 'Kenya huzuia kodi kwenye utoaji, kwa taarifa za vyombo vya habari kuhusu Sheria yake ya Fedha 2025; maandishi hayakusomwa.',
  },
  liability: {
    label: 'Masalio ya wachezaji',
    definition: 'Fedha za wachezaji kwenye akaunti mwishoni mwa kipindi, kama vyanzo vinavyosema.',
    law: 'Uingereza: ritani za udhibiti hutaja fedha zilizomo kwenye akaunti za wateja siku ya mwisho (UKGC). Malta: fedha za wachezaji huripotiwa kila mwezi (MGA). New Jersey: muhtasari wa kila siku wa akaunti za wateja (N.J.A.C. 13:69O-1.9).',
  },
  bonusBalance: {
    label: 'Masalio ya bonasi',
    definition: 'Bonasi ambayo wachezaji bado wanaweza kuchezea. Si fedha zao hadi igeuzwe.',
  },
  pendingWithdrawals: {
    label: 'Utoaji unaosubiri',
    definition: 'Fedha ambazo wachezaji wameziomba na bado hawajalipwa.',
    law: 'Malta: utoaji unaosubiri ni sehemu ya fedha za wachezaji zinazoripotiwa kila mwezi (masharti ya ripoti ya MGA).',
  },
  jackpotPools: {
    label: 'Mifuko ya jackpot',
    definition: 'Kilichomo kwenye mifuko: michango na mtaji ukiondoa kilichoshindwa.',
    law: 'Malta: fedha za jackpot huripotiwa pamoja na fedha za wachezaji kila mwezi (masharti ya ripoti ya MGA).',
  },
  protectedFunds: {
    label: 'Fedha zinazopaswa kulindwa',
    definition: 'Zote wanazodai wachezaji na zinazopaswa kulindwa mwisho wa siku.',
    law: 'Malta: ripoti ya mwezi ya fedha za wachezaji huhesabu beti zilizo wazi, utoaji unaosubiri na fedha za jackpot (masharti ya ripoti ya MGA).',
  },
  heldFunds: {
    label: 'Zilizo kwenye akaunti maalumu',
    definition: 'Masalio ya akaunti za benki na za malipo zilizotengwa kwa ajili ya wachezaji.',
    law: 'Malta: masalio ya benki na watoa huduma za malipo huripotiwa na ushahidi kila mwezi (masharti ya ripoti ya MGA).',
  },
  coverage: {
    label: 'Ulinzi wa fedha za wachezaji',
    definition:
      'Fedha zilizopo ukiondoa zinazopaswa kulindwa. Chini ya sifuri, fedha za wachezaji hazijalindwa.',
    law: 'Malta: fedha za wachezaji huripotiwa kila mwezi pamoja na ushahidi wa akaunti zinazozishika (masharti ya ripoti ya MGA).',
  },
};
