import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './summaries.en';

/** Swahili texts of the summary report. */
export const sw: CatalogueLike<typeof en> = {
  title: 'Muhtasari',
  kpiLabel: 'Muhtasari',
  layout: { label: 'Mpangilio', buckets: 'Siku kwa safu mlalo', pivot: 'Jedwali mzunguko' },
  granularity: { label: 'Kwa', day: 'Siku', week: 'Wiki', month: 'Mwezi' },
  by: {
    label: 'Safu mlalo kwa',
    all: 'Yote pamoja',
    channel: 'Njia',
    licence: 'Leseni',
    vertical: 'Aina ya mchezo',
  },
  measure: 'Kipimo',
  bucket: {
    day: 'Siku ya michezo',
    week: 'Wiki',
    month: 'Mwezi',
    weekName: 'Wiki ya {{number}}',
    part: 'kwa sehemu',
  },
  table: {
    label: '{{brand}} kwa {{granularity}}, {{currency}}',
    data: 'Data',
    noData: 'hakuna data',
    gap: 'pengo katika data',
    why: 'Kwa nini GGR ilibadilika dhidi ya kipindi kilichotangulia',
    subtotal: 'Jumla ndogo {{month}}',
    total: 'Jumla ya kipindi',
    yearToDate: 'Mwaka hadi sasa, tangu {{day}}',
    before: 'GGR, kabla',
    change: 'GGR, badiliko',
    notComparable: 'Kipindi cha kabla hakina sehemu yenye siku sawa hapa',
    missing_one: 'Kipindi {{count}} hakina data yoyote: si sifuri, hakuna kilichoripotiwa.',
    missing_other: 'Vipindi {{count}} havina data yoyote: si sifuri, hakuna kilichoripotiwa.',
    gaps_one: 'Kipindi {{count}} kina mapengo katika data.',
    gaps_other: 'Vipindi {{count}} vina mapengo katika data.',
    drill: 'Onyesha kilicho nyuma ya {{measure}}, {{bucket}}: {{value}}',
    weeksNote: 'Wiki hazijazi miezi kamili: hakuna mwezi unaojumlishwa kutoka kwazo.',
    quarterNote:
      'Miezi haina kodi pale inapotozwa kwa robo mwaka: sehemu za robo hazijumlishi kodi yake. Jumla inayo.',
    taxNote:
      'Kodi, na mapato baada yake, ni za miezi kamili na za michezo yote: chagua “Mwezi”, “Yote pamoja” na bila kichujio.',
  },
  hold: {
    outside: 'nje',
    outsideWords: 'Nje ya mipaka ya kawaida ya {{low}} hadi {{high}}',
    insideWords: 'Mipaka ya kawaida {{low}} hadi {{high}}',
    explain:
      'Mipaka ni wastani wa kati wa kipindi ± mikengeuko 4 imara. Kilicho nje yake kinafaa kuangaliwa.',
  },
  pivot: {
    exportTitle: '{{title}}: {{measure}}',
    label: '{{measure}} kwa {{by}} na {{granularity}}, {{currency}}',
    total: 'Jumla',
    all: 'Yote',
    trend: 'Mwelekeo',
    trendWords: 'Kutoka {{first}} hadi {{last}}, chini kabisa {{least}}, juu kabisa {{most}}',
  },
  chart: {
    open: 'Chati: {{name}}',
    fold: 'Kunja chati',
    title: '{{measure}} kwa {{granularity}}',
    summary:
      '{{measure}} kutoka {{from}} hadi {{to}}: vipindi {{count}}, juu kabisa {{most}} tarehe {{mostOn}}.',
    empty: '{{measure}} haina takwimu katika kipindi hiki.',
    choose: {
      time: 'Chati kwa muda',
      channel: 'Chati kwa njia',
      licence: 'Chati kwa leseni',
      vertical: 'Chati kwa aina ya mchezo',
    },
    mix: { channel: 'kwa njia', licence: 'kwa leseni', vertical: 'kwa aina ya mchezo' },
    mixTitle: '{{measure}} {{by}}',
    mixSummary: '{{title}}, {{period}}: nguzo {{count}}, kila moja na kiasi chake.',
  },
};
