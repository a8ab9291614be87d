import type { HolidayCalendar } from './holidays';

/**
 * Public holidays of mainland Tanzania that follow from a rule.
 *
 * The Eid days, Maulid and election days are announced each year, so they come as declared holidays with their source.
 */
export const tanzanianHolidays: HolidayCalendar = {
  fixed: [
    { monthDay: '01-01', code: 'NEW_YEAR' },
    { monthDay: '01-12', code: 'ZANZIBAR_REVOLUTION' },
    { monthDay: '04-07', code: 'KARUME' },
    { monthDay: '04-26', code: 'UNION' },
    { monthDay: '05-01', code: 'WORKERS' },
    { monthDay: '07-07', code: 'SABA_SABA' },
    { monthDay: '08-08', code: 'NANE_NANE' },
    { monthDay: '10-14', code: 'NYERERE' },
    { monthDay: '12-09', code: 'INDEPENDENCE' },
    { monthDay: '12-25', code: 'CHRISTMAS' },
    { monthDay: '12-26', code: 'BOXING' },
  ],
  fromEaster: [
    { days: -2, code: 'GOOD_FRIDAY' },
    { days: 1, code: 'EASTER_MONDAY' },
  ],
  // The Ordinance itself was not read.
  proof: 'SECONDARY',
  source: 'tanzania.go.tz, National Celebrations (2015); lists quoting the Public Holidays Ordinance 1966',
  declared: [],
};
