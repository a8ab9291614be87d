import type { CatalogueOf } from '../../words/catalogue-of';
import type { retail as english } from './retail.en';

/** Swahili words for the figures of shops. */
export const retail: CatalogueOf<typeof english> = {
  tickets: {
    label: 'Tiketi',
    definition: 'Tiketi zilizouzwa; kwa msingi wa kumalizika, zilizomalizika.',
  },
  ticketsSold: {
    label: 'Tiketi zilizouzwa',
    definition: 'Tiketi zilizouzwa hapa, kwa siku ya kuuzwa.',
  },
  stakesSold: { label: 'Dau zilizouzwa', definition: 'Dau za tiketi zilizouzwa katika kipindi.' },
  ticketsCancelled: {
    label: 'Tiketi zilizofutwa',
    definition: 'Zilizofutwa kaunta, kwa siku hiyo.',
    law: 'New Jersey inadai orodha ya kila siku ya tiketi zilizofutwa, N.J.A.C. 13:69N-1.13; kifurushi cha maduka kinaifuata.',
  },
  cancelled: {
    label: 'Kiasi kilichofutwa',
    definition:
      'Dau zilizorejeshwa kaunta kwa tiketi zilizofutwa. Katika ripoti ni sehemu ya zilizobatilishwa.',
    law: 'New Jersey inadai orodha ya kila siku ya tiketi zilizofutwa, N.J.A.C. 13:69N-1.13; kifurushi cha maduka kinaifuata.',
  },
  paid: {
    label: 'Kilicholipwa',
    definition:
      'Ushindi uliolipwa, kwa siku na tawi na mtunza fedha aliyelipa, hata wa tiketi zilizouzwa kwingine.',
    law: 'Tanzania: ushindi huhesabiwa unapolipwa, Sheria ya Fedha 2023 kifungu 18.',
  },
  unpaid: {
    label: 'Ushindi usiolipwa',
    definition: 'Ulioshinda hadi mwisho wa kipindi na haujachukuliwa.',
    law: 'New Jersey inadai deni la tiketi la kila siku, N.J.A.C. 13:69N-1.13.',
  },
  expired: {
    label: 'Uliopitwa na muda',
    definition: 'Ushindi ambao haukuchukuliwa kwa wakati: uliamuliwa kama ushindi, haukulipwa.',
    law: 'Tanzania: zawadi za uchezaji wa mtandaoni hupitwa na muda baada ya miaka mitatu, GN 478T ya 2022 kanuni ya 23. New Jersey inadai orodha ya kila siku ya tiketi zilizopitwa na muda, N.J.A.C. 13:69N-1.13.',
  },
  vouchersIssued: {
    label: 'Vocha zilizotolewa',
    definition: 'Sehemu ya kilicholipwa iliyotolewa kama vocha.',
  },
  vouchersRedeemed: {
    label: 'Vocha zilizotumiwa',
    definition: 'Vocha zilizochezewa au kulipwa. Bado hakuna chanzo kinachozieleza: hakuna data si sifuri.',
  },
  vouchersExpired: {
    label: 'Vocha zilizopitwa na muda',
    definition:
      'Vocha zilizopitwa na muda kabla ya kutumiwa. Bado hakuna chanzo kinachozieleza: hakuna data si sifuri.',
  },
  voucherLiability: {
    label: 'Deni la vocha',
    definition:
      'Vocha zilizotolewa ambazo hazijatumiwa wala kupitwa na muda. Halijulikani mradi hakuna chanzo kinachoeleza hizo.',
    law: 'New Jersey inadai deni la vocha la kila siku, N.J.A.C. 13:69N-1.13.',
  },
  float: { label: 'Mtaji wa droo', definition: 'Zilizokuwa kwenye droo mwanzoni mwa zamu.' },
  sales: { label: 'Mauzo', definition: 'Zilizopokelewa kaunta kwa tiketi.' },
  cashIn: { label: 'Fedha zilizoingia', definition: 'Zilizoletwa kwenye droo.' },
  payouts: { label: 'Malipo', definition: 'Ushindi uliolipwa kutoka kwenye droo.' },
  refunds: { label: 'Marejesho', definition: 'Dau zilizorejeshwa kutoka kwenye droo.' },
  cashTaken: {
    label: 'Fedha zilizotoka',
    definition: 'Zilizotolewa kwenye droo, kwa mfano kwenda benki.',
  },
  drawerExpected: {
    label: 'Droo, inayotarajiwa',
    definition: 'Mtaji, mauzo na fedha zilizoingia, ukiondoa malipo, marejesho na fedha zilizotoka.',
  },
  drawerCounted: { label: 'Droo, iliyohesabiwa', definition: 'Kilichohesabiwa mwisho wa zamu.' },
  overShort: {
    label: 'Ziada au pungufu',
    definition: 'Kilichohesabiwa ukiondoa kinachotarajiwa, kwa zamu zote za droo za kipindi.',
    law: 'New Jersey inadai mapokezi ya kila mtunza fedha pamoja na ziada au pungufu, N.J.A.C. 13:69N-1.13; kifurushi cha maduka kinaifuata.',
  },
  tolerance: {
    label: 'Kiwango kinachoruhusiwa',
    definition: 'Tofauti inayoruhusiwa ya droo: kama chapa ilivyoamua, la sivyo sehemu ya kumi ya mtaji.',
  },
  netTakings: {
    label: 'Makusanyo halisi',
    definition: 'Fedha zilizopokelewa kaunta ukiondoa zilizolipwa hapo.',
  },
  commission: {
    label: 'Kamisheni',
    definition:
      'Sehemu ya wakala ya msingi uliokubaliwa na chapa. Mwezi ulio chini ya sifuri hauna kamisheni. Ripoti ya jumla inayo kwa wakala; katika takwimu za maduka hakuna chanzo kinachoieleza.',
  },
  commissionRate: {
    label: 'Kiwango cha kamisheni',
    definition: 'Sehemu iliyokubaliwa na wakala.',
  },
  terminals: { label: 'Vituo', definition: 'Vituo vilivyosajiliwa hapa.' },
  terminalsActive: {
    label: 'Vituo vinavyofanya kazi',
    definition: 'Vituo vilivyouza tiketi katika kipindi.',
  },
  possibleReturn: {
    label: 'Malipo yanayowezekana',
    definition: 'Dau lililo wazi mara odds; haijulikani pale bonasi ilipowekwa au odds zisipojulikana.',
  },
  odds: { label: 'Odds', definition: 'Kinacholipwa kwa kila kipimo cha dau mechi zote zikitimia.' },
  legs: { label: 'Mechi', definition: 'Matukio ya tiketi ambayo lazima yote yatimie.' },
  shifts: { label: 'Zamu', definition: 'Zamu za droo zilizofungwa siku hiyo.' },
};
