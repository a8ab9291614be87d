import { personInWords } from '@tallyhouse/shared/contracts/people';
import type { CurrentUser } from '../../platform/auth/current-user';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { FileWords } from './words/file-words';
import type { FilePhrase } from './words/phrases.sw';

/** A label, in English whatever the file's language is, and what stands beside it in that language. */
export type HeadLine = readonly [label: FilePhrase | '', text: string];

/** A licence as a head names it: its number, who gave it and which company holds it. */
export interface HeadLicence {
  readonly number: string;
  readonly authority: string;
  readonly company: string | null;
}

/** What every report, print and export says about itself. */
export interface HeadFacts {
  readonly title: string;
  readonly brandName: string;
  readonly licences: readonly HeadLicence[];
  readonly period: string;
  /** Null for a list, whose rows may each have another. */
  readonly basis: string | null;
  /** Null where nothing is an amount. */
  readonly currency: string | null;
  readonly zone: string;
  /** An instant. */
  readonly asOf: string;
  /** Null for a list, which is no figures of one moment. */
  readonly snapshotId: string | null;
  /** Null where no rule was used to make the figures. */
  readonly rulePack: string | null;
  /** Null for a list, whose rows may each have another. */
  readonly status: string | null;
  /** Who the figures are for; left out: who licensed the brand. */
  readonly authorities?: readonly string[] | undefined;
  readonly generatedAt: Date;
  readonly generatedBy: Pick<CurrentUser, 'name' | 'email'>;
  readonly rows: string;
  /** As the server words them. */
  readonly filtersText: readonly string[];
  /** Lines of this kind of document alone. */
  readonly more?: readonly HeadLine[];
  readonly note: string | null;
}

/** The head in its one order. Licences that are not known are said to be so; what a list does not have is left out. */
function headOf(facts: HeadFacts, { say, filter, instant }: FileWords): HeadLine[] {
  const { licences, zone, snapshotId } = facts;
  const list = (texts: readonly string[]) => [...new Set(texts)].join(', ') || say('none on record');
  const who = personInWords(facts.generatedBy.name, facts.generatedBy.email);
  const lines: readonly (readonly [HeadLine[0], string | null])[] = [
    ['Title', facts.title],
    ['Brand', facts.brandName],
    ['Company', list(licences.flatMap(({ company }) => company ?? []))],
    ['Licence', list(licences.map(({ number }) => number))],
    ['Authority', list(facts.authorities ?? licences.map(({ authority }) => authority))],
    ['Period', facts.period],
    ['Basis', facts.basis],
    ['Currency', facts.currency],
    ['Data as of', instant(facts.asOf, zone)],
    ['Snapshot', snapshotId],
    ['Rule pack', facts.rulePack ?? (snapshotId === null ? null : say('none applied'))],
    ['Figure status', facts.status],
    ['Generated', say('{{at}} by {{who}}', { at: instant(facts.generatedAt.toISOString(), zone), who })],
    ['Rows', facts.rows],
    ...(facts.filtersText.length === 0 ? [say('none')] : facts.filtersText.map(filter)).map(
      (text, index) => [index === 0 ? 'Filters' : '', text] as const,
    ),
    ...(facts.more ?? []),
    ['Note', facts.note],
  ];
  return lines.filter((line): line is HeadLine => line[1] !== null);
}

/** What a document takes from the facts of its head. */
export function headed(facts: HeadFacts, words: FileWords) {
  return { head: headOf(facts, words), currency: facts.currency, zone: facts.zone, words };
}

/** The days that a list is narrowed to, by the clocks of `zone`. */
export function daysInWords(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  zone: string,
  { say }: FileWords,
): string {
  if (from === undefined) return to === undefined ? say('All') : say('Up to {{to}}, {{zone}}', { to, zone });
  return to === undefined
    ? say('From {{from}}, {{zone}}', { from, zone })
    : say('{{from}} to {{to}}, {{zone}}', { from, to, zone });
}

/** Period with zone and start of the day: `2026-03-01 to 2026-03-31, Africa/Dar_es_Salaam, day starts 00:00`. */
export function periodInWords({ from, to, zone, cutoff }: ListMeta['period'], { say }: FileWords): string {
  return say('{{from}} to {{to}}, {{zone}}, day starts {{cutoff}}', { from, to, zone, cutoff });
}

/** Status and its causes: `Provisional: missing data …; …`, for programs `PROVISIONAL, GAP:btc_771`. */
export function statusInWords(
  { status, statusReasons, period }: Pick<ListMeta, 'status' | 'statusReasons' | 'period'>,
  { code, reason, isForPeople }: FileWords,
): string {
  const word = code('figureStatuses', status);
  const reasons = statusReasons.map((one) => reason(one, period.zone));
  return isForPeople && reasons.length > 0 ? `${word}: ${reasons.join('; ')}` : [word, ...reasons].join(', ');
}

/** That an auditor's file is one, who took it out and when, and that it goes no further; nothing for others. */
export function watermarkLine(
  watermark: { readonly who: string; readonly at: string } | null,
  zone: string,
  { say, instant }: FileWords,
): HeadLine[] {
  if (watermark === null) return [];
  const { who, at } = watermark;
  return [
    [
      'Watermark',
      say("Auditor's copy for {{who}}, {{at}}. Not to be passed on.", { who, at: instant(at, zone) }),
    ],
  ];
}
