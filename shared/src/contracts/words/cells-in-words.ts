import type { Locale } from '../locales';
import { channels as channelsAr, terminalTypes as terminalTypesAr } from './labels.ar';
import { channels as channelsEn, terminalTypes as terminalTypesEn } from './labels.en';
import { channels as channelsSw, terminalTypes as terminalTypesSw } from './labels.sw';
import { verticals as verticalsAr } from './verticals.ar';
import { verticals as verticalsEn } from './verticals.en';
import { verticals as verticalsSw } from './verticals.sw';

type Names = Readonly<Record<string, string>>;

/** Names of the codes in columns of reports, by the column's field. */
const columns: Readonly<Record<Locale, Readonly<Record<string, Names>>>> = {
  en: { channel: channelsEn, terminalType: terminalTypesEn, vertical: verticalsEn },
  sw: { channel: channelsSw, terminalType: terminalTypesSw, vertical: verticalsSw },
  ar: { channel: channelsAr, terminalType: terminalTypesAr, vertical: verticalsAr },
};

/** A cell of a column of reports in words; as it is where the column has no codes, or nobody knows this one. */
export function cellInWords(field: string, cell: string, locale: Locale): string {
  const names = Object.hasOwn(columns[locale], field) ? columns[locale][field] : undefined;
  return names !== undefined && Object.hasOwn(names, cell) ? (names[cell] ?? cell) : cell;
}
