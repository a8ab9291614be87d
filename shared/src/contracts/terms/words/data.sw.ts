import type { CatalogueOf } from '../../words/catalogue-of';
import type { data as english } from './data.en';

/** Swahili words for data, checks and what may be said of a figure. */
export const data: CatalogueOf<typeof english> = {
  figureStatus: {
    label: 'Hali ya takwimu',
    definition:
      'Ya mwisho: data yote imepakiwa na kanuni zote zimethibitishwa. Ya muda: data inakosekana au bado inakuja. Ya kukadiria: sehemu imekadiriwa. Jumla ni nzuri kama sehemu yake mbaya kuliko zote.',
  },
  dataAsOf: {
    label: 'Data hadi',
    definition: 'Data ya vyanzo imekamilika hadi tukio gani, na iliongezwa mara ya mwisho lini.',
  },
  reconciliation: {
    label: 'Ulinganishi',
    definition:
      'Siku ya michezo ikilinganishwa kuanzia kilichotumwa kwa kauli ya vyanzo hadi data iliyopakiwa na ripoti zilizotengenezwa nayo.',
  },
  fileState: {
    label: 'Hali ya faili',
    definition:
      'Halipo: namba ya baadaye ya chanzo chake imefika, hili halijafika. Limepitisha muda: kwa mwendo wa kawaida lingekuwa limefika sasa. Lilichelewa: lilifika baada ya hapo.',
  },
  files: { label: 'Faili', definition: 'Faili za chanzo na aina zilizofika kwa siku hiyo.' },
  recordsSent: {
    label: 'Rekodi zilizotumwa',
    definition: 'Rekodi ambazo chanzo kinasema zimo kwenye faili zake.',
  },
  controlSum: {
    label: 'Jumla ya udhibiti iliyotumwa',
    definition: 'Kiasi ambacho chanzo kinasema faili zake zinafikia, kilichotajwa kando yake.',
  },
  recordsLoaded: {
    label: 'Rekodi zilizopakiwa',
    definition: 'Rekodi zilizokubaliwa za faili hizo, pamoja na masahihisho.',
  },
  amountLoaded: {
    label: 'Kiasi kilichopakiwa',
    definition: 'Jumla ya rekodi zilizokubaliwa.',
  },
  recordsRejected: {
    label: 'Rekodi zilizokataliwa',
    definition: 'Rekodi zisizoweza kupokelewa, kila moja na sababu yake; zirekebishwe na kutumwa tena.',
  },
  recordsRepeated: {
    label: 'Rekodi zilizorudiwa',
    definition: 'Rekodi zilizopakiwa awali, kwa chanzo, namba na toleo. Huhesabiwa mara moja.',
  },
  recordsCorrected: {
    label: 'Rekodi zilizosahihishwa',
    definition: 'Rekodi zilizokubaliwa ambazo zilibadilisha toleo lao la awali; zimo kati ya zilizopakiwa.',
    law: 'Uholanzi: rekodi mbadala ni mpya na hutaja ile inayoibadilisha (muundo wa data wa KSA).',
  },
  recordsUnexplained: {
    label: 'Rekodi bila maelezo',
    definition: 'Rekodi zilizotumwa ambazo hazikupakiwa, hazikukataliwa wala kurudiwa.',
  },
  reported: {
    label: 'Iliyoripotiwa',
    definition: 'Takwimu inayotajwa na ripoti iliyothibitishwa au kutumwa kwa siku hiyo.',
  },
  factsOfNow: {
    label: 'Data ya sasa',
    definition: 'Takwimu ileile kwa yote yanayojulikana sasa, pamoja na masahihisho.',
  },
  reportDifference: {
    label: 'Tofauti na ripoti',
    definition: 'Iliyoripotiwa ukiondoa data ya sasa.',
  },
  openingOpenBets: {
    label: 'Zilizo wazi mwanzoni',
    definition: 'Dau la beti zilizokuwa wazi siku ilipoanza.',
  },
  countedOpenBets: {
    label: 'Zilizo wazi, moja moja',
    definition: 'Dau la beti zilizo wazi mwisho wa siku, kila moja ikiangaliwa peke yake.',
  },
  openBetsGap: {
    label: 'Tofauti ya beti zilizo wazi',
    definition: 'Beti zilizo wazi zilizoendelezwa ukiondoa zilizohesabiwa moja moja.',
  },
  settledUnplaced: {
    label: 'Zilizoamuliwa za beti ambazo hazikufika',
    definition: 'Dau lililoamuliwa ambalo beti zake hazipo: faili zake zilikataliwa au hazikufika.',
  },
  authorityHealth: {
    label: 'Mawasiliano na mamlaka',
    definition: 'Kama maombi kwa mfumo wa mamlaka yanafaulu: makosa mfululizo na sehemu ya makosa.',
  },
  ratePublished: {
    label: 'Kiwango rasmi',
    definition:
      'Kiwango cha kubadilisha fedha cha siku ya michezo, au cha siku ya mwisho kabla yake yenye kiwango. Jumla ya kila siku hugeuzwa na kukadiriwa, si ya kipindi chote.',
    law: 'Denmark: hesabu huwekwa kwa sarafu ya mchezo na kugeuzwa kwa ajili ya ritani (mwongozo wa Denmark).',
  },
  recordsBehind: {
    label: 'Rekodi zilizo nyuma',
    definition: 'Tiketi, miamala au mashine ambazo kiasi kimetokana nazo.',
  },
  rowCount: {
    label: 'Mistari',
    definition: 'Mistari inayotajwa na ripoti: kama safu zake zinavyogawa kipindi.',
  },
};
