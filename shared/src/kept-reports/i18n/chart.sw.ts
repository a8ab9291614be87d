import type { CatalogueLike } from '../../i18n/catalogue';
import type { chart as en } from './chart.en';

/** Swahili texts of the drawing above the rows of a report. */
export const chart: CatalogueLike<typeof en> = {
  choose: {
    day: 'Chati kwa siku',
    week: 'Chati kwa wiki',
    month: 'Chati kwa mwezi',
    by: 'Chati kwa {{column}}',
  },
  measure: 'Takwimu ya chati',
  compare: 'Linganisha chati',
  compareWith: {
    none: 'Bila ulinganisho',
    previous: 'Ripoti ya kipindi kilichotangulia',
    accepted: 'Ripoti iliyokubaliwa mwisho',
  },
  nothingToCompare: {
    previous: 'Hakuna ripoti ya aina hii iliyohifadhiwa ya {{period}}, hivyo hakuna cha kulinganisha nacho.',
    accepted: 'Hakuna ripoti ya aina hii ya {{period}} iliyokubaliwa, kwa hiyo hakuna cha kulinganisha.',
  },
  acceptedVersion: 'toleo {{version}} lililokubaliwa',
  title: {
    day: '{{measure}} kwa siku',
    week: '{{measure}} kwa wiki',
    month: '{{measure}} kwa mwezi',
    by: '{{measure}} kwa {{column}}',
  },
  summary: '{{title}}, {{period}}: nguzo {{count}}, kila moja na takwimu yake.',
  noValue: 'hakuna',
  rest: 'Vingine vyote',
  compareFailed: 'Ripoti ya kulinganisha haikuweza kupakiwa',
  failed: 'Takwimu za chati hazikuweza kupakiwa',
};
