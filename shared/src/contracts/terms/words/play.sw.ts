import type { CatalogueOf } from '../../words/catalogue-of';
import type { play as english } from './play.en';

/** Swahili words for play and what comes of it. */
export const play: CatalogueOf<typeof english> = {
  basis: {
    label: 'Msingi',
    definition:
      'Tukio linaloamua siku ya kiasi: kupokelewa kwa dau (lililowekwa), kuamuliwa kwake (lililoamuliwa) au kulipwa kwa ushindi wake (uliolipwa). Takwimu za misingi miwili hazichanganywi kamwe.',
    law: 'Tanzania: dau lililowekwa ukiondoa ushindi uliolipwa, Sheria ya Fedha 2023 kifungu 18.',
  },
  bets: {
    label: 'Madau',
    definition: 'Madau yaliyopokelewa; kwa misingi ya kumalizika na kulipwa, madau yaliyomalizika.',
  },
  rounds: {
    label: 'Raundi',
    definition: 'Mizunguko au raundi nyuma ya madau.',
    law: 'Denmark: uchezaji wa kasino huripotiwa kwa kipindi cha mchezo tangu 1 Januari 2016 (Spillemyndigheden).',
  },
  activePlayers: {
    label: 'Wachezaji hai',
    definition: 'Wachezaji walioweka beti, kila mmoja mara moja. Tiketi za maduka hazitaji mchezaji.',
    law: 'Uingereza: ritani za udhibiti huuliza akaunti hai (ritani za UKGC).',
  },
  stakesCash: { label: 'Dau, fedha taslimu', definition: 'Dau kutoka fedha za mchezaji.' },
  stakesBonus: {
    label: 'Dau, bonasi',
    definition: 'Dau kutoka bonasi na beti za bure kwa thamani yake.',
    law: 'Kila kodi inaamua yenyewe. Uingereza huhesabu beti ya bure kwa thamani yake: Sheria ya Fedha 2014 kifungu 139(4). Uholanzi: dau la bonasi hutozwa kodi (mahakama, 15 Januari 2026). Kubashiri farasi Ujerumani huacha bonasi inayoweza kuchezewa tu.',
  },
  stakes: {
    label: 'Dau',
    definition: 'Dau zote za msingi, pamoja na zilizorejeshwa baadaye.',
    law: 'Tanzania: madau yanayowekwa na wachezaji, Sheria ya Fedha 2023 kifungu 18.',
  },
  stakesPlaced: {
    label: 'Dau lililowekwa',
    definition: 'Dau kwa siku ya michezo lilipopokelewa, bila kujali msingi.',
    law: 'Tanzania: dau linalohesabiwa ni lililowekwa, Sheria ya Fedha 2023 kifungu 18.',
  },
  stakesSettled: {
    label: 'Dau lililoamuliwa',
    definition:
      'Dau kwa siku ya michezo lilipoamuliwa, pamoja na lililobatilishwa na lililofutwa, bila kujali msingi.',
  },
  voids: {
    label: 'Zilizobatilishwa',
    definition:
      'Dau zilizorejeshwa kwa madau yaliyobatilishwa na kufutwa. Katika takwimu za maduka, zilizofutwa kaunta husimama peke yake, na zilizobaki ni “Batili nyingine”.',
    law: 'Dau linalorejeshwa baada ya kuamuliwa hupunguza msingi wa kodi au la, kwa kadiri ya kanuni: halipunguzi kwa kasino ya mtandaoni ya Denmark (SKM2022.559.SR). New Jersey inadai orodha ya kila siku ya tiketi zilizobatilishwa, N.J.A.C. 13:69N-1.13.',
  },
  netStakes: { label: 'Dau halisi', definition: 'Dau ukiondoa zilizorejeshwa.' },
  winnings: {
    label: 'Ushindi',
    definition: 'Malipo pamoja na dau la ushindi: yanayostahili au yaliyolipwa kulingana na msingi.',
    law: 'Tanzania huhesabu ushindi unapolipwa, si unaposhindwa: Sheria ya Fedha 2023 kifungu 18.',
  },
  winningsPaid: {
    label: 'Ushindi uliolipwa',
    definition: 'Ushindi kwa siku ya michezo ulipolipwa, pamoja na dau la beti zilizoshinda.',
    law: 'Tanzania: ushindi unaohesabiwa ni uliolipwa, Sheria ya Fedha 2023 kifungu 18.',
  },
  ggr: {
    label: 'Mapato ghafi ya michezo',
    definition:
      'Dau ukiondoa zilizobatilishwa na ushindi: kinachobaki kwa mwendeshaji. Yanaweza kuwa chini ya sifuri, na michango ya jackpot huyapunguza pale kanuni inapoihesabu.',
    law: 'Tanzania: dau lililowekwa na wachezaji ukiondoa ushindi waliolipwa, Sheria ya Fedha 2023 kifungu 18.',
  },
  ggrBefore: {
    label: 'GGR ya kabla',
    definition: 'Mapato ghafi ya kipindi kinacholinganishwa na hiki, kwa vichujio vilevile.',
  },
  change: {
    label: 'Mabadiliko',
    definition:
      'Takwimu ukiondoa takwimu ileile ya kipindi kinacholinganishwa; haihusiki pale ilipokuwa sifuri.',
  },
  volumeEffect: {
    label: 'Athari ya kiasi',
    definition:
      'Takwimu ingebadilika kwa kiasi gani kama kila sehemu ingekua sawa na dau halisi, kwa kiwango chake.',
  },
  mixEffect: {
    label: 'Athari ya mchanganyiko',
    definition:
      'Takwimu imebadilika kwa kiasi gani kwa sababu sehemu zinazobakiza zaidi, au pungufu, zimekua kuliko nyingine.',
  },
  ratioEffect: {
    label: 'Athari ya kiwango',
    definition:
      'Takwimu imebadilika kwa kiasi gani kwa sababu sehemu zimebakiza, au kulipa, sehemu nyingine ya dau halisi: kiwango cha kubaki kwa mapato, malipo kwa ushindi.',
  },
  ggrOfMonth: {
    label: 'GGR, mwezi hadi sasa',
    definition: 'Mapato ghafi tangu siku ya kwanza ya mwezi hadi mwisho wa mstari.',
  },
  hold: {
    label: 'Kiwango cha kubaki',
    definition:
      'Mapato kama sehemu ya dau halisi. Hutokana na jumla, si wastani wa viwango; hakuna bila dau halisi.',
  },
  rtp: {
    label: 'Kinachorudi kwa mchezaji',
    definition: 'Ushindi kama sehemu ya dau halisi; pamoja na kiwango cha kubaki ni moja.',
  },
  cashOut: {
    label: 'Kuuza beti mapema',
    definition:
      'Beti ambayo mchezaji anaimaliza kabla ya tukio kuisha, nzima au sehemu: ni kuamuliwa kwa sehemu hiyo ya dau.',
  },
  jackpotContrib: {
    label: 'Michango ya jackpot',
    definition:
      'Kilichowekwa kwenye mifuko ya jackpot. Kilicholipwa na mifuko kimo kwenye ushindi, hivyo havitolewi vyote viwili.',
  },
  bonusCost: {
    label: 'Gharama ya bonasi',
    definition:
      'Bonasi zilizogeuzwa kuwa fedha, kwa siku hiyo, na ushindi wa beti za bure, kwa siku ya kuamuliwa.',
  },
  ngr: {
    label: 'Mapato halisi ya michezo',
    definition:
      'Mapato ghafi ukiondoa gharama ya bonasi, kodi ya michezo na tozo. Ni ya usimamizi; hayatumwi kwa yeyote.',
  },
  basisBridge: {
    label: 'Daraja la misingi',
    definition:
      'Njia kutoka mapato ya zilizowekwa na kulipwa, kama sheria ya Tanzania, hadi mapato yaliyoamuliwa: uchezaji uleule, kwa siku nyingine. Mistari yake inajumlika kabisa.',
    law: 'Huanza na mapato kama sheria ya Tanzania inavyosema, Sheria ya Fedha 2023 kifungu 18.',
  },
  openBetsDelta: {
    label: 'Badiliko la beti zilizo wazi',
    definition: 'Dau lililowekwa ambalo halijaamuliwa huhesabiwa siku ya kupokelewa tu.',
  },
  unpaidDelta: {
    label: 'Badiliko la ushindi usiolipwa',
    definition: 'Ushindi ulioamuliwa ambao haujachukuliwa huhesabiwa siku ya kuamuliwa tu.',
  },
  expiredCredited: {
    label: 'Ushindi uliopitwa uliorudishwa',
    definition: 'Ushindi uliopitwa na muda unaorudi kwenye mapato; pale tu kanuni inaposema hivyo.',
  },
  unexplained: {
    label: 'Haielezwi na masalio',
    definition: 'Kinachoachwa wazi na masalio: data haipo. Angalia upakiaji wa data wa kipindi hiki.',
  },
};
