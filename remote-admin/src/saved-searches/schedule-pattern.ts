/** How often a search runs, as people choose it; OTHER is a pattern of its own. */
export type ScheduleChoice =
  | { readonly often: 'DAILY' | 'WEEKDAYS'; readonly time: string }
  | { readonly often: 'WEEKLY'; readonly time: string; readonly weekday: string }
  | { readonly often: 'MONTHLY'; readonly time: string; readonly monthDay: number }
  | { readonly often: 'OTHER'; readonly cron: string };

/** What a choice is as minute, hour, day of month, month, day of week. */
export function cronOf(choice: ScheduleChoice): string {
  if (choice.often === 'OTHER') return choice.cron.trim();
  const [hour = '0', minute = '0'] = choice.time.split(':');
  const at = `${Number(minute)} ${Number(hour)}`;
  switch (choice.often) {
    case 'DAILY':
      return `${at} * * *`;
    case 'WEEKDAYS':
      return `${at} * * 1-5`;
    case 'WEEKLY':
      return `${at} * * ${choice.weekday}`;
    case 'MONTHLY':
      return `${at} ${choice.monthDay} * *`;
  }
}

/** The choice that a pattern is; OTHER for one that no choice makes. */
export function choiceOf(cron: string): ScheduleChoice {
  const match = /^(\d{1,2}) (\d{1,2}) (\*|\d{1,2}) \* (\*|1-5|[0-7])$/.exec(cron.trim());
  const other = { often: 'OTHER', cron } as const;
  if (match === null) return other;
  const [, minute = '', hour = '', day = '', weekday = ''] = match;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (day !== '*') return weekday === '*' ? { often: 'MONTHLY', time, monthDay: Number(day) } : other;
  if (weekday === '*') return { often: 'DAILY', time };
  if (weekday === '1-5') return { often: 'WEEKDAYS', time };
  // Both 0 and 7 are Sunday.
  return { often: 'WEEKLY', time, weekday: weekday === '7' ? '0' : weekday };
}
