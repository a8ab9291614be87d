/** Public holidays that follow from a rule, by their code; one that a state declares has the name that was given with it. */
export const holidayWords = {
  NEW_YEAR: "New Year's Day",
  ZANZIBAR_REVOLUTION: 'Zanzibar Revolution Day',
  KARUME: 'Karume Day',
  UNION: 'Union Day',
  WORKERS: "Workers' Day",
  SABA_SABA: 'Saba Saba Day',
  NANE_NANE: 'Nane Nane Day',
  NYERERE: 'Nyerere Day',
  INDEPENDENCE: 'Independence Day',
  CHRISTMAS: 'Christmas Day',
  BOXING: 'Boxing Day',
  GOOD_FRIDAY: 'Good Friday',
  EASTER_MONDAY: 'Easter Monday',
} as const;
export type HolidayCode = keyof typeof holidayWords;
