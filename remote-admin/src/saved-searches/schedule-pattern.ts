/** How often a search runs, as people choose and type it, right or wrong; OTHER is a pattern of its own. */
export type ScheduleChoice =
  | { readonly often: 'DAILY' | 'WEEKDAYS'; readonly time: string }
  | { readonly often: 'WEEKLY'; readonly time: string; readonly weekday: string }
  | { readonly often: 'MONTHLY'; readonly time: string; readonly monthDay: string }
  | { readonly often: 'OTHER'; readonly cron: string };

export type ScheduleField = 'monthDay' | 'time' | 'pattern';

// With the clock's colon or a point, as it is written in some countries, or with neither.
const clock = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/;
// A day that each month has.
const dayOfEachMonth = /^0?([1-9]|1\d|2[0-8])$/;

/** The fields of a choice that say nothing a search could run by, in their order. */
export function scheduleFaults(choice: ScheduleChoice): readonly ScheduleField[] {
  if (choice.often === 'OTHER') return /^\S+( +\S+){4}$/.test(choice.cron.trim()) ? [] : ['pattern'];
  const isDayWrong = choice.often === 'MONTHLY' && !dayOfEachMonth.test(choice.monthDay.trim());
  const isTimeWrong = !clock.test(choice.time.trim());
  return [...(isDayWrong ? (['monthDay'] as const) : []), ...(isTimeWrong ? (['time'] as const) : [])];
}

/** What a choice without faults is as minute, hour, day of month, month, day of week. */
export function cronOf(choice: ScheduleChoice): string {
  if (choice.often === 'OTHER') return choice.cron.trim();
  const [, hour, minute] = clock.exec(choice.time.trim()) ?? [];
  const at = `${Number(minute)} ${Number(hour)}`;
  switch (choice.often) {
    case 'DAILY':
      return `${at} * * *`;
    case 'WEEKDAYS':
      return `${at} * * 1-5`;
    case 'WEEKLY':
      return `${at} * * ${choice.weekday}`;
    case 'MONTHLY':
      return `${at} ${Number(choice.monthDay)} * *`;
  }
}

/** The choice that a pattern is; OTHER for one that no choice makes. */
export function choiceOf(cron: string): ScheduleChoice {
  const match = /^(\d{1,2}) (\d{1,2}) (\*|\d{1,2}) \* (\*|1-5|[0-7])$/.exec(cron.trim());
  const other = { often: 'OTHER', cron } as const;
  if (match === null) return other;
  const [, minute = '', hour = '', day = '', weekday = ''] = match;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (day !== '*') return weekday === '*' ? { often: 'MONTHLY', time, monthDay: day } : other;
  if (weekday === '*') return { often: 'DAILY', time };
  if (weekday === '1-5') return { often: 'WEEKDAYS', time };
  // Both 0 and 7 are Sunday.
  return { often: 'WEEKLY', time, weekday: weekday === '7' ? '0' : weekday };
}
