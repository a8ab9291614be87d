import type { CatalogueOf } from '../../words/catalogue-of';
import type { funds as english } from './funds.en';

/** Swahili words for the money of players and its cover. */
export const funds: CatalogueOf<typeof english> = {
  openBets: {
    label: 'Beti zilizo wazi',
    definition:
      'Dau la beti ambazo hazijaamuliwa mwishoni mwa kipindi, za wakati wowote. Beti iliyobatilishwa nayo haiko wazi tena.',
  },
  openBetsStated: {
    label: 'Beti zilizo wazi, kama pochi inavyosema',
    definition: 'Dau ambalo chanzo cha masalio kinasema halijaamuliwa mwishoni mwa siku ya mwisho.',
  },
  openBetsDifference: {
    label: 'Kilichosemwa zaidi ya data',
    definition: 'Beti zilizo wazi kama pochi inavyosema, ukiondoa za beti na maamuzi yaliyopakiwa.',
  },
  deposits: { label: 'Amana', definition: 'Fedha zilizowekwa na wachezaji.' },
  withdrawals: {
    label: 'Fedha zilizotolewa',
    definition: 'Fedha zilizolipwa kwa wachezaji, kwa siku ya malipo.',
  },
  liability: {
    label: 'Masalio ya wachezaji',
    definition: 'Fedha za wachezaji kwenye akaunti mwishoni mwa kipindi, kama vyanzo vinavyosema.',
  },
  bonusBalance: {
    label: 'Masalio ya bonasi',
    definition: 'Bonasi ambayo wachezaji bado wanaweza kuchezea. Si fedha zao hadi igeuzwe.',
  },
  pendingWithdrawals: {
    label: 'Utoaji unaosubiri',
    definition: 'Fedha ambazo wachezaji wameziomba na bado hawajalipwa.',
  },
  jackpotPools: {
    label: 'Mifuko ya jackpot',
    definition: 'Kilichomo kwenye mifuko: michango na mtaji ukiondoa kilichoshindwa.',
  },
  protectedFunds: {
    label: 'Fedha zinazopaswa kulindwa',
    definition: 'Zote wanazodai wachezaji na zinazopaswa kulindwa mwisho wa siku.',
    law: 'Malta: ripoti ya mwezi ya fedha za wachezaji huhesabu beti zilizo wazi, utoaji unaosubiri na fedha za jackpot (masharti ya ripoti ya MGA).',
  },
  heldFunds: {
    label: 'Zilizo kwenye akaunti maalumu',
    definition: 'Masalio ya akaunti za benki na za malipo zilizotengwa kwa ajili ya wachezaji.',
  },
  coverage: {
    label: 'Ulinzi wa fedha za wachezaji',
    definition:
      'Fedha zilizopo ukiondoa zinazopaswa kulindwa. Chini ya sifuri, fedha za wachezaji hazijalindwa.',
    law: 'Malta: fedha za wachezaji huripotiwa kila mwezi pamoja na ushahidi wa akaunti zinazozishika (masharti ya ripoti ya MGA).',
  },
};
