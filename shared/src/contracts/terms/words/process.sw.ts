import type { CatalogueOf } from '../../words/catalogue-of';
import type { process as english } from './process.en';

/** Swahili words for how a figure becomes a return. */
export const process: CatalogueOf<typeof english> = {
  rulePack: {
    label: 'Kifurushi cha kanuni',
    definition:
      'Kanuni zote za kodi na tozo za toleo moja, kila moja na siku, chanzo na uthibitisho wake. Ripoti iliyotumwa hubaki na kile ilichotengenezwa nacho.',
  },
  ruleProof: {
    label: 'Uthibitisho wa kanuni',
    definition:
      'Imethibitishwa: sheria au maandishi ya mamlaka yalisomwa. Kwa kunukuliwa: wengine wanainukuu. Haijathibitishwa: hakuna aliyesoma chanzo. Isiyothibitishwa huweka alama kila takwimu inayoigusa.',
  },
  workingPaper: {
    label: 'Karatasi ya kazi',
    definition: 'Kutoka kodi hadi kanuni yake na data iliyo nyuma ya msingi, mstari kwa mstari.',
  },
  whatIf: {
    label: 'Je, ikiwa',
    definition:
      'Takwimu kwa kanuni nyingine au kiwango kingine. Haziwasilishwi, hazitumwi, wala si za karibuni.',
  },
  doubleConfirmation: {
    label: 'Uthibitisho wa wawili',
    definition:
      'Aliyeandaa hawezi kuthibitisha: mtu wa pili huandika jumla za udhibiti na kuthibitisha, na maudhui yaleyale aliyoyaona ndiyo hutumwa.',
  },
  controlTotal: {
    label: 'Jumla ya udhibiti',
    definition:
      'Takwimu ya ripoti ambayo mtu wa pili huitafuta na kuiandika. Haionyeshwi kwake kabla, hivyo haiwezi kunakiliwa.',
    law: 'Uingereza: ritani hukokotoa mavuno ghafi na kuuliza kama ni sahihi (ritani za UKGC); jumla ya udhibiti inafuata hilo.',
  },
  reportVersion: {
    label: 'Toleo',
    definition: 'Ripoti iliyotumwa haibadiliki. Sahihisho ni toleo jipya linalotaja lile linalolibadilisha.',
    law: 'Uholanzi: rekodi mbadala hutaja ile inayoibadilisha (muundo wa data wa KSA).',
  },
  correction: {
    label: 'Kusahihisha kipindi kilichofungwa',
    definition:
      'Kutaja upya: toleo jipya la kipindi hicho. Kupeleka mbele: mstari katika kipindi cha baadaye. Kila kanuni ya kodi ina njia moja, si zote mbili.',
    law: 'Uingereza: ushuru wa michezo ya mashine uliotajwa pungufu huingia katika ritani ya baadaye ndani ya mipaka (HMRC). Uholanzi: rekodi hubadilishwa, au hufutwa na kutumwa upya (muundo wa data wa KSA).',
  },
  nilReturn: {
    label: 'Ritani tupu',
    definition:
      'Kipindi bila uchezaji nacho ni ripoti: kinasema hivyo chini ya kichwa cha kawaida, na huthibitishwa na kutumwa.',
    law: 'Uingereza: ritani hudaiwa kwa kila shughuli yenye leseni hata bila uchezaji (ritani za UKGC). New Jersey na Pennsylvania: ripoti ya “No Activity” (N.J.A.C. 13:69O-1.9, 58 Pa. Code 1408a.12).',
  },
  contentHash: {
    label: 'Alama ya maudhui',
    definition:
      'Alama ya kipekee ya safu za ripoti. Mwenye safu hizo anaweza kuihesabu na kuona kwamba hakuna kilichobadilika. Alama ya kinachotumwa ni ya faili inayotumwa: safu zilezile katika muundo wa mamlaka, pamoja na kichwa chake.',
  },
  obligation: {
    label: 'Wajibu',
    definition:
      'Kinachodaiwa na mamlaka: ritani au malipo, kila baada ya muda gani, hadi lini na kwa muundo gani.',
    law: 'Uingereza: ritani za udhibiti kila robo mwaka, ndani ya siku 28 (UKGC). Malta: kila mwezi, hadi tarehe 20 (MGA). Tanzania: hadi tarehe 7 ya mwezi unaofuata, kasino za ardhini Jumatano (Sura 41 kifungu 31 na 32).',
  },
};
