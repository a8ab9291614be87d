import type { CatalogueLike } from '../../i18n/catalogue';
import type { en } from './en';

/** Swahili texts of the shared pieces. */
export const sw: CatalogueLike<typeof en> = {
  noData: 'hakuna data',
  hour: {
    OK: 'Kwa wakati',
    DUE: 'Wakati wake haujafika',
    LATE: 'Ilichelewa',
    PARTIAL: 'Sehemu imekataliwa',
    OVERDUE: 'Imepitisha muda',
    MISSING: 'Haipo',
    NONE: 'Hakuna faili inayojulikana',
  },
  withheld: 'Itaonyeshwa ukishaithibitisha au kuirudisha',
  withheldUntil: 'Itaonyeshwa ukishathibitisha au kurudisha ripoti hii:',
  withheldByOther: 'Imefichwa kwa sababu ripoti nyingine yenye takwimu hizi bado inakusubiri:',
  withheldBriefly: 'Imefichwa',
  copyRefused: 'Haijanakiliwa: kivinjari kimekataa. Chagua maandishi na uyanakili kwa mkono.',
  period: {
    label: 'Kipindi',
    choose: 'Chagua kipindi',
    earlier: 'Kipindi kilichotangulia',
    later: 'Kipindi kinachofuata',
    custom: 'Siku nyingine',
    apply: 'Tumia',
    from: 'Siku ya kwanza ya michezo',
    to: 'Siku ya mwisho ya michezo',
    days_one: 'siku {{count}} ya michezo',
    days_other: 'siku {{count}} za michezo',
    reversed: 'Siku ya kwanza ni baada ya siku ya mwisho.',
    incomplete: 'Weka siku zote mbili.',
    tooLong: 'Kipindi kisizidi miaka kumi.',
    preset: {
      yesterday: 'Jana',
      'last-week': 'Wiki kamili iliyopita',
      'last-month': 'Mwezi kamili uliopita',
      'last-quarter': 'Robo mwaka kamili iliyopita',
      'month-to-date': 'Mwezi hadi sasa',
      'year-to-date': 'Mwaka hadi sasa',
      'since-accepted': 'Tangu ritani ya mwisho iliyokubaliwa',
    },
  },
  choice: { all: 'Chagua safu mlalo zote za ukurasa huu', one: 'Chagua: {{name}}' },
  choices: { rows: 'Vichujio', scope: 'Upeo', table: 'Jedwali', list: 'Orodha', clear: 'Ondoa vichujio' },
  cards: { sort: 'Panga', all: 'Safu wima zote', key: 'Safu wima kuu tu' },
};
