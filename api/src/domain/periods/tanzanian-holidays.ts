import type { HolidayCalendar } from './holidays';

/**
 * Public holidays of mainland Tanzania that follow from a rule.
 *
 * The Eid days, Maulid and election days are announced each year, so they come as declared holidays with their source.
 */
export const tanzanianHolidays: HolidayCalendar = {
  fixed: [
    { monthDay: '01-01', name: "New Year's Day" },
    { monthDay: '01-12', name: 'Zanzibar Revolution Day' },
    { monthDay: '04-07', name: 'Karume Day' },
    { monthDay: '04-26', name: 'Union Day' },
    { monthDay: '05-01', name: "Workers' Day" },
    { monthDay: '07-07', name: 'Saba Saba' },
    { monthDay: '08-08', name: 'Nane Nane' },
    { monthDay: '10-14', name: 'Nyerere Day' },
    { monthDay: '12-09', name: 'Independence Day' },
    { monthDay: '12-25', name: 'Christmas Day' },
    { monthDay: '12-26', name: 'Boxing Day' },
  ],
  fromEaster: [
    { days: -2, name: 'Good Friday' },
    { days: 1, name: 'Easter Monday' },
  ],
  // The Ordinance itself was not read.
  proof: 'SECONDARY',
  source: 'tanzania.go.tz, National Celebrations (2015); lists quoting the Public Holidays Ordinance 1966',
  declared: [],
};
