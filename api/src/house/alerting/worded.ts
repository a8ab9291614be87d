import { amountsInWords } from '@tallyhouse/shared/contracts/words/amounts-in-words';
import { alertWords, type AlertTextCode } from '@tallyhouse/shared/contracts/words/alerts.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';

/** What an alert says: in English, and as a code with values for who says it in another language. */
export interface Worded {
  /** What it is, in plain words. */
  readonly title: string;
  /** What exactly was seen, and what to do next. Never a secret. */
  readonly detail: string;
  readonly said: Said;
}

/** The words of `code` with `params` in their places. */
export function worded(code: AlertTextCode, params: Said['params']): Worded {
  const { title, detail } = alertWords[code];
  const values = amountsInWords(params);
  return {
    title: fillPlaces(title, values),
    detail: fillPlaces(detail, values),
    said: { code, params },
  };
}
