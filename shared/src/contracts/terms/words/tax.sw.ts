import type { CatalogueOf } from '../../words/catalogue-of';
import type { tax as english } from './tax.en';

/** Swahili words for taxes: from the base to what is still owed. */
export const tax: CatalogueOf<typeof english> = {
  taxPeriod: {
    label: 'Kipindi cha kodi',
    definition:
      'Siku ambazo ritani moja ya kodi moja inahusu, kwa kalenda ya kanuni yake. Hufungwa na watu wawili, huwasilishwa na kulipwa.',
    law: 'Tanzania: kasino za ardhini kwa wiki, nyingine zote kwa mwezi (Sheria ya Michezo ya Kubahatisha Sura 41 kifungu 31 na 32).',
  },
  dueDay: {
    label: 'Siku ya mwisho',
    definition:
      'Siku ya mwisho ambayo ritani au malipo hayajachelewa. Sikukuu huihamisha kama kanuni inavyosema.',
    law: 'Tanzania: Jumatano baada ya wiki ya kasino ya ardhini, ikiwa sikukuu siku ya kazi iliyotangulia (Sura 41 kifungu 32(1)); nyingine tarehe 7 ya mwezi unaofuata.',
  },
  taxBase: {
    label: 'Msingi wa kodi',
    definition:
      'Kinachotozwa na kanuni, kwa msingi wa kanuni yenyewe, kabla ya hasara: mapato, dau, ushindi, mashine au zawadi zisizodaiwa. Unaweza kuwa chini ya sifuri.',
    law: 'Kila kanuni inataja maandishi iliposomwa; karatasi ya kazi inayaonyesha kando ya takwimu.',
  },
  taxable: {
    label: 'Kinachotozwa kodi',
    definition:
      'Msingi ukiondoa hasara iliyoletwa, pale kanuni inaporuhusu hasara kupelekwa mbele; hakiwi chini ya sifuri.',
  },
  taxRate: {
    label: 'Kiwango',
    definition: 'Sehemu ya kinachotozwa, kwa kanuni ya kipindi; kwa mashine ni kiasi cha kila moja.',
    law: 'Tanzania: kodi ya michezo ya kubashiri 25 %, Sura 41 Jedwali la Pili; kila kanuni inasema kama maandishi yake yalisomwa.',
  },
  tax: {
    label: 'Kodi ya michezo ya kubahatisha',
    definition:
      'Kodi na ushuru wa michezo kwa kanuni za nchi ya kila leseni, kwa siku zilizoombwa, ikikadiriwa kama kanuni inavyosema.',
    law: 'Tanzania: Sura 41 kifungu 31 na Jedwali la Pili, Sheria za Fedha 2021 na 2022. Uingereza: Sheria ya Fedha 2014. Denmark: mwezi wa kalenda, mwisho tarehe 15.',
  },
  machines: {
    label: 'Mashine za michezo',
    definition: 'Mashine zenye leseni ya mwezi; kila moja hudaiwa kiasi maalumu, bila kujali mapato yake.',
    law: 'Tanzania: TZS 100,000 kwa kila mashine ya slot na mwezi, Sura 41 Jedwali la Pili.',
  },
  amountPerMachine: {
    label: 'Kiasi kwa mashine',
    definition: 'Tozo maalumu ya kila mashine yenye leseni na mwezi.',
    law: 'Tanzania: Sura 41 Jedwali la Pili; tozo kwa GN 478S ya 2022 na GN 448J ya 2023.',
  },
  levy: {
    label: 'Tozo',
    definition: 'Tozo za wasimamizi kwa kanuni zao, kwa siku zilizoombwa.',
    law: 'Tanzania: 5 % ya GGR kwa michezo pepe, bingo na shughuli za kifungu 51(2), GN 478S ya 2022; hakuna iliyotajwa kwa michezo ya kubashiri.',
  },
  taxesAndLevies: { label: 'Kodi na tozo', definition: 'Kodi ya michezo na tozo kwa pamoja.' },
  withholdingBase: {
    label: 'Msingi wa zuio',
    definition:
      'Sehemu ya malipo inayotozwa kaunta: malipo ukiondoa dau, au malipo yote, kama kanuni inavyosema; haiwi chini ya sifuri.',
    law: 'Tanzania: “kiasi au thamani ya ushindi”, Sura 41 kifungu 31A; ukurasa wa mamlaka ya mapato unasema ushindi halisi.',
  },
  withholding: {
    label: 'Kodi ya zuio kwa ushindi',
    definition:
      'Kodi ya mchezaji ambayo mwendeshaji huizuia ushindi unapolipwa, ikikadiriwa tiketi kwa tiketi. Ni deni, si gharama ya mapato.',
    law: 'Tanzania: Sura 41 kifungu 31A, Sheria ya Fedha 2022 kifungu 51: hulipwa kabla ya tarehe 7, ritani na vyeti kabla ya tarehe 15.',
  },
  withholdingCount: {
    label: 'Malipo kwenye rejista',
    definition: 'Malipo ya kipindi cha kodi ambayo kodi ilizuiwa.',
    law: 'Tanzania: ritani na vyeti ndani ya siku 15 baada ya mwezi, Sheria ya Fedha 2022 kifungu 51.',
  },
  paidToPlayer: {
    label: 'Analolipwa mchezaji',
    definition: 'Malipo ukiondoa kodi iliyozuiwa.',
    law: 'Tanzania: mwenye leseni huzuia kodi wakati wa malipo, Sura 41 kifungu 31A na Sheria ya Fedha 2022 kifungu 51.',
  },
  payout: {
    label: 'Malipo ya tiketi',
    definition: 'Thamani ya tiketi iliyoshinda kabla ya kodi yoyote, pamoja na dau lake.',
  },
  excise: {
    label: 'Ushuru wa dau',
    definition:
      'Kodi ya kila dau linapopokelewa. Kanuni yake haijathibitishwa, na imezimwa hadi ithibitishwe.',
    law: 'Tanzania: imeripotiwa kwa dau kuanzia 1 Julai 2026; hakuna maandishi yake yaliyosomwa.',
  },
  unclaimed: {
    label: 'Zawadi zisizodaiwa',
    definition: 'Zawadi za uchezaji wa mtandaoni ambazo hazikudaiwa kwa wakati.',
    law: 'Tanzania: GN 478T ya 2022 kanuni ya 40 (sehemu ya Bodi kila robo mwaka, nyingine hubaki kwa jackpot ya uhakika) na ya 23.',
  },
  unclaimedToBoard: {
    label: 'Zisizodaiwa, kwa Bodi',
    definition:
      'Sehemu ya zawadi zisizodaiwa inayokwenda kwa Bodi ya Michezo ya Kubahatisha kila robo mwaka.',
    law: 'Tanzania: GN 478T ya 2022 kanuni ya 40(2).',
  },
  unclaimedKept: {
    label: 'Zisizodaiwa, zinazobaki',
    definition: 'Kinachobaki cha zawadi zisizodaiwa na kuwekwa kwa jackpot ya uhakika.',
    law: 'Tanzania: GN 478T ya 2022 kanuni ya 40(3).',
  },
  lossBroughtForward: {
    label: 'Hasara iliyoletwa',
    definition:
      'Hasara ya vipindi vya kabla ambayo kanuni inaruhusu kuondolewa kwenye msingi wa kipindi hiki.',
    law: 'Uingereza: ritani ya ushuru wa michezo ya mashine hupokea kiasi hasi kilicholetwa (HMRC).',
  },
  lossCarriedForward: {
    label: 'Hasara inayopelekwa mbele',
    definition: 'Hasara inayobaki kwa kipindi kinachofuata; pale tu kanuni inaporuhusu.',
    law: 'Uingereza: ritani ya ushuru wa michezo ya mashine hupeleka mbele kiasi hasi (HMRC).',
  },
  roundingDifference: {
    label: 'Tofauti ya kukadiria',
    definition:
      'Kodi iliyokadiriwa tiketi kwa tiketi ukiondoa iliyokadiriwa mara moja. Huonyeshwa, haifichwi.',
  },
  taxRoundedPerTicket: {
    label: 'Iliyokadiriwa tiketi kwa tiketi',
    definition: 'Jumla ya kodi ya kila tiketi, kila moja ikikadiriwa peke yake.',
    law: 'Tanzania: kukadiria hadi shilingi moja kunadhaniwa; hakuna maandishi yaliyosomwa yanayosema hivyo.',
  },
  taxRoundedOnce: {
    label: 'Iliyokadiriwa mara moja',
    definition: 'Kodi ya tiketi zote kwa pamoja, ikikadiriwa mwishoni.',
  },
  adjustments: {
    label: 'Marekebisho ya vipindi vya kabla',
    definition:
      'Marekebisho ya vipindi vilivyofungwa ambayo kipindi hiki kinayabeba, pale kanuni inapoyapeleka mbele.',
    law: 'Uingereza: ushuru uliotajwa pungufu katika ritani za awali za michezo ya mashine huingia katika ya baadaye hadi £10,000, au hadi £50,000 na 1 % ya makusanyo halisi (HMRC).',
  },
  penalties: {
    label: 'Riba na faini',
    definition: 'Kilichotozwa na mamlaka juu yake, kama malipo yaliyorekodiwa yanavyosema.',
    law: 'Tanzania: mwendeshaji asiyezuia kodi anaidaiwa mwenyewe, pamoja na riba (Sura 41 kifungu 31A).',
  },
  payable: {
    label: 'Cha kulipa',
    definition: 'Kodi pamoja na marekebisho ya vipindi vya kabla, na riba na faini zilizorekodiwa.',
  },
  payableOfClass: {
    label: 'Cha kulipa, kodi zote',
    definition: 'Kodi, tozo na zuio zote za kundi la mchezo kwa pamoja, kwa mamlaka yoyote zinakokwenda.',
  },
  taxPaid: {
    label: 'Kilicholipwa cha kodi',
    definition: 'Malipo yaliyorekodiwa kwa kodi, pamoja na riba na faini.',
    law: 'Tanzania: makadirio husajiliwa kwenye Revenue Gateway System na kulipwa benki kwa namba yake ya kumbukumbu (TRA).',
  },
  balance: {
    label: 'Bado kinadaiwa',
    definition:
      'Cha kulipa ukiondoa kilicholipwa; chini ya sifuri, kimelipwa zaidi ya deni. Kilicholipwa zaidi kwa kipindi kimoja hakipunguzi jumla: huonyeshwa peke yake.',
  },
  accrued: {
    label: 'Kodi ya kipindi',
    definition: 'Kodi zote za wiki au mwezi zenye kalenda yake, bila za kalenda nyingine.',
    law: 'Tanzania: kasino za ardhini kwa wiki, nyingine zote kwa mwezi (Sura 41 kifungu 31 na 32).',
  },
  taxOfMonth: {
    label: 'Kodi ya mwezi hadi sasa',
    definition: 'Kodi ya michezo na tozo tangu siku ya kwanza ya mwezi hadi mwisho wa mstari.',
  },
  owedToTra: {
    label: 'Cha kulipa kwa TRA',
    definition: 'Kodi ya michezo na zuio kwa ushindi za makundi yote: deni kwa mamlaka ya mapato.',
    law: 'Sheria ya Michezo ya Kubahatisha Sura 41 kifungu 31 na 31A.',
  },
  owedToGbt: {
    label: 'Cha kulipa kwa GBT',
    definition: 'Tozo na sehemu ya Bodi ya zawadi zisizodaiwa: deni kwa Bodi ya Michezo ya Kubahatisha.',
    law: 'GN 478S na 478T za 2022, GN 448J ya 2023.',
  },
  controlNumber: {
    label: 'Namba ya kumbukumbu ya malipo',
    definition: 'Namba ya fomu ya malipo ambayo benki hupokea malipo chini yake.',
    law: 'Tanzania: mfumo wa mamlaka ya mapato (Revenue Gateway System) huitoa kabla ya malipo.',
  },
  grossPaid: {
    label: 'Kabla ya makato',
    definition: 'Kilicholipwa au kuhamishwa na rekodi ya rejista, kabla ya chochote kuondolewa.',
    law: 'Tanzania: “kiasi au thamani ya ushindi”, Sura 41 kifungu 31A.',
  },
  deducted: {
    label: 'Kilichoondolewa',
    definition: 'Kinachoondolewa na kanuni kabla ya kutoza: kwa mfano dau la tiketi.',
    law: 'Tanzania: ukurasa wa mamlaka ya mapato unataja ushindi halisi, Sheria kiasi au thamani yake (Sura 41 kifungu 31A).',
  },
  ggy: {
    label: 'Mavuno ghafi ya michezo',
    definition: 'Mapato ya Uingereza: dau na kiasi kingine kinachoingia ukiondoa zawadi.',
    law: 'Uingereza: UK Gambling Commission; beti ya bure huhesabiwa pale tu mteja ana haki kamili ya fedha zake. Fomula: A + B − C.',
  },
};
