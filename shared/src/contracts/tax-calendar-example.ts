/** What OpenAPI shows of the Tanzanian calendar: a week that a holiday moves, and a month. */
const nyerere = { day: '2026-10-14', name: 'Nyerere Day', code: 'NYERERE', proof: 'SECONDARY' };

export const tanzanianCalendarExample = {
  answer: {
    weeks: [
      {
        year: 2026,
        number: 41,
        from: '2026-10-05',
        to: '2026-10-11',
        dues: [
          {
            authority: 'TRA',
            code: 'GGT',
            productClasses: ['LAND_CASINO'],
            ruleIds: ['TZ.GGT.LAND_CASINO.2018-07-01'],
            due: {
              day: '2026-10-13',
              lateFrom: '2026-10-13T21:00:00.000Z',
              anchorDay: '2026-10-14',
              movedBecause: [nyerere],
              words: 'Due 2026-10-13 (moved from 2026-10-14: Nyerere Day)',
              said: null,
            },
          },
        ],
      },
    ],
    months: [
      {
        year: 2026,
        number: 10,
        from: '2026-10-01',
        to: '2026-10-31',
        dues: [
          {
            authority: 'TRA',
            code: 'GGT',
            productClasses: ['SPORTS', 'VIRTUAL'],
            ruleIds: ['TZ.GGT.SPORTS.2018-07-01', 'TZ.GGT.VIRTUAL.2021-07-01'],
            due: {
              day: '2026-11-07',
              lateFrom: '2026-11-07T21:00:00.000Z',
              anchorDay: '2026-11-07',
              movedBecause: [],
              words: 'Due 2026-11-07',
              said: null,
            },
          },
        ],
      },
    ],
    holidays: [
      {
        ...nyerere,
        origin: 'FIXED',
        source:
          'tanzania.go.tz, National Celebrations (2015); lists quoting the Public Holidays Ordinance 1966',
      },
    ],
  },
};
