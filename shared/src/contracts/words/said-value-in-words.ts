import type { Locale } from '../locales';
import { codesInWords } from './codes-in-words';
import { reasonsInWords, type Written } from './reasons-in-words';

const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const day = /^\d{4}-\d\d-\d\d$/;

/** A value of a sentence of the server as the page or file writes it: days, instants, reasons against figures, and codes. */
export function saidValueInWords(place: string, value: string, locale: Locale, written: Written): string {
  if (day.test(value)) return written.day(value);
  if (place === 'reasons') return reasonsInWords(value, locale, written);
  return codesInWords(place, value, locale).replaceAll(instants, written.instant);
}
