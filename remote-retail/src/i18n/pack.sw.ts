import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { pack as en } from './pack.en';

/** Swahili texts of the retail pack. */
export const pack: CatalogueLike<typeof en> = {
  title: 'Kifurushi cha maduka',
  lists: 'Orodha za kifurushi',
  list: {
    intake: 'Makeshia na droo',
    results: 'Matokeo kwa aina ya tukio',
    open: 'Tiketi zilizo wazi',
    unpaid: 'Zilizoshinda, hazijachukuliwa',
    paid: 'Malipo',
    expired: 'Tiketi zilizopitwa',
    voided: 'Tiketi batili',
    cancelled: 'Tiketi zilizofutwa',
    vouchers: 'Vocha',
  },
  hint: {
    intake:
      'Safu moja kwa zamu ya keshia: kilichopokelewa, kilicholipwa, kinachotarajiwa, kilichohesabiwa, ziada au pungufu dhidi ya kiwango kinachovumiliwa.',
    results: 'Kilichomalizika, kwa aina ya mchezo na bidhaa.',
    open: 'Zilizouzwa na hazijamalizika mwisho wa kipindi, wakati wowote zilipouzwa.',
    unpaid: 'Zilizoshinda na hazijachukuliwa mwisho wa kipindi, wakati wowote zilipouzwa.',
    paid: 'Safu moja kwa kila malipo ya ushindi; ⇄ huwekwa pale mahali pengine palipouza tiketi.',
    expired: 'Ushindi ambao muda wake wa kudai uliisha katika kipindi.',
    voided: 'Dau zilizorudishwa kwa sababu mwendeshaji au tukio liliifanya tiketi kuwa batili.',
    cancelled: 'Dau zilizorudishwa kaunta.',
    vouchers: 'Zilizotolewa kwa tawi. Hakuna chanzo kinachoeleza zilizotumiwa: “—” si sifuri.',
  },
  caption: '{{list}}, {{period}}',
  search: 'Tafuta kwenye orodha',
  total_one: 'Jumla ya safu {{written}}',
  total_other: 'Jumla ya safu zote {{written}}',
  noDetail: 'Jukumu lako halionyeshi orodha za tiketi na zamu moja moja',
  empty: 'Hakuna cha aina hii katika kipindi',
  emptyHint: 'Orodha nyingine za kifurushi zinaweza kuwa na safu. Orodha tupu ni sehemu ya kifurushi.',
  applied: 'Imechujwa kwa vichujio vilivyotumika kwenye takwimu.',
  everything: 'Onyesha tiketi zote',
  exportList: 'Orodha hii',
  exportPack: 'Kifurushi chote',
};
