import { isolated } from './isolated';
import type { Locale } from '../locales';
import * as z from '../schema';

/**
 * What a sentence of the server says, for who says it in another language: a code of a catalogue beside this file, and
 * the values for its `{{places}}`.
 *
 * Values are as everywhere: instants and days in ISO form, amounts as decimal strings, codes of verticals and states.
 */
export const saidSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Said = z.infer<typeof saidSchema>;

const places = /\{\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}\}/g;

/**
 * A text with the values in its `{{places}}`; a place without a value stays as it is. `{{count|file is|files are}}` is a
 * form of English, the first where the value is one.
 */
export function fillPlaces(text: string, params: Said['params']): string {
  return text.replaceAll(places, (place, name: string, one?: string, more?: string) => {
    const value = String(params[name] ?? place);
    return one === undefined || more === undefined ? value : value === '1' ? one : more;
  });
}

/** As `fillPlaces` in a sentence of `locale`: in one from right to left each value is kept apart from what is around it. */
export function fillPlacesIn(locale: Locale, text: string, params: Said['params']): string {
  return fillPlaces(text, locale === 'ar' ? isolated(params) : params);
}
