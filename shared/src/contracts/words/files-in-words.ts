import type { Locale } from '../locales';
import { fileKinds as ar } from './file-kinds.ar';
import { fileKinds as en } from './file-kinds.en';
import { fileKinds as sw } from './file-kinds.sw';
import { fillPlacesIn } from './said';

const kinds: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, sw, ar };
const of: Readonly<Record<Locale, string>> = {
  en: '{{kind}} no. {{seq}} of {{source}}',
  sw: '{{kind}} na. {{seq}} ya {{source}}',
  ar: '{{kind}} رقم {{seq}} من {{source}}',
};
/** Ids of files, of missing ones too: `gap_alder_alder-shops_bets_4958`. */
const file = /\b(?:btc|gap)_[a-z\d-]+_([a-z\d-]+)_([a-z_]+)_(\d+)\b/g;

/** A text with the ids of files in it in words: `bets no. 4958 of alder-shops`. */
export function filesInWords(text: string, locale: Locale): string {
  return text.replaceAll(file, (id, source: string, kind: string, seq: string) => {
    const name = kinds[locale][kind.toUpperCase()];
    if (name === undefined) return id;
    return fillPlacesIn(locale, of[locale], { kind: name.toLowerCase(), seq, source });
  });
}
