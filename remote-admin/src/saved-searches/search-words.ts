import { choiceOf } from './schedule-pattern';
import type { SearchesText } from './use-searches-text';

/** Screens whose searches can be kept. */
export const searchScreens = [
  '/online',
  '/online/new',
  '/retail',
  '/retail/reports/new',
  '/total-report',
  '/total-report-tanzania',
  '/summary-report',
  '/summary-report-tanzania',
  '/tax-reporting',
  '/double-confirmation',
  '/reports-log',
  '/load-data',
  '/api-log',
  '/authorities',
  '/critical-alert-history',
  '/notification-history',
] as const;

/** Whether what is kept of a screen is what a builder starts from. */
export function isTemplate(screen: string): boolean {
  return screen.endsWith('/new');
}

/** What a screen is called; its path where this version does not know it. */
export function screenWords(path: string, text: SearchesText): string {
  const known = searchScreens.find((screen) => screen === path);
  return known === undefined ? path : text(`screens.${known}`);
}

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** When a search runs, in words; the pattern itself where it is none of the usual ones. */
export function scheduleWords(cron: string, text: SearchesText): string {
  const choice = choiceOf(cron);
  switch (choice.often) {
    case 'DAILY':
      return text('schedule.daily', { time: choice.time });
    case 'WEEKDAYS':
      return text('schedule.onWeekdays', { time: choice.time });
    case 'WEEKLY': {
      const day = weekdays.find((one) => one === choice.weekday) ?? '0';
      return text('schedule.weekly', { weekday: text(`schedule.weekdays.${day}`), time: choice.time });
    }
    case 'MONTHLY':
      return text('schedule.monthly', { day: choice.monthDay, time: choice.time });
    case 'OTHER':
      return cron;
  }
}
