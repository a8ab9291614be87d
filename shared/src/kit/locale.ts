// The kit's own words: English and Arabic as it ships, Swahili written by hand (antd has none). For the page that holds the rest.
import arEG from 'antd/locale/ar_EG';
import enGB from 'antd/locale/en_GB';
import dayjs from 'dayjs';
import arabic from 'dayjs/locale/ar';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sw';
import { swTZ } from './locales/sw-tz';

export { arEG, enGB, swTZ };

/** Weeks begin on Monday in all languages: they are those of the authorities. */
const calendars = { en: 'en-gb', sw: 'sw', ar: { ...arabic, weekStart: 1 } } as const;

/** Language of the kit's calendars. */
export function setCalendarLanguage(locale: keyof typeof calendars): void {
  dayjs.locale(calendars[locale]);
}
