// The kit's own words: English as it ships, Swahili written by hand (antd has none). For the page that holds the rest.
import enGB from 'antd/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sw';
import { swTZ } from './locales/sw-tz';

export { enGB, swTZ };

/** Language of the kit's calendars. Weeks begin on Monday in both. */
export function setCalendarLanguage(locale: 'en' | 'sw'): void {
  dayjs.locale(locale === 'sw' ? 'sw' : 'en-gb');
}
