import { reasonCodes, type ReasonCode } from '@tallyhouse/shared/contracts/reason-codes';
import type { FigureStatus } from '@tallyhouse/shared/contracts/scalars';
import { lawWords } from '@tallyhouse/shared/contracts/words/laws.en';

export interface FigureReason {
  readonly code: ReasonCode;
  readonly subject: string;
}

const meanings: Readonly<Record<ReasonCode, { status: FigureStatus; words: (subject: string) => string }>> = {
  OPEN: {
    status: 'PROVISIONAL',
    words: (day) => `The day ${day} has not ended.`,
  },
  AWAITED: {
    status: 'PROVISIONAL',
    words: (source) => `Files of ${source} for the period have not arrived yet.`,
  },
  BEFORE: {
    status: 'PROVISIONAL',
    words: (instant) => `There are no files from before ${instant}.`,
  },
  LAW: {
    status: 'PROVISIONAL',
    words: (law) => `Records of the period break a data rule: ${lawInWords(law)}.`,
  },
  GAP: {
    status: 'PROVISIONAL',
    words: (load) => `The load ${load} has not arrived.`,
  },
  PARTIAL: {
    status: 'PROVISIONAL',
    words: (load) => `Records of the load ${load} were rejected and not sent again.`,
  },
  REJECTED: {
    status: 'PROVISIONAL',
    words: (load) => `The load ${load} was rejected.`,
  },
  MORE: {
    status: 'PROVISIONAL',
    words: (count) => `${count} more loads have not arrived in full.`,
  },
  LATE_TOLERANCE: {
    status: 'PROVISIONAL',
    words: (instant) => `Late records are accepted until ${instant}.`,
  },
  FX_MISSING: {
    status: 'PROVISIONAL',
    words: (currencyAndDay) => `There is no official rate for ${currencyAndDay}.`,
  },
  FACT_MISSING: {
    status: 'PROVISIONAL',
    words: (ruleAndFact) => `A tax is not calculated because required data is missing: ${ruleAndFact}.`,
  },
  UNCLASSIFIED: {
    status: 'PROVISIONAL',
    words: (play) => `Neither the law nor the licence states how this play is taxed: ${play}.`,
  },
  ESTIMATED: {
    status: 'ESTIMATED',
    words: (part) => `${part} is an estimate.`,
  },
  RULE_UNVERIFIED: {
    status: 'UNVERIFIED_RULE',
    words: (ruleId) => `The rule ${ruleId} has not been verified at its source.`,
  },
  NEGATIVE_UNKNOWN: {
    status: 'UNVERIFIED_RULE',
    words: (ruleId) =>
      `How the rule ${ruleId} treats a negative base is not known; the tax is taken as zero.`,
  },
};

function lawInWords(code: string): string {
  const words: Readonly<Record<string, string | undefined>> = lawWords;
  return words[code] ?? code;
}

export function statusOfReason({ code }: FigureReason): FigureStatus {
  return meanings[code].status;
}

/** Whether it goes by the calendar alone: the one kind that figures without files have, as those of machines. */
export function isOfCalendar({ code }: FigureReason): boolean {
  return code === 'OPEN' || code === 'LATE_TOLERANCE';
}

/** The reason as lists carry it: `GAP:btc_771`. */
export function reasonText({ code, subject }: FigureReason): string {
  return `${code}:${subject}`;
}

/** The reason as people read it. */
export function reasonWords({ code, subject }: FigureReason): string {
  return meanings[code].words(subject);
}

/** Undoes `reasonText`. Errors: `RangeError` for a text that is none. */
export function reasonOfText(text: string): FigureReason {
  const colon = text.indexOf(':');
  const code = reasonCodes.find((known) => known === text.slice(0, colon));
  if (code === undefined) throw new RangeError(`${text} is no reason against a figure`);
  return { code, subject: text.slice(colon + 1) };
}
