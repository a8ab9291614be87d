import type { KitLocale } from '../core';

const timePicker: NonNullable<KitLocale['DatePicker']>['timePickerLocale'] = {
  placeholder: 'Chagua saa',
  rangePlaceholder: ['Saa ya kuanza', 'Saa ya kumaliza'],
};

/** The kit's words of calendars in Swahili. The clock counts 24 hours: spoken Swahili time is six hours off. */
export const swDates: NonNullable<KitLocale['DatePicker']> = {
  lang: {
    placeholder: 'Chagua tarehe',
    yearPlaceholder: 'Chagua mwaka',
    quarterPlaceholder: 'Chagua robo mwaka',
    monthPlaceholder: 'Chagua mwezi',
    weekPlaceholder: 'Chagua wiki',
    rangePlaceholder: ['Tarehe ya kuanza', 'Tarehe ya mwisho'],
    rangeYearPlaceholder: ['Mwaka wa kuanza', 'Mwaka wa mwisho'],
    rangeQuarterPlaceholder: ['Robo ya kuanza', 'Robo ya mwisho'],
    rangeMonthPlaceholder: ['Mwezi wa kuanza', 'Mwezi wa mwisho'],
    rangeWeekPlaceholder: ['Wiki ya kuanza', 'Wiki ya mwisho'],
    locale: 'sw',
    yearFormat: 'YYYY',
    cellDateFormat: 'D',
    cellMeridiemFormat: 'A',
    monthBeforeYear: true,
    today: 'Leo',
    now: 'Sasa',
    backToToday: 'Rudi leo',
    ok: 'Sawa',
    clear: 'Futa',
    week: 'Wiki',
    month: 'Mwezi',
    year: 'Mwaka',
    timeSelect: 'Chagua saa',
    dateSelect: 'Chagua tarehe',
    weekSelect: 'Chagua wiki',
    monthSelect: 'Chagua mwezi',
    yearSelect: 'Chagua mwaka',
    decadeSelect: 'Chagua muongo',
    previousMonth: 'Mwezi uliotangulia',
    nextMonth: 'Mwezi unaofuata',
    previousYear: 'Mwaka uliotangulia',
    nextYear: 'Mwaka unaofuata',
    previousDecade: 'Muongo uliotangulia',
    nextDecade: 'Muongo unaofuata',
    previousCentury: 'Karne iliyotangulia',
    nextCentury: 'Karne inayofuata',
  },
  timePickerLocale: timePicker,
};

export const swTimes = timePicker;
